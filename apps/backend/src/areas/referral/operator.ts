import { kycStatusNumbers, referralReward } from '@exchange/domain';
import { hasTraded, type WithheldBecause } from './rewards/storedReferral';
import { done, refused, type Answer } from '../../operator/answer';
import { changing, reading, type OperatorContext, type Given, type GivenChange } from '../../operator/command';
import { submitCommand } from '../../operator/submitCommand';
import { findTrader } from '../../operator/reading';
import { spokenMoment } from '../../runtime/spokenMoment';

const statuses = ['pending', 'paid', 'withheld'] as const;

type Status = (typeof statuses)[number];

const usualLength = 50;
const { asset, referrer: toReferrer, invited: toInvited } = referralReward;

interface Listed {
  invited: string;
  inviter: string;
  status: Status;
  withheldBecause: WithheldBecause | null;
  updatedAt: Date;
  hasTraded: boolean;
  /** Whose papers aren't approved. */
  unverified: string[];
  /** Whose accounts are frozen. */
  frozen: string[];
  /** Of a reward that an operator paid. */
  paidBy: string | null;
  why: string | null;
}

/** The emails of those of the two for whom this is so. */
const emailsWhere = (isSo: (one: string) => string): string => {
  const emails = ['inviting', 'invited'].map((one) => `case when ${isSo(one)} then ${one}.email end`);
  return `array_remove(array[${emails.join()}], null)`;
};

const readListed = async (
  { database }: OperatorContext,
  wanted: readonly string[],
  most: number,
): Promise<Listed[]> => {
  const { rows } = await database.pool.query<Listed>(
    `select invited.email as invited, inviting.email as inviter, status, withheld_because as "withheldBecause",
       updated_at as "updatedAt", ${hasTraded('referred')} as "hasTraded", made_by as "paidBy", reason as why,
       ${emailsWhere((one) => `${one}.frozen_at is not null`)} as frozen,
       ${emailsWhere((one) => `${one}.kyc_status <> ${kycStatusNumbers.Approved}`)} as unverified
     from referral join trader invited on invited.unique_id = referred
     join trader inviting on inviting.unique_id = referrer
     left join posting on posting.id = 'referral ' || referred
     where status = any ($1) order by updated_at desc, referred limit $2`,
    [wanted, most],
  );
  return rows;
};

const grounds: Record<WithheldBecause, string> = {
  sameMailbox: 'both addresses lead to the same inbox',
  sameDocument: 'the document belongs to somebody who was rewarded before',
  sameDevice: 'the browser belongs to somebody who was rewarded before',
  sameNetwork: 'the network is that of the inviter, or of somebody else they invited',
};

const waitsFor = ({ hasTraded: isTrader, frozen, unverified }: Listed): string => {
  if (!isTrader) return 'for a first trade';
  if (unverified.length > 0) return `until verified: ${unverified.join(' and ')}`;
  return frozen.length === 0
    ? 'about to be paid, unless the budget is used up'
    : `until unfrozen: ${frozen.join(' and ')}`;
};

const detailOf = (listed: Listed): string => {
  const { status, withheldBecause, inviter, invited, paidBy, why } = listed;
  if (status === 'pending') return `waits  ${waitsFor(listed)}`;
  if (withheldBecause !== null) return `why    ${grounds[withheldBecause]}`;
  const who = paidBy === null ? '' : `, by ${paidBy}: ${why ?? ''}`;
  return `paid   ${toReferrer} ${asset} to ${inviter}, ${toInvited} ${asset} to ${invited}${who}`;
};

const linesOf = (listed: Listed): string[] => [
  `${spokenMoment(listed.updatedAt)}  ${listed.status.padEnd(8)}  ${listed.invited}, invited by ${listed.inviter}`,
  `  ${detailOf(listed)}`,
];

const list = async (
  { words: [wanted], options: { last = usualLength } }: Given,
  desk: OperatorContext,
): Promise<Answer> => {
  const chosen = statuses.filter((status) => wanted === undefined || status === wanted);
  if (chosen.length === 0)
    return refused(`There is no status ${wanted ?? ''}. Type ${statuses.join(', ')}, or leave it out.`);
  const referrals = await readListed(desk, chosen, last);
  return done(referrals.length === 0 ? 'There are no such referrals.' : referrals.flatMap(linesOf), { referrals });
};

const pay = async (given: GivenChange, desk: OperatorContext): Promise<Answer> => {
  const { value: trader, wrong } = await findTrader(desk.database.db, given.words[0] ?? '');
  if (wrong !== undefined) return refused(wrong);
  const { uniqueId: referred, email } = trader;
  const { who: by, why } = given.action;
  return submitCommand<'referral.pay'>(desk, given, {
    command: () => ({ kind: 'referral.pay', referred, by, why }),
    told: ({ isRepeat }, id) =>
      done(
        isRepeat
          ? `The rewards for inviting ${email} were already paid.`
          : `Paid ${toInvited} ${asset} to ${email} and ${toReferrer} ${asset} to the trader who invited them. We've emailed both.`,
        { id, outcome: 'done', isRepeat, email },
      ),
  });
};

export const referralCommands = [
  reading({
    name: 'referral list',
    usage: `[${statuses.join('|')}] [--last N]`,
    meaning: 'referrals and the status of their rewards, newest first',
    takes: [0, 1],
    options: ['last'],
    run: list,
  }),
  changing({
    name: 'referral pay',
    usage: '<email of the invited person>',
    meaning: 'pay both rewards of a withheld referral',
    takes: [1, 1],
    options: ['id'],
    run: pay,
  }),
];
