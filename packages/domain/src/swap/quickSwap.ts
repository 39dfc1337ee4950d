import { quickSwapPair } from '../markets/pairs';
import { swapTexts } from '../messages/swap';
import { isAbove, isPositive } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { hasAtMostDecimals } from '../money/rounding';
import { notEnoughText } from '../orders/orderTexts';
import { splitFee } from '../orders/preview';
import type { Rule } from '../validation/rule';

const { amountDecimals, fees } = quickSwapPair;

/** The currency that the quick swap takes: the one this pair is paid in. */
export const quickSwapCurrency = 'XDCE';

/** If the balance is unknown, the server checks it. */
export const quickSwapAmount =
  (balance: DecimalText | undefined): Rule =>
  (typed) => {
    const amount = parseTyped(typed);
    if (amount === undefined || !isPositive(amount)) return swapTexts.amount;
    if (!hasAtMostDecimals(amount, amountDecimals)) return swapTexts.whole;
    return balance !== undefined && isAbove(amount, balance) ? notEnoughText(quickSwapCurrency) : undefined;
  };

/** One for one, less the fee of the pair, which is zero unless the server says otherwise. */
export const quickSwapReceives = (amount: DecimalText, feePercent: DecimalText = fees.buy): DecimalText =>
  splitFee(amount, feePercent).received;
