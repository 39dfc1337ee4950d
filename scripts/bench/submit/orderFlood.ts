import type { Bench } from '../bench';
import { withFilledDatabase } from './filledDatabase';
import { requestOf, type Call } from './sendAll';
import { withExchange } from './servers';
import { latencyOf, newOrders, sendAtRate, steadyRate } from './steadyOrders';

/** Ten times what a trader may. */
const FLOOD_RATE = 500;

/** Each order is a new one, so that none is answered as a repetition. */
const floodWhile = async <Value>(url: string, { token, fields }: Call, work: () => Promise<Value>): Promise<Value> => {
  let count = 0;
  let isOver = false;
  const name = `flood-${performance.now()}`;
  const flood = sendAtRate(url, {
    rate: FLOOD_RATE,
    hasAnyStatus: true,
    next: () => {
      count += 1;
      return isOver ? undefined : requestOf({ token, fields: { ...fields, client_order_id: `${name}-${count}` } });
    },
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await flood;
  }
};

export const orderFlood: Bench = {
  name: 'order-flood-p99',
  compares: `Time from when an order of one of 199 traders is due, at ${steadyRate} orders a second over HTTP, until its answer (99% take no longer), while another trader sends ${FLOOD_RATE} orders a second from addresses that no limit counts, against the same without that trader`,
  unit: 'ms',
  aim: { is: 'at most', ratio: 2 },
  measure: (alternate) =>
    withFilledDatabase(async (connectionString, dataDir) => {
      const { spared, take } = await newOrders();
      return withExchange(connectionString, dataDir, (url) =>
        alternate(
          () => floodWhile(url, spared, () => latencyOf(99, url, take())),
          () => latencyOf(99, url, take()),
        ),
      );
    }),
};
