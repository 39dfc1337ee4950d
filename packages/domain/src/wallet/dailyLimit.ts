import { withdrawalLimitReachedText, withdrawalLimitText } from '../messages/wallet/wallet';
import { isBelow } from '../money/compare';
import { readWire, type DecimalText } from '../money/decimalText';

/** In XDC, all assets together. */
export const dailyWithdrawalLimit: DecimalText = '2500000';

export interface DailyLimit {
  used: DecimalText;
  maximum: DecimalText;
  isReached: boolean;
}

export const readDailyLimit = (totalWithdrew: unknown, maxUserWithdrawal: unknown): DailyLimit => {
  const used = readWire(totalWithdrew) ?? '0';
  const maximum = readWire(maxUserWithdrawal) ?? dailyWithdrawalLimit;
  return { used, maximum, isReached: !isBelow(used, maximum) };
};

/** `show` formats a figure. */
export const dailyLimitText = (limit: DailyLimit, show: (figure: DecimalText) => string): string =>
  limit.isReached
    ? withdrawalLimitReachedText(show(limit.maximum))
    : withdrawalLimitText(show(limit.used), show(limit.maximum));
