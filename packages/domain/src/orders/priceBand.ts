import type { Pair } from '../markets/pairs';
import { add, multiply, percentOf, subtract } from '../money/arithmetic';
import { isAbove, isBelow, isPositive, larger, smaller } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { roundDown, roundUp } from '../money/rounding';

export const isWithinBand = (price: DecimalText, centre: DecimalText, percent: DecimalText): boolean => {
  const deviation = isBelow(price, centre) ? subtract(centre, price) : subtract(price, centre);
  return !isAbove(multiply(deviation, '100'), multiply(centre, percent));
};

/** The price nearest to this one that the band allows. Undefined if the band is narrower than a step. */
export const nearestInBand = (price: DecimalText, centre: DecimalText, pair: Pair): DecimalText | undefined => {
  const { priceBandPercent: percent, priceDecimals, lowestPrice, highestPrice } = pair;
  const reach = percentOf(centre, percent);
  const nearest = isAbove(price, centre)
    ? smaller(highestPrice, roundDown(add(centre, reach), priceDecimals))
    : larger(lowestPrice, roundUp(subtract(centre, reach), priceDecimals));
  return isPositive(nearest) && isWithinBand(nearest, centre, percent) ? nearest : undefined;
};
