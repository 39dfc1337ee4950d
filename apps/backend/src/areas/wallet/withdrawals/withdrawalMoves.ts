import { assetSymbols, depositConfirmations, toUnits, type DecimalText } from '@exchange/domain';
import type { SentTransfer } from '#custody/custody';
import type { HoldEnd, View } from '#exchange/effects';
import { isReadableLine } from '#exchange/readableLine';
import { owedKind } from '#ledger/accounts';
import type { HoldReason } from '#transfers/holdWithdrawals';
import { networkFeeLegs } from '../shared/holdings';
import { holdTexts } from '../shared/refusals';
import { spokenMoment } from '#runtime/spokenMoment';
import {
  newAddressUntil,
  sentAmount,
  withdrawalHold,
  withLine,
  type Withdrawal,
  type WithdrawalStep,
} from '#transfers/withdrawal';

/** A valid step, with how the hold ends if it does; a repeat of an earlier step; or why the step isn't possible. */
export type Move = { to: Withdrawal; end?: HoldEnd } | { isRepeat: true } | { unfit: string };

const hour = 60 * 60_000;

const statusWords: Readonly<Record<Withdrawal['status'], string>> = {
  Pending: 'still pending',
  Process: 'already approved',
  Completed: 'already completed',
  Cancelled: 'already cancelled',
};

const unfit = (verb: string, { status }: Withdrawal): Move => ({
  unfit: `This withdrawal can't be ${verb}: it is ${statusWords[status]}.`,
});

const release = (withdrawal: Withdrawal): HoldEnd => ({
  id: withdrawalHold(withdrawal.id),
  as: 'released',
  shares: [{ to: { trader: withdrawal.trader }, amount: toUnits(withdrawal.amount) }],
  also: [],
});

/** The amount that arrives and the network fee have left custody; the withdrawal fee goes to the exchange. */
const settle = (withdrawal: Withdrawal, networkFee: SentTransfer['networkFee'] | undefined): HoldEnd => {
  const [sent, fee] = [toUnits(sentAmount(withdrawal)), toUnits(withdrawal.fee)];
  return {
    id: withdrawalHold(withdrawal.id),
    as: 'settled',
    shares: [
      { to: { house: 'custody' }, amount: sent },
      ...(fee > 0n ? [{ to: { house: 'fees' }, amount: fee } as const] : []),
    ],
    also: networkFee ? networkFeeLegs(networkFee) : [],
  };
};

const owes = ({ state }: View, { trader }: Withdrawal): boolean =>
  assetSymbols.some((asset) => state.balances.read({ owner: trader, kind: owedKind, asset }) < 0n);

const unpaid = { unfit: 'The trader has to repay a reversed deposit first.' };

/** Nobody shortens the wait that its trader asked for. */
const newAddressObjection = (withdrawal: Withdrawal, at: number): Move | undefined => {
  const until = newAddressUntil(withdrawal) ?? at;
  return until > at
    ? {
        unfit: `Its address is new, and the trader waits for that: it can be approved from ${spokenMoment(new Date(until))}.`,
      }
    : undefined;
};

interface Approval {
  /** The operator who approves it; undefined if it is automatic. */
  by?: string | undefined;
  /** Why its trader couldn't withdraw now. */
  obstacle?: string | undefined;
}

/** What was true when it was requested may have changed: the password, two-factor, the identity's approval. */
const barred = (obstacle: string): Move => ({ unfit: `Its trader can't withdraw at the moment. ${obstacle}` });

/** Releases a withdrawal that needs no review at once; others wait to be released. */
export const approve = (view: View, withdrawal: Withdrawal, { by, obstacle }: Approval): Move => {
  const { status, paymentType, trader } = withdrawal;
  if (status === 'Process') return { isRepeat: true };
  if (status !== 'Pending') return unfit('approved', withdrawal);
  if (owes(view, withdrawal)) return unpaid;
  const { at, state } = view;
  if (obstacle !== undefined) return barred(obstacle);
  const tooNew = newAddressObjection(withdrawal, at);
  if (tooNew) return tooNew;
  if (by === undefined && state.frozen.has(trader)) return { unfit: 'The account is on hold, so a person decides.' };
  const releasedAt = paymentType === 'Auto' ? at : null;
  const line = { step: 'approved', waitsFor: 'sending', until: at + hour } as const;
  return { to: withLine({ ...withdrawal, status: 'Process', releasedAt }, at, line) };
};

/** From here on custody may have sent it. */
export const releaseToCustody = (view: View, withdrawal: Withdrawal, obstacle?: string): Move => {
  if (withdrawal.status !== 'Process')
    return withdrawal.status === 'Pending'
      ? { unfit: "This withdrawal can't be sent: it isn't approved yet." }
      : unfit('sent', withdrawal);
  if (withdrawal.releasedAt !== null) return { isRepeat: true };
  if (obstacle !== undefined) return barred(obstacle);
  return owes(view, withdrawal) ? unpaid : { to: { ...withdrawal, releasedAt: view.at } };
};

interface Sent {
  transactionId: string;
  /** Undefined if custody hasn't reported it yet. */
  networkFee?: Withdrawal['networkFee'] | undefined;
}

export const noteSent = ({ at }: View, withdrawal: Withdrawal, { transactionId, networkFee = null }: Sent): Move => {
  if (withdrawal.transactionId === transactionId) return { isRepeat: true };
  if (withdrawal.transactionId !== null)
    return { unfit: `It was already sent with transaction ${withdrawal.transactionId}, not with ${transactionId}.` };
  if (withdrawal.status !== 'Process' || withdrawal.releasedAt === null) return unfit('noted as sent', withdrawal);
  return {
    to: withLine({ ...withdrawal, transactionId, networkFee }, at, {
      step: 'sent',
      waitsFor: 'confirmations',
      until: at + hour,
    }),
  };
};

