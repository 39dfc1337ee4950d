import {
  canConfirmWithdrawal,
  readKycStatus,
  waitingPeriodEnd,
  type Failure,
  type WithdrawalObstacle,
} from '@exchange/domain';
import { codeHeldUntil, type IntendedWithdrawal, type withdrawalMachine } from '@exchange/machines';
import type { SnapshotFrom } from 'xstate';

/** The state of the button that requests the email code. */
export type CodeState = { kind: 'idle' | 'requesting' } | { kind: 'sent'; until: number };

export interface Confirmation {
  withdrawal: IntendedWithdrawal;
  emailCode: string;
  authenticatorCode: string;
  code: CodeState;
  isSubmitting: boolean;
  hasBothCodes: boolean;
  /** The reason that the request was refused, while the codes stay on screen. */
  failure: Failure | undefined;
  /** The reason that no email code was sent. */
  codeFailure: Failure | undefined;
}

/** The state of a coin's withdraw panel. */
export type WithdrawState =
  | { kind: 'loading' }
  | { kind: 'closed'; obstacle: WithdrawalObstacle; opensAt: number | undefined }
  /** With `confirmation` while the withdrawal is being confirmed, above the form. */
  | { kind: 'form'; failure: Failure | undefined; confirmation: Confirmation | undefined }
  | { kind: 'requested'; withdrawal: IntendedWithdrawal }
  | { kind: 'unconfirmed'; withdrawal: IntendedWithdrawal };

type Snapshot = SnapshotFrom<typeof withdrawalMachine>;
type Context = Snapshot['context'];

const obstacleOf = (closed: 'needsKyc' | 'needsTwoFactor' | 'waiting', { facts }: Context['conditions']) => {
  if (closed === 'needsKyc') return readKycStatus(facts.documentStatus) === 'Submitted' ? 'kycReview' : 'kyc';
  return closed === 'needsTwoFactor' ? 'twoFactor' : 'waitingPeriod';
};

const known = (moment: number | undefined): number | undefined => (moment === Infinity ? undefined : moment);

const codeState = (snapshot: Snapshot, withdrawal: IntendedWithdrawal): CodeState => {
  if (snapshot.matches({ confirming: { enteringCodes: 'requestingCode' } })) return { kind: 'requesting' };
  const until = codeHeldUntil(snapshot.context, withdrawal);
  return until === undefined ? { kind: 'idle' } : { kind: 'sent', until };
};

const confirmationOf = (snapshot: Snapshot): Confirmation | undefined => {
  const { withdrawal, emailCode, authenticatorCode, failure, codeFailure } = snapshot.context;
  if (!snapshot.matches('confirming') || withdrawal === undefined) return undefined;
  return {
    withdrawal,
    emailCode,
    authenticatorCode,
    code: codeState(snapshot, withdrawal),
    isSubmitting: snapshot.matches({ confirming: 'submitting' }),
    hasBothCodes: canConfirmWithdrawal({ otp: emailCode, tfa: authenticatorCode }),
    failure,
    codeFailure,
  };
};

const openState = (
  place: 'editing' | 'requested' | 'refused' | 'unconfirmed',
  { withdrawal, failure }: Context,
): WithdrawState => {
  if (withdrawal !== undefined && (place === 'requested' || place === 'unconfirmed'))
    return { kind: place, withdrawal };
  return { kind: 'form', failure, confirmation: undefined };
};

/** The machine's state in the form that views show. */
export const withdrawState = (snapshot: Snapshot): WithdrawState => {
  const { value, context } = snapshot;
  if (typeof value === 'string') return { kind: 'loading' };
  if ('closed' in value)
    return {
      kind: 'closed',
      obstacle: obstacleOf(value.closed, context.conditions),
      opensAt: known(waitingPeriodEnd(context.conditions.facts)),
    };
  if ('open' in value) return openState(value.open, context);
  return { kind: 'form', failure: undefined, confirmation: confirmationOf(snapshot) };
};
