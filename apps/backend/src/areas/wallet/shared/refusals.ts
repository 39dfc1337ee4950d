import type { Refusal } from '#exchange/outcomes';
import { refused, type Refused } from '#exchange/refusals';
import { wrongAppCodeText } from '#identity/refusals';

export const noSuchDeposit = refused({ code: 'no such deposit', message: "This deposit doesn't exist." });

export const notKept = refused({
  code: 'too late',
  message: 'This deposit is not waiting to be credited or returned.',
});

export const isOwedFor = refused({
  code: 'not allowed',
  message: 'Its trader owes this coin after a reversed deposit. Credit it: that repays the debt first.',
});

export const badReturnAddress = refused({
  code: 'figure',
  message: "We don't know where to return this deposit. Add an address.",
  field: 'address',
});

export const noSuchWithdrawal = refused({
  code: 'no such withdrawal',
  message: "This withdrawal doesn't exist.",
  field: 'withdrawal',
});

export const otherWithdrawal = refused({
  code: 'id used',
  message: 'This ID is already used by another withdrawal.',
});

/** In the documented words, by which clients tell them apart. */
export const wrongMailCode: Refusal = {
  code: 'wrong email code',
  message: 'Wrong OTP',
  field: 'otp',
};

export const wrongAppCode: Refusal = {
  code: 'wrong app code',
  message: wrongAppCodeText,
  field: 'tfa',
};

export const tooLate = (message: string): Refused => refused({ code: 'too late', message, field: 'withdrawal' });

export const refusalTexts = {
  notListed: 'This coin is not listed.',
  noAddress: 'No address is available for this coin.',
  noSuchAddress: "This address isn't in your address book any more.",
  contradicted: "Our wallet reports details that don't match this withdrawal. We're looking into it.",
} as const;

/** Why a withdrawal was put on hold, for its trader. */
export const holdTexts = {
  password: 'Your password was changed after you requested it.',
  email: 'Your email address was changed after you requested it.',
  twoFactor: 'Two-factor authentication was turned off after you requested it.',
  kyc: 'Your identity verification was revoked after you requested it.',
  tooLate: "Our wallet already had it, so it couldn't be stopped.",
} as const;

export const codeTooSoonText = (seconds: number): string =>
  `We've just emailed you a code for this withdrawal. You can ask for another one in ${String(seconds)} seconds.`;

export const tooManyCodesText = (minutes: number): string =>
  `You've asked for 10 codes within an hour. You can ask for the next one in ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.`;
