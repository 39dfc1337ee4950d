import { referralReward, sameMailbox, toUnits, type DecimalText } from '@exchange/domain';
import { defineKind, type AnyKind } from '#exchange/commandKind';
import type { Decision, Posting, View } from '#exchange/effects';
import { isReadableLine } from '#exchange/readableLine';
import { noReason, refused, type Refused } from '#exchange/refusals';
import { rowFor } from '#exchange/sql/rows';
import type { Queries } from '#exchange/sql/statement';
import { isUsedUp } from './budget';
import { readReferrals, settleReferrals, type StoredReferral, type WithheldBecause } from './storedReferral';

interface Rewarding {
  /** Who was invited. Each trader is invited by at most one other. */
  referred: string;
}

interface Paying extends Rewarding {
  by: string;
  why: string;
}

interface Rewarded {
  status: 'paid' | 'withheld';
  isRepeat: boolean;
}

declare module '#exchange/commands' {
  interface Commands {
    /** Pays both rewards of a referral after the first trade, or withholds them. */
    'referral.reward': Rewarding;
    /** Pays withheld rewards, as an operator decided. */
    'referral.pay': Paying;
  }
}

declare module '#exchange/outcomes' {
  interface Outcomes {
    'referral.reward': Rewarded;
    'referral.pay': Rewarded;
  }
}

declare module '#exchange/committedEvents' {
  interface CommittedEvents {
    /** The rewards of a referral were paid, or will not be. */
    'referral.settled': { referred: string; referrer: string; status: 'paid' | 'withheld' };
  }
}

type Kind = 'referral.reward' | 'referral.pay';
type Referrals = ReadonlyMap<string, StoredReferral>;

const notInvited = refused({ code: 'no such trader', message: "This trader wasn't invited." });
const notTraded = refused({ code: 'not allowed', message: "This trader hasn't made their first trade yet." });
const notVerified = refused({ code: 'not allowed', message: 'One of the two is not verified yet.' });
const notSettled = refused({
  code: 'not allowed',
  message: 'One of the two owes coins of a reversed deposit, or has a deposit that may still be taken back.',
});
const usedUp = refused({ code: 'limit', message: 'The budget for rewards is used up.' });
const notWithheld = refused({
  code: 'not allowed',
  message: 'This reward is not withheld. It is paid automatically after the first trade, once both are verified.',
});
const onHold = refused({ code: 'frozen', message: 'One of the two accounts is frozen. Unfreeze it first.' });

const { asset, referrer: toReferrer, invited: toReferred } = referralReward;
const from = { house: 'referral rewards' } as const;

/** One movement pays both rewards or neither; its fixed ID ensures that it happens once. */
const rewards = ({ referred, referrer }: StoredReferral, of: Pick<Posting, 'by' | 'reason'>): Posting => ({
  id: `referral ${referred}`,
  legs: [
    { asset, amount: toUnits(toReferrer), from, to: { trader: referrer } },
    { asset, amount: toUnits(toReferred), from, to: { trader: referred } },
  ],
  ...of,
});

/** Why the invited trader looks like somebody who was rewarded already. */
const withheldBecause = ({
  referredEmail,
  referrerEmail,
  sharesDocument,
  sharesDevice,
  sharesNetwork,
}: StoredReferral): WithheldBecause | undefined => {
  if (sameMailbox(referredEmail, referrerEmail)) return 'sameMailbox';
  if (sharesDocument) return 'sameDocument';
  if (sharesDevice) return 'sameDevice';
  return sharesNetwork ? 'sameNetwork' : undefined;
};

const settled = (
  { referred, referrer }: StoredReferral,
  status: Rewarded['status'],
  because: WithheldBecause | null,
) => ({
  done: { status, isRepeat: false },
  rows: [rowFor(settleReferrals, { referred, status, withheldBecause: because })],
  events: [{ kind: 'referral.settled' as const, payload: { referred, referrer, status } }],
});

const pay = ({ state }: View, referral: StoredReferral, of: Pick<Posting, 'by' | 'reason'>): Decision<Kind> => {
  const { referred, referrer } = referral;
  if (state.frozen.has(referred) || state.frozen.has(referrer)) return onHold;
  if (!referral.isMoneySettled) return notSettled;
  return { ...settled(referral, 'paid', null), postings: [rewards(referral, of)] };
};

const house = { owner: null, kind: 'referral rewards', asset } as const;

const reward = (view: View, referral: StoredReferral, budget: DecimalText | undefined): Decision<Kind> => {
  const { status, hasTraded, areVerified } = referral;
  if (status !== 'pending') return { done: { status, isRepeat: true } };
  if (!hasTraded) return notTraded;
  if (!areVerified) return notVerified;
  const because = withheldBecause(referral);
  if (because !== undefined) return settled(referral, 'withheld', because);
  return isUsedUp(budget, view.state.balances.read(house)) ? usedUp : pay(view, referral, {});
};

const payWithheld = (
  view: View,
  referral: StoredReferral,
  { by, why }: Paying,
  budget: DecimalText | undefined,
): Decision<Kind> => {
  const { status } = referral;
  if (status === 'paid') return { done: { status, isRepeat: true } };
  if (status === 'pending') return notWithheld;
  return isUsedUp(budget, view.state.balances.read(house)) ? usedUp : pay(view, referral, { by, reason: why });
};

interface RewardTerms {
  /** The most that is paid, all rewards together; undefined without a limit. */
  budget?: DecimalText | undefined;
  /** Whether those on one network count as one person; left out, on a real database they do. */
  isPerNetwork?: boolean | undefined;
}

/** One at a time: whether somebody was rewarded before is looked up. */
const keysOf = (): string[] => ['referral rewards'];

const objectionTo = ({ by, why }: Paying): Refused | undefined =>
  isReadableLine(by) && isReadableLine(why) ? undefined : noReason;

export const referralKinds = ({ budget, isPerNetwork }: RewardTerms): readonly AnyKind[] => {
  const lookUp = (client: Queries, commands: readonly Rewarding[]): Promise<Referrals> =>
    readReferrals(
      client,
      commands.map(({ referred }) => referred),
      isPerNetwork,
    );
  return [
    defineKind<'referral.reward', Referrals>({
      kind: 'referral.reward',
      keysOf,
      lookUp,
      decide: (view, { referred }, known) => {
        const referral = known.get(referred);
        return referral ? reward(view, referral, budget) : notInvited;
      },
    }),
    defineKind<'referral.pay', Referrals>({
      kind: 'referral.pay',
      keysOf,
      lookUp,
      decide: (view, command, known) => {
        const referral = known.get(command.referred);
        return referral ? (objectionTo(command) ?? payWithheld(view, referral, command, budget)) : notInvited;
      },
    }),
  ];
};
