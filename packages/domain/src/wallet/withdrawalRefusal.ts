import { refusalReason, type RefusalReason } from '../failures/refusalReason';
import type { Failure } from '../result';

/** What a withdrawal was refused for. `request`: none of the others. */
export type RefusedPart = 'emailCode' | 'authenticatorCode' | 'amount' | 'address' | 'destinationTag' | 'request';

const byReason: ReadonlyMap<unknown, RefusedPart> = new Map<RefusalReason, RefusedPart>([
  ['wrong_email_code', 'emailCode'],
  ['wrong_two_factor_code', 'authenticatorCode'],
  ['insufficient_funds', 'amount'],
]);

const byField: ReadonlyMap<unknown, RefusedPart> = new Map<string, RefusedPart>([
  ['otp', 'emailCode'],
  ['tfa', 'authenticatorCode'],
  ['amount', 'amount'],
  ['toAddress', 'address'],
  ['destinationTag', 'destinationTag'],
]);

/** The reason decides, then the field that the server names. */
export const refusedPart = (failure: Failure): RefusedPart => {
  if (failure.code !== 'refused') return 'request';
  return byReason.get(refusalReason(failure)) ?? byField.get(failure.field) ?? 'request';
};
