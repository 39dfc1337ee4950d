import { pairs, type Pair } from '@exchange/domain';
import { refuse, type TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { toPastOrder } from '../trading/orderRows';
import { createOrderStore } from '../trading/orderStore';
import { rowsOf } from '../trading/rows';

const startAfterEnd = refuse(400, "The start date can't be after the end date.", 'from');

/** As many as a page can have: who asks for no page gets the newest, and by `count` knows whether there are more. */
const rowsUnlessAsked = 500;

/** Beyond these the database knows no moments. */
const [firstMoment, lastMoment] = [0, Date.parse('9999-12-31T23:59:59.999Z')];

const momentOf = (text: string | undefined): Date | undefined => {
  const moment = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(Math.min(Math.max(moment, firstMoment), lastMoment));
};

/** By the name of the pair or of one of its currencies. */
const isOf = ({ name, base, quote }: Pair, wanted: string): boolean =>
  [name, base, quote].some((one) => one === wanted);

const numbersOfPairs = (...wanted: (string | undefined)[]): number[] | undefined => {
  const names = wanted.filter((one) => one !== undefined);
  if (names.length === 0) return undefined;
  return pairs.filter((pair) => names.every((name) => isOf(pair, name))).map(({ id }) => Number(id));
};

export const historyTraderHandlers = (queries: Queries): TraderHandlers => {
  const store = createOrderStore(queries);
  return {
    orderHistory: async ({ trader, parameters }) => {
      const { curr, currency, from: start, to: end, page = 1, limit = rowsUnlessAsked } = parameters;
      const [from, to] = [momentOf(start), momentOf(end)];
      if (from && to && from > to) return startAfterEnd;
      const filter = { pairs: numbersOfPairs(curr, currency), from, to };
      const [rows, count] = await Promise.all([
        store.past(trader.uniqueId, rowsOf(page, limit), filter),
        store.countPast(trader.uniqueId, filter),
      ]);
      return { data: rows.map(toPastOrder), count };
    },
  };
};
