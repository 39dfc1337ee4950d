import {
  divideDown,
  isZero,
  ledgerDecimals,
  multiply,
  quickSwapPair,
  subtract,
  type DecimalText,
} from '@exchange/domain';
import { plainDecimal } from '../db/plainDecimal';
import { orderId } from '../exchange/liveOrder';
import { marketById } from '../exchange/market';
import type { OrderStatus } from '../exchange/outcomes';
import type { OrderRow } from './orderStore';

type Progress = { status: OrderStatus; filled: DecimalText };

const cancelledStatus = (filled: DecimalText) => (isZero(filled) ? 'cancelled' : 'partially cancelled');

/** The status in lists of past orders. */
export const pastStatus = ({ status, filled }: Progress): string => {
  if (status === 'cancelled') return cancelledStatus(filled);
  return status === 'completed' ? 'completed' : 'partially';
};

/** The status in the response to placing an order. */
export const placedStatus = ({ status, filled }: Progress): string =>
  status === 'open' && isZero(filled) ? 'active' : pastStatus({ status, filled });

const figuresOf = (row: OrderRow) => {
  const [price, amount, filled] = [plainDecimal(row.price), plainDecimal(row.amount), plainDecimal(row.filled)];
  const [traded, received] = [plainDecimal(row.total), plainDecimal(row.received)];
  const fee = subtract(row.side === 'buy' ? filled : traded, received);
  return { price, amount, filled, traded, received, fee, open: subtract(amount, filled) };
};

export const toOpenOrder = (row: OrderRow) => {
  const { price, amount, filled, fee, open } = figuresOf(row);
  return {
    uniqueId: orderId(row.id),
    pairName: marketById(row.pair).pair.name,
    type: row.side,
    price,
    originalQty: amount,
    filledQty: filled,
    total: multiply(price, amount),
    updatedTotal: multiply(price, open),
    status: 'active',
    createdAt: row.createdAt.toISOString(),
    fee,
    ...(row.clientOrderId !== null && { client_order_id: row.clientOrderId }),
  };
};

export const toPastOrder = (row: OrderRow) => {
  const { price, amount, filled, traded, received, fee } = figuresOf(row);
  const { name } = marketById(row.pair).pair;
  return {
    uniqueId: orderId(row.id),
    name,
    tradeType: name === quickSwapPair.name ? 'swap' : 'limit',
    type: row.side,
    status: placedStatus({ status: row.status, filled }),
    averagePrice: isZero(filled) ? '0' : divideDown(traded, filled, ledgerDecimals),
    price,
    amount,
    receivedTotal: received,
    total: traded,
    fee,
    updatedAt: row.updatedAt.toISOString(),
    ...(row.clientOrderId !== null && { client_order_id: row.clientOrderId }),
  };
};
