import type { Refusal } from '../../../exchange/outcomes';
import { refused, type Refused } from '../../../exchange/refusals';

export const noSuchDeposit = refused({ code: 'no such deposit', message: "This deposit doesn't exist." });

export const notKept = refused({
  code: 'too late',
  message: 'This deposit is not waiting to be credited or returned.',
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
  code: 'figure',
  message: 'Wrong OTP',
  field: 'otp',
};

export const wrongAppCode: Refusal = {
  code: 'figure',
  message: 'Wrong 2FA code.',
  field: 'tfa',
};

export const tooLate = (message: string): Refused => refused({ code: 'too late', message, field: 'withdrawal' });
