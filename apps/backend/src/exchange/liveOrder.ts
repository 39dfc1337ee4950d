import { fromUnits } from '@exchange/domain';
import type { BookOrder } from '../engine/order';
import type { Units } from '../ledger/units';
import type { Market } from './market';
import type { Order, OrderStatus } from './outcomes';

/** An order while it can change: the book lowers its `lots`, trades raise the totals. */
export interface LiveOrder extends BookOrder {
  readonly market: Market;
  readonly lotsOrdered: number;
  lotsFilled: number;
  /** In the quote currency. */
  traded: Units;
  /** After the fee. */
  received: Units;
  /** In millionths of a percent, as agreed when the order was placed. */
  readonly fee: bigint;
  status: OrderStatus;
  readonly clientOrderId: string | undefined;
  readonly createdAt: number;
  updatedAt: number;
}

const idPattern = /^o-([1-9]\d{0,14})$/;

export const orderId = (number: number): string => `o-${number}`;

export const readOrderId = (text: string): number | undefined => {
  const digits = idPattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

const wholeFee = 100_000_000n;

/** The amount after the fee. Rounded down once, over everything an order ever received. */
export const afterFee = (gross: Units, fee: bigint): Units => (gross * (wholeFee - fee)) / wholeFee;

export const grossOf = ({ side, market, lotsFilled, traded }: LiveOrder): Units =>
  side === 'buy' ? market.base(lotsFilled) : traded;

/** How much money this part of the order holds. */
export const reserveOf = ({ side, market, ticks }: LiveOrder, lots: number): Units =>
  side === 'buy' ? market.quote(ticks, lots) : market.base(lots);

export const toOrder = (order: LiveOrder): Order => {
  const { market, clientOrderId } = order;
  return {
    id: orderId(order.id),
    trader: order.owner,
    pair: market.pair.name,
    side: order.side,
    price: market.price(order.ticks),
    amount: market.amount(order.lotsOrdered),
    filled: market.amount(order.lotsFilled),
    total: fromUnits(order.traded),
    received: fromUnits(order.received),
    fee: fromUnits(grossOf(order) - order.received),
    status: order.status,
    ...(clientOrderId !== undefined && { clientOrderId }),
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
};
