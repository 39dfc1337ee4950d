import { findPair, isFailure, listSizes, type Side } from '@exchange/domain';
import type { IntendedOrder, SentLookup, SentRow } from '@exchange/machines';
import { sentFlow } from '#shared/unconfirmed/sentFlow.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { asFields, storedFigure, type StoredFields } from '#shared/storage/storedFields.ts';
import { placeOrderFor } from './placeOrder';
import { placedText } from './texts';

/** Orders without an id of ours weren't sent from here. */
const lookUp = async ({ services: { client, session } }: RunningApp): Promise<SentLookup<SentRow>> => {
  const answer = await client.trading.openOrders({
    user_id: traderNow(session) ?? '',
    limit: String(listSizes.openOrders),
    page: '1',
  });
  if (isFailure(answer)) return answer;
  return { data: answer.data.data.flatMap(({ client_order_id: id }) => (id === undefined ? [] : [{ id }])) };
};

const sides: readonly unknown[] = ['buy', 'sell'] satisfies Side[];

const isSide = (value: unknown): value is Side => sides.includes(value);

const writeOrder = ({ pair, side, price, amount, id }: IntendedOrder): StoredFields => ({
  pair: pair.name,
  side,
  price,
  amount,
  clientOrderId: id,
});

/** Empty for anything that isn't one of our orders. */
const readOrder = (value: unknown): IntendedOrder[] => {
  const { pair: name, side, clientOrderId: id, ...figures } = asFields(value);
  const pair = typeof name === 'string' ? findPair(name) : undefined;
  const price = storedFigure(figures['price']);
  const amount = storedFigure(figures['amount']);
  if (!pair || !isSide(side) || typeof id !== 'string') return [];
  return price === undefined || amount === undefined ? [] : [{ pair, side, price, amount, id }];
};

/** Follows every order from being sent until its outcome is known, on any screen. */
export const sentOrdersFlow = sentFlow<IntendedOrder, SentRow>({
  lookUpBy: 'list',
  lookUp,
  resend: (app, order) => placeOrderFor(app)(order),
  key: 'ordersSent',
  write: (orders) => ({ orders: orders.map(writeOrder) }),
  read: ({ orders }) => (Array.isArray(orders) ? orders.flatMap(readOrder) : []),
  says: { found: placedText },
});
