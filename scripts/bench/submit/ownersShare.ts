import type { Bench } from '../bench';
import { connectHearers } from '../liveFanOut/hearers';
import { withFilledDatabase } from './filledDatabase';
import { requestOf, type Call } from './sendAll';
import { withGateway } from './servers';
import { newOrders, sendAtRate } from './steadyOrders';

const MANY = 10_000;
const FEW = 100;
/** Each order is told to all connections, so that more would be the work of the program that hears them. */
const RATE = 5;
const ORDERS = 100;
const METRICS_TOKEN = 'a token of this benchmark';

const processorSeconds = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const found = /^process_cpu_seconds_total (\S+)/m.exec(await answer.text());
  if (!found) throw new Error('The owner does not say how much of the processor it has used.');
  return Number(found[1]);
};

interface Scene {
  gateway: string;
  owner: string;
  take: () => Call[];
}

/** Milliseconds of the owner's processor time while orders come in and connections hear of them. */
const costTo = async ({ gateway, owner, take }: Scene, connections: number): Promise<number> => {
  const hearers = await connectHearers(gateway, connections);
  try {
    const before = await processorSeconds(owner);
    const rest = take().slice(0, ORDERS).map(requestOf).values();
    await sendAtRate(gateway, { rate: RATE, next: () => rest.next().value });
    return ((await processorSeconds(owner)) - before) * 1_000;
  } finally {
    hearers.end();
  }
};

export const ownersShare: Bench = {
  name: 'owner-cpu-sockets',
  compares: `The owner's processor time while ${ORDERS} orders come in through a gateway, ${RATE} a second, and ${MANY.toLocaleString('en')} live connections of the gateway hear of each, against the same with ${FEW}`,
  unit: 'ms',
  aim: { is: 'at most', ratio: 1.05 },
  runs: 3,
  measure: (alternate) =>
    withFilledDatabase(async (connectionString, dataDir) => {
      const { take } = await newOrders();
      return withGateway(
        connectionString,
        dataDir,
        (gateway, owner) =>
          alternate(
            () => costTo({ gateway, owner, take }, MANY),
            () => costTo({ gateway, owner, take }, FEW),
          ),
        {
          METRICS_TOKEN,
          LIVE_CONNECTIONS: '0',
          ADDRESS_CONNECTIONS: '0',
          LIVE_SENT_BYTES: '0',
          LIVE_ADDRESS_EVENTS: '0',
        },
      );
    }),
};
