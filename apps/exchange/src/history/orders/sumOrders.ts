import { isZero, totalsByCoin, type CoinTotals, type Counted } from '@exchange/domain';
import { receivedCurrency } from '#entities/orders/figures.ts';
import type { PastOrder } from './pastOrder';

export type OrderSum = 'received' | 'fee' | 'total';

const figuresOf = function* (orders: readonly PastOrder[]): Generator<Counted<OrderSum>> {
  for (const { name, side, received, fee, total, averagePrice } of orders) {
    if (averagePrice === undefined) continue;
    const currency = receivedCurrency(name, side);
    yield [currency, 'received', received];
    yield [currency, 'fee', fee];
    const quote = name.split('-')[1] ?? '';
    if (!isZero(total)) yield [quote, 'total', total];
  }
};

/** What filled orders received, paid in fees and came to, for each coin. */
export const orderTotals = (orders: readonly PastOrder[]): CoinTotals<OrderSum>[] => totalsByCoin(figuresOf(orders));
