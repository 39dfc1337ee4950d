import { serverWording } from '../messages/serverWording';
import type { Failure, Result } from '../result';

/** Each reason to refuse a call that has a code in the contract, and the documented words that say the same. */
export const refusalReasons = {
  session_ended: [serverWording.sessionEnded],
  new_login_activity: [serverWording.newLoginActivity],
  // Both contain 2FA although no code was wrong, so they come first.
  forbidden: ['Please enable 2FA', 'after you have enabled 2FA or reset your password'],
  wrong_email_code: ['Wrong OTP'],
  wrong_two_factor_code: ['2FA'],
  insufficient_funds: ['Insufficient Fund'],
  email_not_verified: [],
  wrong_credentials: [],
  invalid_request: [],
  not_found: [],
  conflict: [],
  too_many_requests: [],
  not_implemented: [],
  unavailable: [],
  unconfirmed: [],
} as const satisfies Record<string, readonly string[]>;

export type RefusalReason = keyof typeof refusalReasons;

/** A code that isn't in the list counts as none. */
export const readRefusalCode = (code: unknown): RefusalReason | undefined =>
  typeof code === 'string' && Object.hasOwn(refusalReasons, code) ? (code as RefusalReason) : undefined;

const reasons = Object.entries(refusalReasons) as [RefusalReason, readonly string[]][];

const reasonInWords = (message: string): RefusalReason | undefined => {
  const text = message.toLowerCase();
  return reasons.find(([, wordings]) => wordings.some((words) => text.includes(words.toLowerCase())))?.[0];
};

/** Why the exchange refused: the code decides, and without one the documented words. */
export const refusalReason = (failure: Failure): RefusalReason | undefined =>
  failure.code === 'refused' ? (failure.reason ?? reasonInWords(failure.message)) : undefined;

/** Statuses don't say so: wrong codes and passwords are refused with 401 as well. */
export const hasSessionEnded = ({ error }: Result<unknown>): boolean =>
  error !== undefined && refusalReason(error) === 'session_ended';

/** The fields for a code of the authenticator app, in various calls. */
const appCodeFields: readonly unknown[] = ['code', 'tfa', 'tfaCode'];

/** A server may say so, or only name the field. */
export const isAppCodeRefused = (failure: Failure): boolean =>
  refusalReason(failure) === 'wrong_two_factor_code' ||
  (failure.code === 'refused' && appCodeFields.includes(failure.field));
