import { pairOf } from '../markets/pairs';
import { decimalsText } from '../messages/fields';
import { swapTexts } from '../messages/swap';
import { isAbove, isPositive } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { hasAtMostDecimals } from '../money/rounding';
import { notEnoughText } from '../orders/orderTexts';
import { splitFee } from '../orders/preview';
import type { Rule } from '../validation/rule';

const { quote: currency, amountDecimals, fees } = pairOf('XDC-XDCE');

/** What the quick swap takes. */
export const quickSwapCurrency = currency;

/** An unknown balance is left to the server. */
export const quickSwapAmount =
  (balance: DecimalText | undefined): Rule =>
  (typed) => {
    const amount = parseTyped(typed);
    if (amount === undefined || !isPositive(amount)) return swapTexts.amount;
    if (!hasAtMostDecimals(amount, amountDecimals)) return decimalsText(amountDecimals);
    return balance !== undefined && isAbove(amount, balance) ? notEnoughText(currency) : undefined;
  };

/** One for one, less the fee of the pair, which is none. */
export const quickSwapReceives = (amount: DecimalText): DecimalText => splitFee(amount, fees.buy).received;
