import {
  depositConfirmations,
  isPositive,
  keptDepositNext,
  keptDepositText,
  readAssetSymbol,
  subtract,
} from '@exchange/domain';
import { depositTexts as texts, reasonText } from './texts';
import type { TimeLineEntry, Waiting } from './timeLineEntry';
import type { Deposit, DepositStep, KeptFor } from '#entities/transactions/transaction.ts';

type Kind = DepositStep['step'];
type Entry = Omit<TimeLineEntry, 'at'>;

interface Line {
  deposit: Deposit;
  step: DepositStep;
  /** The steps before this one. */
  before: readonly DepositStep[];
}

const usual = depositConfirmations.toWithdraw;

/** Only what happened since it was last seen counts. */
const isCredited = (steps: readonly DepositStep[]): boolean =>
  steps.findLastIndex(({ step }) => step === 'credited') > steps.findLastIndex(({ step }) => step === 'reversed');

const usableFor = (confirmations: number, needed: number): string => {
  if (confirmations >= needed) return texts.withdrawable;
  return confirmations > depositConfirmations.toArrive ? texts.stillTradable : texts.tradable(needed);
};

const keptBecause = (keptFor: KeptFor | undefined, symbol: string): string[] => {
  const asset = readAssetSymbol(symbol);
  return keptFor === undefined || asset === undefined ? [] : [keptDepositText(keptFor, asset)];
};

const seen = ({ before }: Line): Entry => ({
  title: before.length > 0 ? texts.seenAgain : texts.seen,
  texts: [],
});

const credited = ({ deposit: { symbol, confirmationsNeeded = usual }, step }: Line): Entry => ({
  title: texts.credited,
  tone: 'success',
  texts: [
    usableFor(step.confirmations ?? depositConfirmations.toArrive, confirmationsNeeded),
    ...(step.repaid !== undefined && isPositive(step.repaid) ? [texts.repaid(step.repaid, symbol)] : []),
  ],
});

const confirmed = ({ deposit: { confirmationsNeeded = usual }, step, before }: Line): Entry => {
  const { confirmations = 0 } = step;
  const use = isCredited(before) ? [usableFor(confirmations, confirmationsNeeded)] : [];
  return { title: texts.confirmed(confirmations), texts: use };
};

const kept = ({ deposit: { symbol, keptFor }, step }: Line): Entry => ({
  title: texts.kept,
  tone: 'warning',
  texts: [...keptBecause(step.keptFor ?? keptFor, symbol), keptDepositNext],
  isSupportOffered: true,
});

const returned = ({ step: { transactionId, reason } }: Line): Entry => ({
  title: texts.returned,
  tone: 'danger',
  texts: reason === undefined ? [texts.returnedTo] : [texts.returnedTo, reasonText(reason)],
  transactionId: transactionId === undefined ? undefined : String(transactionId),
});

const reversed = ({ deposit: { amount, symbol }, step: { owed } }: Line): Entry => ({
  title: texts.reversed,
  tone: 'danger',
  texts: [
    owed !== undefined && isPositive(owed)
      ? texts.takenBackInPart(subtract(amount, owed), owed, symbol)
      : texts.takenBack(amount, symbol),
  ],
});

const entries: Readonly<Record<Kind, (line: Line) => Entry>> = {
  seen,
  credited,
  confirmed,
  kept,
  returned,
  gone: () => ({ title: texts.gone, tone: 'danger', texts: [texts.goneBefore] }),
  reversed,
};

/** What has happened to a deposit, oldest first. */
export const depositEntries = (deposit: Deposit): TimeLineEntry[] => {
  const { steps = [] } = deposit;
  return steps.map((step, at) => ({
    ...entries[step.step]({ deposit, step, before: steps.slice(0, at) }),
    at: step.at,
  }));
};

/** What comes next for a deposit on its way. A held deposit waits for a person, and its entry says so. */
export const depositWaiting = (deposit: Deposit): Waiting | undefined => {
  const { steps = [], confirmations = 0, confirmationsNeeded = usual } = deposit;
  if (steps.at(-1)?.step === 'seen' && confirmations < depositConfirmations.toArrive) return texts.waitingFirst;
  const goesOn = isCredited(steps) && confirmations < confirmationsNeeded;
  return goesOn ? texts.waitingMore(confirmations, confirmationsNeeded) : undefined;
};
