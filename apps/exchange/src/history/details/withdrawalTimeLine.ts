import type { TimeLineEntry, Waiting } from './timeLineEntry';
import { isSettledWithdrawal, type Withdrawal, type WithdrawalStep } from '#entities/transactions/transaction.ts';
import { reasonText, waitingTexts, withdrawalTexts as texts } from './texts';

type Kind = WithdrawalStep['step'];
type Entry = Omit<TimeLineEntry, 'at'>;

const reasonOf = ({ reason }: WithdrawalStep): string[] => (reason === undefined ? [] : [reasonText(reason)]);

const cancelled = ({ amount, symbol }: Withdrawal, step: WithdrawalStep): Entry => ({
  title: texts.cancelled,
  tone: 'danger',
  texts: [
    ...(step.by === undefined ? [] : [texts.cancelledBy[step.by]]),
    ...reasonOf(step),
    texts.availableAgain(amount, symbol),
  ],
});

const completed = ({ receiveAmount, symbol }: Withdrawal): Entry => ({
  title: texts.completed,
  tone: 'success',
  texts: receiveAmount === undefined ? [] : [texts.arrived(receiveAmount, symbol)],
});

const sent = ({ walletTxId, address, destinationTag }: Withdrawal): Entry => ({
  title: texts.sent,
  texts: [],
  transactionId: walletTxId,
  to: address === undefined ? undefined : { address, destinationTag },
});

const entries: Readonly<Record<Kind, (withdrawal: Withdrawal, step: WithdrawalStep) => Entry>> = {
  requested: () => ({ title: texts.requested, texts: [] }),
  approved: () => ({ title: texts.approved, texts: [] }),
  sent,
  confirmed: (_, { confirmations = 0 }) => ({ title: texts.confirmed(confirmations), texts: [] }),
  delayed: (_, step) => ({ title: texts.delayed, tone: 'warning', texts: reasonOf(step) }),
  held: (_, { reason }) => ({ title: texts.held, tone: 'warning', texts: reason === undefined ? [] : [reason] }),
  completed,
  cancelled,
};

/** What has happened to a withdrawal, oldest first. */
export const withdrawalEntries = (withdrawal: Withdrawal): TimeLineEntry[] =>
  (withdrawal.steps ?? []).map((step) => ({ ...entries[step.step](withdrawal, step), at: step.at }));

/** What a withdrawal is waiting for, if the server says. */
export const withdrawalWaiting = (withdrawal: Withdrawal): Waiting | undefined => {
  const last = withdrawal.steps?.at(-1);
  if (last?.waitsFor === undefined || isSettledWithdrawal(withdrawal)) return undefined;
  return { ...waitingTexts[last.waitsFor], until: last.until };
};
