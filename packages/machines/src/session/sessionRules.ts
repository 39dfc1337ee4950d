import { hasPassed, isFailure, readSessionCheck, type Result } from '@exchange/domain';

/** What a tab knows about the signed-in trader. */
export interface Session {
  token: string;
  uniqueId: string;
  email: string;
  isTwoFactorOn: boolean;
  /** The trader's fees from the login response, as JSON. */
  feeDetail?: string | undefined;
}

export interface IdleWatch {
  lastActivityAt: number;
  idleTimeoutMs: number;
}

export const idleDeadline = ({ lastActivityAt, idleTimeoutMs }: IdleWatch): number => lastActivityAt + idleTimeoutMs;

export const isPastDeadline = (watch: IdleWatch, now: number): boolean => hasPassed(idleDeadline(watch), now);

/** Activity after the deadline doesn't extend it, however late the deadline is noticed. */
export const activityAfter = (watch: IdleWatch, at: number): number =>
  isPastDeadline(watch, at) ? watch.lastActivityAt : Math.max(watch.lastActivityAt, at);

export type TokenCheck = Result<{ message: string }>;

export type TokenVerdict = 'valid' | 'ended' | 'undecided';

const messageOf = (check: TokenCheck): string => {
  if (!isFailure(check)) return check.data.message;
  return check.error.code === 'refused' ? check.error.message : '';
};

/** The documented wording decides; no other response, or missing response, ends a session. */
export const tokenVerdict = (check: TokenCheck): TokenVerdict => {
  const verdict = readSessionCheck(messageOf(check));
  if (verdict === 'ended') return 'ended';
  return verdict === 'kept' ? 'valid' : 'undecided';
};
