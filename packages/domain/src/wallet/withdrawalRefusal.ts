import { walletTexts } from '../messages/wallet/wallet';
import type { Failure } from '../result';

/** What a withdrawal was refused for. `account`: the trader can't withdraw now. `request`: anything else. */
export type RefusedPart =
  | 'account'
  | 'emailCode'
  | 'authenticatorCode'
  | 'amount'
  | 'address'
  | 'destinationTag'
  | 'request';

type Wording = readonly [fragment: string, part: RefusedPart];

/** With these messages a withdrawal is refused, whatever the status of the response. */
const documented: readonly Wording[] = [
  ['Wrong OTP', 'emailCode'],
  ['2FA', 'authenticatorCode'],
  ['Insufficient Fund', 'amount'],
];

/** Two of these sentences contain 2FA although no code was wrong, so they come first. */
const wordings: readonly Wording[] = [
  [walletTexts.kycNeeded, 'account'],
  ['Please enable 2FA', 'account'],
  [walletTexts.waitingPeriod, 'account'],
  ...documented,
];

const fields: ReadonlyMap<string, RefusedPart> = new Map<string, RefusedPart>([
  ['otp', 'emailCode'],
  ['tfa', 'authenticatorCode'],
  ['amount', 'amount'],
  ['toAddress', 'address'],
  ['destinationTag', 'destinationTag'],
]);

const partIn = (message: string, table: readonly Wording[]): RefusedPart | undefined => {
  const text = message.toLowerCase();
  return table.find(([fragment]) => text.includes(fragment.toLowerCase()))?.[1];
};

/** The documented wording decides, then the field that the server names. */
export const refusedPart = (failure: Failure): RefusedPart => {
  if (failure.code !== 'refused') return 'request';
  return partIn(failure.message, wordings) ?? fields.get(failure.field ?? '') ?? 'request';
};

/** A withdrawal may be refused with a status that looks like success; then the message decides. */
export const isWithdrawalRefusal = (message: string): boolean => partIn(message, documented) !== undefined;

export const isWithdrawalCodeRefusal = (message: string): boolean => partIn(message, documented) === 'emailCode';
