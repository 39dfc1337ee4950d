import type { Level } from '../markets/orderBook';
import type { Pair } from '../markets/pair';
import type { DecimalText } from '../money/decimalText';
import { orderTotal } from './limitOrder';

/** The price a form starts with: the first of the order list, which has its best first. */
export const firstPrice = (levels: readonly Level[], pair: Pair): DecimalText =>
  pair.fixedPrice ?? levels[0]?.price ?? '0';

/** A price that comes in while the trader looks on; what was typed stays. */
export const refilledPrice = (
  offered: DecimalText,
  { price, hasTyped }: { price: string; hasTyped: boolean },
  pair: Pair,
): string => pair.fixedPrice ?? (hasTyped ? price : offered);

export interface RowFill extends Level {
  total: DecimalText;
}

/** What a click on a row of the order book puts into the form. */
export const fillFromRow = ({ price, amount }: Level, pair: Pair): RowFill => {
  const row = { price: pair.fixedPrice ?? price, amount };
  return { ...row, total: orderTotal(row) };
};

export type OrderCall = 'placeOrder' | 'placeSwapOrder';

/** Where nobody chooses the price an order is a swap, and has a call of its own. */
export const orderCall = (pair: Pair): OrderCall => (pair.fixedPrice === undefined ? 'placeOrder' : 'placeSwapOrder');
