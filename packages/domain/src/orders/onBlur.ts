import type { Pair, Side } from '../markets/pairs';
import { add } from '../money/arithmetic';
import { clamp, isBelow } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { round, roundDown } from '../money/rounding';
import { multipleBelow } from '../money/step';

/** XRP-USDT is documented with a minimum price below its step; the first step above it counts. */
const lowestStep = ({ lowestPrice, priceStep }: Pair): DecimalText => {
  const below = multipleBelow(lowestPrice, priceStep);
  return isBelow(below, lowestPrice) ? add(below, priceStep) : below;
};

/**
 * Rounds to the step, never to a worse price than was typed, and clamps to the bounds. Violating the band only shows a
 * message.
 */
export const priceOnBlur = (price: DecimalText, pair: Pair, side: Side): DecimalText => {
  if (pair.fixedPrice !== undefined) return pair.fixedPrice;
  const stepped = round(price, pair.priceDecimals, side === 'buy' ? 'down' : 'up');
  return clamp(stepped, lowestStep(pair), pair.highestPrice);
};

/** Rounds down to what can be traded. Violating the minimum or maximum only shows a message. */
export const amountOnBlur = (amount: DecimalText, pair: Pair): DecimalText => roundDown(amount, pair.amountDecimals);
