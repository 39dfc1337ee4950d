import { pairs, type Pair } from '@exchange/domain';
import type { TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { createPastOrders } from '../../orders/pastOrders';
import { rowsOf } from '../../orders/rows';
import { momentOf, rowsUnlessAsked, startAfterEnd } from './range';

/** Matches the name of the pair or of one of its currencies. */
const isOf = ({ name, base, quote }: Pair, wanted: string): boolean =>
  [name, base, quote].some((one) => one === wanted);

const numbersOfPairs = (...wanted: (string | undefined)[]): number[] | undefined => {
  const names = wanted.filter((one) => one !== undefined);
  if (names.length === 0) return undefined;
  return pairs.filter((pair) => names.every((name) => isOf(pair, name))).map(({ id }) => Number(id));
};

export const orderHistoryHandlers = (queries: Queries): TraderHandlers => {
  const past = createPastOrders(queries);
  return {
    orderHistory: async ({ trader, parameters }) => {
      const { curr, currency, from: start, to: end, page = 1, limit = rowsUnlessAsked } = parameters;
      const { client_order_id: clientOrderId = '' } = parameters;
      if (clientOrderId !== '') {
        const sent = await past.ofClient(trader.uniqueId, clientOrderId);
        return { data: sent, count: sent.length };
      }
      const [from, to] = [momentOf(start), momentOf(end)];
      if (from && to && from > to) return startAfterEnd;
      const filter = { pairs: numbersOfPairs(curr, currency), from, to };
      const [data, count] = await Promise.all([
        past.list(trader.uniqueId, rowsOf(page, limit), filter),
        past.count(trader.uniqueId, filter),
      ]);
      return { data, count };
    },
  };
};
