import { findPair, type Side } from '@exchange/domain';
import type { IntendedOrder } from '@exchange/machines';
import { asFields, storedFigure, type StoredFields } from '#shared/storage/storedFields.ts';

const sides: readonly unknown[] = ['buy', 'sell'] satisfies Side[];

const isSide = (value: unknown): value is Side => sides.includes(value);

const writeOrder = ({ pair, side, price, amount, clientOrderId }: IntendedOrder): StoredFields => ({
  pair: pair.name,
  side,
  price,
  amount,
  clientOrderId,
});

/** Empty for anything that isn't one of our orders. */
const readOrder = (value: unknown): IntendedOrder[] => {
  const { pair: name, side, clientOrderId, ...figures } = asFields(value);
  const pair = typeof name === 'string' ? findPair(name) : undefined;
  const price = storedFigure(figures['price']);
  const amount = storedFigure(figures['amount']);
  if (!pair || !isSide(side) || typeof clientOrderId !== 'string') return [];
  return price === undefined || amount === undefined ? [] : [{ pair, side, price, amount, clientOrderId }];
};

export const writeOrders = (orders: readonly IntendedOrder[]): StoredFields => ({ orders: orders.map(writeOrder) });

export const readOrders = ({ orders }: StoredFields): IntendedOrder[] =>
  Array.isArray(orders) ? orders.flatMap(readOrder) : [];
