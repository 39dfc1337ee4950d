import type { Answered, Payload } from '@exchange/api';
import {
  compare,
  divideDown,
  isPositive,
  isZero,
  larger,
  multiply,
  readWire,
  sideWords,
  type DecimalText,
  type Side,
} from '@exchange/domain';
import { marketLabel, priceFigure } from '#entities/orders/figures.ts';

export interface OpenOrder {
  id: string;
  /** The pair's name, which may be unknown here. */
  name: string;
  side: Side;
  price: DecimalText;
  amount: DecimalText;
  filled: DecimalText;
  total: DecimalText;
  /** Paid so far, in the currency received. */
  fee: DecimalText;
  createdAt: string;
  /** The id given by the client that placed it. */
  clientOrderId: string | undefined;
}

type WireOrder = Answered<'openOrders'>['data'][number];

const none: DecimalText = '0';

/** The contract guarantees valid figures; missing ones are calculated. */
export const readOpenOrder = (row: WireOrder): OpenOrder => {
  const price = readWire(row.price) ?? none;
  const amount = readWire(row.originalQty) ?? none;
  return {
    id: String(row.uniqueId),
    name: row.pairName,
    side: row.type,
    price,
    amount,
    filled: readWire(row.filledQty) ?? none,
    total: readWire(row.total) ?? multiply(price, amount),
    fee: readWire(row.fee) ?? none,
    createdAt: row.createdAt,
    clientOrderId: row.client_order_id,
  };
};

/** In whole percent, and 100 only if completely filled. */
export const filledPercent = ({ amount, filled }: Pick<OpenOrder, 'amount' | 'filled'>): string => {
  const percent = isPositive(amount) ? divideDown(multiply(filled, '100'), amount, 0) : none;
  return isZero(percent) && isPositive(filled) ? '<1%' : `${percent}%`;
};

/** Identifies an order in words: 'Sell XDC / USDT at 0.0525'. */
export const orderWords = ({ side, name, price }: Pick<OpenOrder, 'side' | 'name' | 'price'>): string =>
  `${sideWords[side]} ${marketLabel(name)} at ${priceFigure(price, name).full}`;

/** An order never reopens, nor becomes less filled: an answer that predates a live update is corrected. */
export const mergeOpenOrders = (
  known: readonly OpenOrder[],
  loaded: readonly OpenOrder[],
  closed: readonly string[],
): OpenOrder[] => {
  const filledBefore = new Map(known.map(({ id, filled }) => [id, filled]));
  const gone = new Set(closed);
  return loaded
    .filter(({ id }) => !gone.has(id))
    .map((order) => ({ ...order, filled: larger(order.filled, filledBefore.get(order.id) ?? none) }));
};

export type OrderNews = Payload<'order-history-{userId}'>;

const closingStatuses: readonly string[] = ['completed', 'cancel', 'cancelled', 'partially cancelled'];

export const isClosing = ({ status }: OrderNews): boolean =>
  status !== undefined && closingStatuses.includes(status.toLowerCase());

/** Returns the same array if the event changes nothing. */
export const afterNews = (orders: readonly OpenOrder[], { uniqueId, filledQty }: OrderNews): readonly OpenOrder[] => {
  const filled = readWire(filledQty);
  const order = orders.find(({ id }) => id === String(uniqueId));
  if (order === undefined || filled === undefined || compare(filled, order.filled) <= 0) return orders;
  return orders.map((one) => (one === order ? { ...order, filled } : one));
};
