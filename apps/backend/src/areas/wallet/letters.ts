import type { LettersAfterCommit } from '../../consumers/mailConsumer';
import type { CommittedEvents } from '../../exchange/committedEvents';
import type { Letter } from '../../mail/letters';
import { sentAmount } from '../../transfers/withdrawal';

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

/** Emails when a withdrawal is requested and when it ends. */
const withdrawalLetter = (
  withdrawal: Withdrawal['withdrawal'],
  step: Withdrawal['step'],
  at: Date,
): Letter | undefined => {
  const { asset, amount, fee, address, destinationTag, transactionId, steps } = withdrawal;
  const facts = { asset, amount, fee, receiveAmount: sentAmount(withdrawal), address, destinationTag, at };
  if (step === 'requested') return { kind: 'withdrawalRequested', ...facts };
  if (step === 'completed') return { kind: 'withdrawalCompleted', transactionId: transactionId ?? '', ...facts };
  const last = steps.at(-1);
  return step === 'cancelled'
    ? { kind: 'withdrawalCancelled', by: last?.by ?? 'exchange', reason: last?.reason, ...facts }
    : undefined;
};

export const walletLetters: LettersAfterCommit = (mail) => ({
  'deposit.credited': (transaction, { trader, asset, amount, repaid }, { at }) =>
    mail(transaction, trader, { kind: 'depositCredited', asset, amount, repaid, at: new Date(at) }),
  'deposit.changed': async (transaction, { deposit, step }, { at }) => {
    const letter = depositLetter(deposit, step, new Date(at));
    if (letter && deposit.owner !== null) await mail(transaction, deposit.owner, letter);
  },
  'withdrawal.changed': async (transaction, { withdrawal, step }, { at }) => {
    const letter = withdrawalLetter(withdrawal, step, new Date(at));
    if (letter) await mail(transaction, withdrawal.trader, letter);
  },
});
