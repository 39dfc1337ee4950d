import type { DecimalText } from '../money/decimalText';

/** What the documented messages leave unsaid. */
export const orderTexts = {
  price: 'Enter a price above 0.',
  balanceUnknown: 'Your balance is not known yet.',
  verifying: 'The order is being verified.',
} as const;

export const priceBoundsText = (lowest: DecimalText, highest: DecimalText): string =>
  `The price must be between ${lowest} and ${highest}.`;

export const fixedPriceText = (price: DecimalText): string => `The price here is always ${price}.`;

export const notEnoughText = (currency: string): string => `Not enough ${currency}.`;
