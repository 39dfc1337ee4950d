import { counted } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/client';
import { done, refused, type Answer } from '#operator/answer';
import { changing, type OperatorContext, type GivenChange } from '#operator/command';
import { submitCommand } from '#operator/submitCommand';
import { findTrader } from '#operator/reading';
import { program } from '#operator/words';

const countOpenOrders = async (queries: Queries, trader: string): Promise<number> => {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::integer as count from trade_order where owner = ${trader} and status = 'open'`,
  );
  return rows[0]?.count ?? 0;
};

const openOrdersLine = (email: string, count: number): string =>
  count === 0
    ? 'There are no open orders.'
    : `${counted(count, 'open order')} stay${count === 1 ? 's' : ''} in the book until cancelled: ` +
      `${program} account orders cancel ${email} --why "..."`;

const frozenLines = (email: string, isRepeat: boolean, openOrders: number): string[] => [
  isRepeat
    ? `${email} was already frozen.`
    : `${email} is frozen: the trader can only sign in, see balances and cancel open orders. We've emailed them.`,
  openOrdersLine(email, openOrders),
];

const freeze = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { db } = desk.database;
  const { value: trader, wrong } = await findTrader(db, given.words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { uniqueId, email } = trader;
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: 'account.freeze', trader: uniqueId, by, why }),
    told: async ({ isRepeat }, id) => {
      const openOrders = await countOpenOrders(db, uniqueId);
      return done(frozenLines(email, isRepeat, openOrders), { id, outcome: 'done', isRepeat, email, openOrders });
    },
  });
};

const unfreeze = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: trader, wrong } = await findTrader(desk.database.db, given.words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { uniqueId, email } = trader;
  const { who: by, why } = given.action;
  return submitCommand(desk, given, {
    command: () => ({ kind: 'account.unfreeze', trader: uniqueId, by, why }),
    told: ({ isRepeat }, id) =>
      done(
        isRepeat
          ? `${email} was not frozen.`
          : `${email} is no longer frozen: the trader has full access again. We've emailed them.`,
        { id, outcome: 'done', isRepeat, email },
      ),
  });
};

const cancelOrders = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: trader, wrong } = await findTrader(desk.database.db, given.words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { uniqueId, email } = trader;
  return submitCommand(desk, given, {
    command: () => ({ kind: 'orders.cancel', trader: uniqueId }),
    told: ({ orders }, id) =>
      done(
        orders.length === 0
          ? `${email} has no open orders.`
          : `Cancelled ${counted(orders.length, 'open order')} of ${email}. Reserved funds are released.`,
        { id, outcome: 'done', email, orders: orders.map((order) => order.id) },
      ),
  });
};

export const holdCommands = [
  changing({
    name: 'account freeze',
    usage: '<email>',
    meaning: 'freeze an account: its trader can only view it and cancel orders',
    takes: [1, 1],
    options: ['id'],
    run: freeze,
  }),
  changing({
    name: 'account unfreeze',
    usage: '<email>',
    meaning: 'lift the freeze',
    takes: [1, 1],
    options: ['id'],
    run: unfreeze,
  }),
  changing({
    name: 'account orders cancel',
    usage: '<email>',
    meaning: "cancel all of a trader's open orders",
    takes: [1, 1],
    options: ['id'],
    run: cancelOrders,
  }),
];
