import { referralReward } from '@exchange/domain';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { trader } from '../db/schema';
import type { CommittedEvents } from '../exchange/committedEvents';
import type { Letter } from '../mail/letters';

interface Addressed {
  /** The trader's ID. */
  to: string;
  letter: Letter;
}

/** A paid reward is emailed to both; a withheld one to neither. */
export const referralLetters = async (
  transaction: Transaction,
  { referred, referrer, status }: CommittedEvents['referral.settled'],
  at: Date,
): Promise<Addressed[]> => {
  if (status !== 'paid') return [];
  const people = await transaction
    .select({ id: trader.uniqueId, firstName: trader.firstName, lastName: trader.lastName })
    .from(trader)
    .where(inArray(trader.uniqueId, [referred, referrer]));
  const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  const { asset, referrer: earned, invited: given } = referralReward;
  const facts = { kind: 'referralPaid', asset, at } as const;
  return [
    { to: referrer, letter: { ...facts, role: 'referrer', other: names.get(referred) ?? '', amount: earned } },
    { to: referred, letter: { ...facts, role: 'referred', other: names.get(referrer) ?? '', amount: given } },
  ];
};
