import { assetOf, compare, depositConfirmations, isBelow, needsDestinationTag } from '@exchange/domain';
import type { IncomingTransfer } from '#custody/custody';
import { withStep, type Incoming, type KeptFor } from '#transfers/incoming';

/** What the exchange knows about a payment beyond what its chain shows. */
export interface PaymentFacts {
  /** The owner of the address. */
  owner: string | undefined;
  isDepositOpen: boolean;
  /** Whether the owner's account is closed. */
  isAccountClosed?: boolean;
}

export interface Report {
  transfer: IncomingTransfer;
  /** All confirmations on chain, even if more than it needs. */
  confirmations: number;
}

const unknownFor = ({ asset, destinationTag }: IncomingTransfer): KeptFor => {
  if (!needsDestinationTag(asset)) return 'addressUnknown';
  return destinationTag === undefined ? 'tagMissing' : 'tagUnknown';
};

/** Why a payment can't be credited automatically; null if it can. */
const reasonToKeep = (
  transfer: IncomingTransfer,
  { owner, isDepositOpen, isAccountClosed = false }: PaymentFacts,
): KeptFor | null => {
  if (owner === undefined) return unknownFor(transfer);
  if (isAccountClosed) return 'accountClosed';
  if (!isDepositOpen) return 'closed';
  return isBelow(transfer.amount, assetOf(transfer.asset).minimumDeposit) ? 'minimum' : null;
};

const counted = (confirmations: number): number => Math.min(confirmations, depositConfirmations.toWithdraw);

const firstSeen = ({ transfer, confirmations }: Report, facts: PaymentFacts, at: number): Incoming =>
  withStep(
    {
      id: transfer.id,
      asset: transfer.asset,
      transactionId: transfer.transactionId,
      address: transfer.address,
      destinationTag: transfer.destinationTag ?? null,
      sender: transfer.from ?? null,
      amount: transfer.amount,
      owner: facts.owner ?? null,
      status: 'waiting',
      keptFor: reasonToKeep(transfer, facts),
      confirmations: counted(confirmations),
      height: transfer.height ?? null,
      credits: 0,
      returnTo: null,
      returnTransaction: null,
      steps: [],
      createdAt: at,
    },
    at,
    { step: 'seen', confirmations: counted(confirmations) },
  );

const isSamePayment = (known: Incoming, { asset, amount, address, destinationTag, transactionId }: IncomingTransfer) =>
  known.asset === asset &&
  compare(known.amount, amount) === 0 &&
  known.address === address &&
  known.destinationTag === (destinationTag ?? null) &&
  known.transactionId === transactionId;

const hasLeft = ({ status }: Incoming): boolean => status === 'gone' || status === 'reversed';

/** Back in its chain: starts over, but remembers what was credited before. */
const seenAgain = (known: Incoming, report: Report, facts: PaymentFacts, at: number): Incoming => {
  const { owner, credits, returnTo, steps, createdAt } = known;
  const fresh = firstSeen(report, facts, at);
  const keptFor = known.keptFor === 'changed' ? known.keptFor : fresh.keptFor;
  const before = { credits, returnTo, createdAt, steps: [...steps, ...fresh.steps] };
  return { ...fresh, ...before, owner: owner ?? fresh.owner, keptFor };
};

const isHere = ({ status }: Incoming): boolean => status === 'credited' || status === 'kept' || status === 'returning';

const confirmed = (known: Incoming, { transfer, confirmations }: Report, at: number): Incoming => {
  const now = { ...known, confirmations: counted(confirmations), height: transfer.height ?? null };
  const isWorthALine = isHere(known) && now.confirmations > known.confirmations;
  return isWorthALine ? withStep(now, at, { step: 'confirmed', confirmations: now.confirmations }) : now;
};

/** The same ID with other facts: nothing moves until an operator has checked it. */
const contradicted = (known: Incoming, { transfer }: Report): Incoming => {
  const height = transfer.asset === known.asset ? (transfer.height ?? null) : known.height;
  return known.keptFor === 'changed' && known.height === height ? known : { ...known, keptFor: 'changed', height };
};

const followed = (known: Incoming, report: Report, at: number): Incoming => {
  const isNews =
    known.confirmations !== counted(report.confirmations) || known.height !== (report.transfer.height ?? null);
  return isNews ? confirmed(known, report, at) : known;
};

const isToBeKept = ({ status, keptFor, confirmations }: Incoming): boolean =>
  status === 'waiting' && keptFor !== null && confirmations >= depositConfirmations.toArrive;

const seenNow = (known: Incoming | undefined, report: Report, facts: PaymentFacts, at: number): Incoming => {
  if (!known) return firstSeen(report, facts, at);
  if (!isSamePayment(known, report.transfer)) return contradicted(known, report);
  return hasLeft(known) ? seenAgain(known, report, facts, at) : followed(known, report, at);
};

/** The payment after a report from its chain; the same object if nothing changed. */
export const reported = (
  known: Incoming | undefined,
  report: Report,
  facts: PaymentFacts,
  at: number,
): { incoming: Incoming; isKeptNow: boolean } => {
  const seen = seenNow(known, report, facts, at);
  if (!isToBeKept(seen) || seen.keptFor === null) return { incoming: seen, isKeptNow: false };
  const kept = withStep({ ...seen, status: 'kept' }, at, { step: 'kept', keptFor: seen.keptFor });
  return { incoming: kept, isKeptNow: true };
};

const nobodys: PaymentFacts = { owner: undefined, isDepositOpen: false };

/** Whether a report contains anything new. */
export const isNews = (known: Incoming | undefined, report: Report): boolean =>
  known === undefined || isToBeKept(known) || seenNow(known, report, nobodys, 0) !== known;

/** Whether it can be credited automatically. */
export const isToBeCredited = ({ status, keptFor, confirmations }: Incoming): boolean =>
  status === 'waiting' && keptFor === null && confirmations >= depositConfirmations.toArrive;
