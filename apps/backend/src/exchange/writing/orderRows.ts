import { plainDecimal } from '../../db/plainDecimal';
import { toOrder, type LiveOrder } from '../liveOrder';
import { marketById } from '../market';
import type { Order, OrderStatus } from '../outcomes';
import { toUnits, toWhole, type Side } from '@exchange/domain';

/** Decimals of a fee, in percent. */
export const feeDecimals = 6;

/** An order as read from the database. */
export interface OrderRow {
  id: string;
  pair: number;
  owner: string;
  side: Side;
  price: string;
  amount: string;
  filled: string;
  total: string;
  received: string;
  fee_percent: string;
  status: OrderStatus;
  client_order_id: string | null;
  created_at: Date;
  updated_at: Date;
}

export const orderColumns = `id, pair, owner, side, price, amount, filled, total, received, fee_percent, status,
  client_order_id, created_at, updated_at`;

export const toLiveOrder = (row: OrderRow): LiveOrder => {
  const market = marketById(row.pair);
  const lotsOrdered = market.lots(plainDecimal(row.amount));
  const lotsFilled = market.lots(plainDecimal(row.filled));
  return {
    id: Number(row.id),
    owner: row.owner,
    side: row.side,
    ticks: market.ticks(plainDecimal(row.price)),
    lots: lotsOrdered - lotsFilled,
    market,
    lotsOrdered,
    lotsFilled,
    traded: toUnits(plainDecimal(row.total)),
    received: toUnits(plainDecimal(row.received)),
    fee: toWhole(plainDecimal(row.fee_percent), feeDecimals),
    status: row.status,
    clientOrderId: row.client_order_id ?? undefined,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
};

export const orderFromRow = (row: OrderRow): Order => toOrder(toLiveOrder(row));
