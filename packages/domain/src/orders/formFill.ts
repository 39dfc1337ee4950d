import type { Level } from '../markets/orderBook';
import type { Pair } from '../markets/pairs';
import type { DecimalText } from '../money/decimalText';
import { orderTotal } from './limitOrder';

/** The initial price of a form: the first of the order list, which has the best price first. */
export const firstPrice = (levels: readonly Level[], pair: Pair): DecimalText =>
  pair.fixedPrice ?? levels[0]?.price ?? '0';

/** The price after a live update; a typed price stays. */
export const refilledPrice = (
  offered: DecimalText,
  { price, hasTyped }: { price: string; hasTyped: boolean },
  pair: Pair,
): string => pair.fixedPrice ?? (hasTyped ? price : offered);

export interface RowFill extends Level {
  total: DecimalText;
}

/** What a click on a row of the order book fills in. */
export const fillFromRow = ({ price, amount }: Level, pair: Pair): RowFill => {
  const row = { price: pair.fixedPrice ?? price, amount };
  return { ...row, total: orderTotal(row) };
};

export type OrderCall = 'placeOrder' | 'placeSwapOrder';

/** An order with a fixed price is a swap and has its own call. */
export const orderCall = (pair: Pair): OrderCall => (pair.fixedPrice === undefined ? 'placeOrder' : 'placeSwapOrder');
