import { listSizes } from '@exchange/domain';
import { withClient } from '../../db/embedded/connection';
import { addTraders, fundings } from './fillStore';
import { makeLadder } from './makeLadder';
import { exchangeOn, submitAll } from './submitting';

const AT_ONCE = 1_000;

/** Adds open orders to a filled database, of other traders, each of whom has as many as a trader may. */
export const addOpenOrders = async (connectionString: string, orders: number): Promise<void> => {
  const holders = (side: string) =>
    Array.from({ length: Math.ceil(orders / 2 / listSizes.openOrders) }, (_, index) => `${side}-holder-${index}`);
  const of = { buy: holders('buying'), sell: holders('selling') };
  const everybody = [...of.buy, ...of.sell];
  await withClient(connectionString, (client) => addTraders(client, everybody));
  const exchange = exchangeOn(connectionString);
  await exchange.start();
  await submitAll(exchange, fundings(everybody), AT_ONCE);
  const placed = makeLadder(orders, { of, name: 'held' }).map((order) => ({ kind: 'order.place' as const, ...order }));
  await submitAll(exchange, placed, AT_ONCE);
  await exchange.stop();
};
