import { isCompleteTwoFactorCode, normaliseCode } from '../accounts/codes';

export const canConfirmWithdrawal = ({ otp, tfa }: { otp: string; tfa: string }): boolean =>
  normaliseCode(otp).length >= 5 && isCompleteTwoFactorCode(tfa);
