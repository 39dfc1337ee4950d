import { counted, dayMs } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import { plainDecimal } from '#db/plainDecimal';
import type { TraderRow } from '#identity/stores/traders';
import { done, refused, type Answer } from '#operator/answer';
import { changing, type GivenChange, type OperatorContext } from '#operator/command';
import { findTrader } from '#operator/reading';
import { submitCommand } from '#operator/submitCommand';
import { spokenMoment } from '#runtime/spokenMoment';

interface Remaining extends Record<string, unknown> {
  openOrders: number;
  withdrawals: number;
  stakes: number;
  stakesUntil: string | null;
  swaps: number;
  funds: string[];
}

const readRemaining = async ({ database }: OperatorContext, trader: string): Promise<Remaining> => {
  const { rows } = await database.db.execute<Remaining>(sql`
    select
      (select count(*)::integer from trade_order where owner = ${trader} and status = 'open') as "openOrders",
      (select count(*)::integer from withdrawal where owner = ${trader} and status in ('Pending', 'Process'))
        as withdrawals,
      (select count(*)::integer from stake where owner = ${trader} and ended_at is null) as stakes,
      (select to_char(max(term_end) at time zone 'UTC', 'YYYY-MM-DD') from stake
        where owner = ${trader} and ended_at is null) as "stakesUntil",
      (select count(*)::integer from ratio_swap where owner = ${trader} and status = 'Pending') as swaps,
      (select coalesce(array_agg(total || ' ' || asset order by asset), '{}') from (
        select asset, sum(balance)::text as total from account
        where owner = ${trader} and balance > 0 group by asset) as held) as funds`);
  const [row] = rows;
  if (!row) throw new Error('The database counted nothing.');
  return { ...row, funds: row.funds.map((held) => held.replace(/^\S+/, plainDecimal)) };
};

/** What goes on in an account that is closed. */
const remainingLines = ({ withdrawals, stakes, stakesUntil, swaps, funds }: Remaining): string[] => [
  funds.length === 0 ? 'Nothing is left in it.' : `Still in it: ${funds.join(', ')}.`,
  ...(withdrawals > 0 ? [`${counted(withdrawals, 'withdrawal')} that had been requested go on.`] : []),
  ...(stakes > 0
    ? [`${counted(stakes, 'stake')} run to the end of their term, the last until ${stakesUntil ?? 'an unknown day'}.`]
    : []),
  ...(swaps > 0 ? [`${counted(swaps, 'ratio swap')} still to be decided.`] : []),
];

const until = (moment: number): string => spokenMoment(new Date(moment));

type Run = (given: GivenChange, desk: OperatorContext, trader: TraderRow) => Promise<Answer>;

/** For the trader whose address is the first word. */
export const withTrader =
  (run: Run) =>
  async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
    const { value: trader, wrong } = await findTrader(desk.database.db, given.words[0] ?? '');
    return wrong === undefined ? run(given, desk, trader) : refused(wrong);
  };

const close: Run = async (given, desk, { uniqueId, email }) => {
  const { who: by, why } = given.action;
  const { openOrders } = await readRemaining(desk, uniqueId);
  return submitCommand<'account.close'>(desk, given, {
    plan: [`About to close the account ${email}, which has ${counted(openOrders, 'open order')}.`],
    command: () => ({ kind: 'account.close', trader: uniqueId, by, why }),
    told: async ({ isRepeat, withdrawableUntil, orders }, id) => {
      const remaining = await readRemaining(desk, uniqueId);
      const closed = isRepeat
        ? `${email} was already closed. Its trader can withdraw until ${until(withdrawableUntil)}.`
        : `${email} is closed, ${counted(orders.length, 'open order')} cancelled, and signed out everywhere. Its trader can withdraw until ${until(withdrawableUntil)}. We've emailed them.`;
      return done([closed, ...remainingLines(remaining)], {
        ...{ id, outcome: 'done', email, isRepeat },
        withdrawableUntil: new Date(withdrawableUntil).toISOString(),
        ordersCancelled: orders.length,
        remaining,
      });
    },
  });
};

const reopen: Run = async (given, desk, { uniqueId, email }) => {
  const { who: by, why } = given.action;
  return submitCommand<'account.reopen'>(desk, given, {
    plan: [`About to reopen the account ${email}.`],
    command: () => ({ kind: 'account.reopen', trader: uniqueId, by, why }),
    told: ({ isRepeat }, id) =>
      done(
        isRepeat
          ? `${email} was not closed.`
          : `${email} is open again: the trader has full access. We've emailed them.`,
        { id, outcome: 'done', email, isRepeat },
      ),
  });
};

const usualRelease = 30 * dayMs;

const release: Run = async (given, desk, { uniqueId, email }) => {
  const { who: by, why } = given.action;
  const { forMs = usualRelease } = given.options;
  const { funds } = await readRemaining(desk, uniqueId);
  return submitCommand<'account.release'>(desk, given, {
    plan: [`About to let ${email} withdraw what is left: ${funds.length === 0 ? 'nothing' : funds.join(', ')}.`],
    command: () => ({ kind: 'account.release', trader: uniqueId, by, why, forMs }),
    told: ({ withdrawableUntil }, id) =>
      done(`${email} can withdraw what is left until ${until(withdrawableUntil)}. We've emailed them.`, {
        ...{ id, outcome: 'done', email },
        withdrawableUntil: new Date(withdrawableUntil).toISOString(),
      }),
  });
};

export const closingCommands = [
  changing({
    name: 'account close',
    usage: '<email>',
    meaning: 'close an account: orders are cancelled, and its trader can only withdraw, for 90 days',
    takes: [1, 1],
    options: ['id'],
    run: withTrader(close),
  }),
  changing({
    name: 'account reopen',
    usage: '<email>',
    meaning: 'open a closed account again',
    takes: [1, 1],
    options: ['id'],
    run: withTrader(reopen),
  }),
  changing({
    name: 'account release',
    usage: '<email> [--for 30d]',
    meaning: 'let the trader of a closed account withdraw what is left',
    takes: [1, 1],
    options: ['id', 'for'],
    run: withTrader(release),
  }),
];
