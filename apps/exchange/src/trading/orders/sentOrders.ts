import { findPair, type Side } from '@exchange/domain';
import type { IntendedOrder } from '@exchange/machines';
import { sentFlow } from '#shared/unconfirmed/sentFlow.ts';
import { asFields, storedFigure, type StoredFields } from '#shared/storage/storedFields.ts';
import { placeOrderFor } from './placeOrder';
import type { FoundOrder } from './lookUpOrder';

const sides: readonly unknown[] = ['buy', 'sell'] satisfies Side[];

const isSide = (value: unknown): value is Side => sides.includes(value);

const write = ({ pair, side, price, amount, id }: IntendedOrder): StoredFields => ({
  pair: pair.name,
  side,
  price,
  amount,
  clientOrderId: id,
});

/** Empty for anything that isn't one of our orders. */
const read = (value: unknown): IntendedOrder[] => {
  const { pair: name, side, clientOrderId: id, ...figures } = asFields(value);
  const pair = typeof name === 'string' ? findPair(name) : undefined;
  const price = storedFigure(figures['price']);
  const amount = storedFigure(figures['amount']);
  if (!pair || !isSide(side) || typeof id !== 'string') return [];
  return price === undefined || amount === undefined ? [] : [{ pair, side, price, amount, id }];
};

/** How an order is kept in its tab, and told to others. */
export const storedOrders = { write, read };

/** Follows every order from being sent until its outcome is known, on any screen. */
export const sentOrdersFlow = sentFlow<IntendedOrder, FoundOrder>({
  // It comes with the header's list of what is unconfirmed, before it is needed.
  lookUp: async (app, order) => (await import('./lookUpOrder')).lookUpOrder(app, order),
  resend: (app, order) => placeOrderFor(app)(order),
  key: 'ordersSent',
  write: (orders) => ({ orders: orders.map(write) }),
  read: ({ orders }) => (Array.isArray(orders) ? orders.flatMap(read) : []),
  says: { found: (_, { saying }) => saying },
});
