import { showCoins, showExactly } from '../format/figure';
import type { Limit, Side } from '../markets/pairs';
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

/** After the message of the band, which doesn't say where it ends. */
export const nearestPriceText = (price: DecimalText, isHighest: boolean): string =>
  `${isHighest ? 'Highest' : 'Lowest'} price now: ${showExactly(price)}`;

/** Why a share of the balance became less than the share, and what the balance would have allowed. */
export const largestOrderText = (largest: Limit, side: Side, affordable: DecimalText): string =>
  `Largest order: ${showCoins(largest.value, largest.currency)}. ${
    side === 'sell' ? `You have ${showExactly(affordable)}.` : `You have enough for ${showExactly(affordable)}.`
  }`;