export const noteConfirmations = ({ at }: View, withdrawal: Withdrawal, confirmations: number): Move => {
  const counted = Math.min(confirmations, depositConfirmations.toWithdraw);
  if (withdrawal.status !== 'Process' || withdrawal.transactionId === null) return { isRepeat: true };
  if (counted <= withdrawal.confirmations) return { isRepeat: true };
  const line = {
    step: 'confirmed',
    confirmations: counted,
    waitsFor: 'confirmations',
    until: withdrawal.waitsUntil ?? at + hour,
  } as const;
  return { to: withLine({ ...withdrawal, confirmations: counted }, at, line) };
};

interface Completion {
  transactionId?: string | undefined;
  networkFee?: { asset: SentTransfer['networkFee']['asset']; amount: DecimalText } | undefined;
}

/** Why the named or known transaction can't be right. */
const objectionTo = (known: string | null, named: string | undefined): string | undefined => {
  // An empty variable in an operator's script counts as missing, too. The trader is emailed the name given here.
  if (known === null && !isReadableLine(named ?? ''))
    return "Custody hasn't reported a transaction. Add the one it was sent with.";
  return known === null || named === undefined || named === known
    ? undefined
    : `It was already sent with transaction ${known}.`;
};

/** If custody hasn't reported a transaction, the operator must name one. */
export const complete = ({ at }: View, withdrawal: Withdrawal, { transactionId, networkFee }: Completion): Move => {
  const { status, transactionId: known } = withdrawal;
  const objection = objectionTo(known, transactionId);
  if (status === 'Completed') return objection === undefined ? { isRepeat: true } : unfit('completed', withdrawal);
  if (status !== 'Process') return unfit('completed', withdrawal);
  if (objection !== undefined) return { unfit: objection };
  const to = withLine({ ...withdrawal, status: 'Completed', transactionId: known ?? transactionId ?? null }, at, {
    step: 'completed',
  });
  return { to, end: settle(withdrawal, withdrawal.networkFee ?? networkFee) };
};

interface Cancelling {
  by: NonNullable<WithdrawalStep['by']>;
  reason?: string | undefined;
}

const cancelled = (at: number, withdrawal: Withdrawal, { by, reason }: Cancelling): Move => ({
  to: withLine({ ...withdrawal, status: 'Cancelled' }, at, {
    step: 'cancelled',
    by,
    ...(reason !== undefined && { reason }),
  }),
  end: release(withdrawal),
});

export const takeBack = ({ at }: View, withdrawal: Withdrawal): Move =>
  withdrawal.status === 'Pending'
    ? cancelled(at, withdrawal, { by: 'trader' })
    : unfit('cancelled any more', withdrawal);

/** Only possible if it certainly wasn't sent. */
export const cancel = ({ at }: View, withdrawal: Withdrawal, reason: string): Move => {
  const { status, releasedAt } = withdrawal;
  if (status === 'Cancelled') return { isRepeat: true };
  if (status === 'Completed') return unfit('cancelled', withdrawal);
  if (releasedAt !== null) return { unfit: "Custody has it, and may have sent it: it can't be cancelled any more." };
  return cancelled(at, withdrawal, { by: 'exchange', reason });
};

interface Delay {
  waitsFor: NonNullable<WithdrawalStep['waitsFor']>;
  untilMs: number;
  reason?: string | undefined;
  /** Custody certainly hasn't sent it and won't, so it waits for an operator again. */
  isRefused?: boolean | undefined;
}

/** An expected time changes only with a timeline entry that says why. */
export const delay = ({ at }: View, withdrawal: Withdrawal, { waitsFor, untilMs, reason, isRefused }: Delay): Move => {
  if (withdrawal.status === 'Completed' || withdrawal.status === 'Cancelled') return { isRepeat: true };
  if (isRefused === true && withdrawal.transactionId !== null) return { isRepeat: true };
  const held = isRefused === true ? { ...withdrawal, releasedAt: null } : withdrawal;
  const line = { step: 'delayed', waitsFor, until: at + untilMs, ...(reason !== undefined && { reason }) } as const;
  return { to: withLine(held, at, line) };
};

/** Until the 24 hours after a changed password, or two-factor turned on again, are over. */
const holdMs = 24 * hour;

/** Needs a person from now on, unless custody has it already: then its timeline says that it couldn't be stopped. */
export const hold = ({ at }: View, withdrawal: Withdrawal, because: HoldReason): Move => {
  const { status, releasedAt, steps, waitsUntil } = withdrawal;
  if (status === 'Completed' || status === 'Cancelled') return { isRepeat: true };
  if (releasedAt === null) {
    const line = { step: 'held', reason: holdTexts[because], waitsFor: 'account', until: at + holdMs } as const;
    return { to: withLine({ ...withdrawal, paymentType: 'Manual' }, at, line) };
  }
  const waitsFor = steps.at(-1)?.waitsFor;
  const reason = `${holdTexts[because]} ${holdTexts.tooLate}`;
  const until = waitsUntil === null ? {} : { until: waitsUntil };
  return { to: withLine(withdrawal, at, { step: 'held', reason, ...(waitsFor && { waitsFor }), ...until }) };
};

export type { Completion, Delay, Sent };
