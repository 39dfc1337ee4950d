import { showExactly } from '../format/figure';
import type { DecimalText } from '../money/decimalText';

/** Messages that the specification doesn't quote. */
export const orderTexts = {
  price: 'Enter a price above 0.',
  balanceUnknown: "Your balance hasn't loaded yet.",
  verifying: 'Checking your order…',
} as const;

export const priceBoundsText = (lowest: DecimalText, highest: DecimalText): string =>
  `The price must be between ${showExactly(lowest)} and ${showExactly(highest)}.`;

export const fixedPriceText = (price: DecimalText): string => `The price is fixed at ${showExactly(price)}.`;

export const notEnoughText = (currency: string): string => `Not enough ${currency}.`;
