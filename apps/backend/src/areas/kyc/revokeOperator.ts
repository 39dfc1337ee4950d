import { counted } from '@exchange/domain';
import { sql } from 'drizzle-orm';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, type GivenChange, type OperatorContext } from '../../operator/command';
import { findTrader } from '../../operator/reading';
import { submitCommand } from '../../operator/submitCommand';

interface OpenWithdrawals extends Record<string, unknown> {
  held: number;
  withCustody: string[];
}

const readOpen = async ({ database }: OperatorContext, trader: string): Promise<OpenWithdrawals> => {
  const { rows } = await database.db.execute<OpenWithdrawals>(
    sql`select count(*) filter (where released_at is null)::integer as held,
          coalesce(array_agg(id order by number) filter (where released_at is not null), '{}') as "withCustody"
        from withdrawal where owner = ${trader} and status in ('Pending', 'Process')`,
  );
  return rows[0] ?? { held: 0, withCustody: [] };
};

const linesOf = (email: string, { held, withCustody }: OpenWithdrawals): string[] => [
  `${email} is no longer verified and can't withdraw. We've emailed them.`,
  held === 0 ? 'No withdrawals are waiting.' : `${counted(held, 'withdrawal')} can't be approved or sent any more.`,
  ...(withCustody.length === 0
    ? []
    : [`Custody already has these, and may have sent them: ${withCustody.join(', ')}.`]),
];

const revoke = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: trader, wrong } = await findTrader(desk.database.db, given.words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { uniqueId, email } = trader;
  const { who: by, why } = given.action;
  return submitCommand<'kyc.revoke'>(desk, given, {
    plan: [`About to revoke the verification of ${email}.`],
    command: () => ({ kind: 'kyc.revoke', trader: uniqueId, by, why }),
    told: async (_outcome, id) => {
      const open = await readOpen(desk, uniqueId);
      return done(linesOf(email, open), { id, outcome: 'done', email, ...open });
    },
  });
};

export const revokeCommand = changing({
  name: 'kyc revoke',
  usage: '<email>',
  meaning: "take an approval back and hold the trader's withdrawals; the trader sees the reason",
  takes: [1, 1],
  options: ['id'],
  run: revoke,
});
