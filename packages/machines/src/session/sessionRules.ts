import { hasPassed, hasSessionEnded, isFailure, type Result } from '@exchange/domain';

/** What a tab knows about the signed-in trader. */
export interface Session {
  token: string;
  /** Worth nothing but for checking the session; not every exchange sends one. */
  checkToken?: string | undefined;
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

/** No other failure ends a session. */
export const tokenVerdict = (check: TokenCheck): TokenVerdict => {
  if (!isFailure(check)) return 'valid';
  return hasSessionEnded(check) ? 'ended' : 'undecided';
};
