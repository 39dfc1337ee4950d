import type { DecimalText } from '@exchange/domain';

/** The side of the square that the path is drawn in, whatever it is stretched to. */
export const side = 100;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** From the lowest to the highest; undefined if there is nothing to connect. A price that never moved is in the middle. */
export const sparklinePath = (values: readonly DecimalText[]): string | undefined => {
  if (values.length < 2) return undefined;
  // Only drawn, never shown or computed with: a float is exact enough for a pixel.
  const prices = values.map(Number);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (index: number) => rounded((index / (prices.length - 1)) * side);
  const y = (price: number) => rounded(high === low ? side / 2 : ((high - price) / (high - low)) * side);
  return `M${prices.map((price, index) => `${String(x(index))} ${String(y(price))}`).join('L')}`;
};
