import { isCompleteTwoFactorCode, normaliseCode } from '../accounts/codes';

export const canConfirmWithdrawal = ({ otp, tfa }: { otp: string; tfa: string }): boolean =>
  normaliseCode(otp).length >= 5 && isCompleteTwoFactorCode(tfa);

const saysAnyOf = (message: string, fragments: readonly string[]): boolean => {
  const said = message.toLowerCase();
  return fragments.some((fragment) => said.includes(fragment.toLowerCase()));
};

/** A withdrawal may be refused with a status that looks like success; then its words count. */
export const isWithdrawalRefusal = (message: string): boolean =>
  saysAnyOf(message, ['Wrong OTP', '2FA', 'Insufficient Fund']);

export const isWithdrawalCodeRefusal = (message: string): boolean => saysAnyOf(message, ['Wrong OTP']);
