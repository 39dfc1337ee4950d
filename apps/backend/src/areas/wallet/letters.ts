import type { LettersAfterCommit } from '../../consumers/mailConsumer';
import type { CommittedEvents } from '../../exchange/committedEvents';
import type { Letter } from '../../mail/letters';
import { newAddressUntil, sentAmount } from '../../transfers/withdrawal';

type Deposit = CommittedEvents['deposit.changed'];
type Withdrawal = CommittedEvents['withdrawal.changed'];

/** Emails about a deposit that didn't go as expected. Its arrival has an email of its own. */
const depositLetter = (
  { asset, amount, transactionId, keptFor, steps }: Deposit['deposit'],
  step: Deposit['step'],
  at: Date,
): Letter | undefined => {
  const facts = { asset, amount, transactionId, at };
  if (step === 'kept' && keptFor !== null) return { kind: 'depositKept', keptFor, ...facts };
  if (step === 'reversed') return { kind: 'depositReversed', owed: steps.at(-1)?.owed, ...facts };
  return undefined;
};

const optionalDate = (moment: number | undefined): Date | undefined =>
  moment === undefined ? undefined : new Date(moment);

const factsOf = (withdrawal: Withdrawal['withdrawal'], at: Date) => {
  const { asset, amount, fee, address, destinationTag } = withdrawal;
  return { asset, amount, fee, receiveAmount: sentAmount(withdrawal), address, destinationTag, at };
};

type WithdrawalLetter = (withdrawal: Withdrawal['withdrawal'], facts: ReturnType<typeof factsOf>) => Letter;

/** Emails when a withdrawal is requested, when it is held, and when it ends. */
const withdrawalLetters: Partial<Record<Withdrawal['step'], WithdrawalLetter>> = {
  requested: (withdrawal, facts) => ({
    kind: 'withdrawalRequested',
    newUntil: optionalDate(newAddressUntil(withdrawal)),
    ...facts,
  }),
  held: ({ releasedAt, steps }, facts) => ({
    kind: 'withdrawalHeld',
    reason: steps.at(-1)?.reason ?? '',
    isTooLate: releasedAt !== null,
    ...facts,
  }),
  completed: ({ transactionId }, facts) => ({
    kind: 'withdrawalCompleted',
    transactionId: transactionId ?? '',
    ...facts,
  }),
  cancelled: ({ steps }, facts) => {
    const { by = 'exchange', reason } = steps.at(-1) ?? {};
    return { kind: 'withdrawalCancelled', by, reason, ...facts };
  },
};

export const walletLetters: LettersAfterCommit = (mail) => ({
  'deposit.credited': (transaction, { trader, asset, amount, repaid }, { at }) =>
    mail(transaction, trader, { kind: 'depositCredited', asset, amount, repaid, at: new Date(at) }),
  'deposit.changed': async (transaction, { deposit, step }, { at }) => {
    const letter = depositLetter(deposit, step, new Date(at));
    if (letter && deposit.owner !== null) await mail(transaction, deposit.owner, letter);
  },
  'withdrawal.changed': async (transaction, { withdrawal, step }, { at }) => {
    const letter = withdrawalLetters[step]?.(withdrawal, factsOf(withdrawal, new Date(at)));
    if (letter) await mail(transaction, withdrawal.trader, letter);
  },
});
