import { divideDown, isPositive, ledgerDecimals } from '@exchange/domain';
import type { OrderChange, Trade } from '../../exchange/events';
import type { Order } from '../../exchange/outcomes';
import type { Payload, PrivateChannels, PublicChannels } from '../../live/liveChannels';

const statusOf = ({ status, filled }: Order): string => {
  if (status !== 'open') return status;
  return filled === '0' ? 'active' : 'partially';
};

const fillStatusOf = ({ status }: Order): 'partially' | 'completed' =>
  status === 'completed' ? 'completed' : 'partially';

/** For followers of the pair. */
export const pairOrderEvent = (
  { order, amount }: OrderChange,
  status: 'accepted' | 'cancelled',
): Payload<'{pair}'> => ({ Type: order.side, pair: order.pair, price: order.price, amount, status });

/** The public event of a fill. */
export const matchEvent = ({ order, amount }: OrderChange): PublicChannels['demo-event'] => ({
  Pair: order.pair,
  Amount: amount,
  Trade_status: fillStatusOf(order),
});

export const userTradeEvent = ({ order, amount }: OrderChange): PrivateChannels['demo-event'] => ({
  userId: order.trader,
  Pair: order.pair,
  Amount: amount,
  Trade_status: fillStatusOf(order),
});

/** The public event of a cancelled order. */
export const cancelEvent = ({ order, amount }: OrderChange): PublicChannels['order-cancel'] => ({
  Type: order.side,
  pair: order.pair,
  price: order.price,
  amount,
});

export const userCancelEvent = ({ order, amount }: OrderChange): PrivateChannels['order-cancel'] => ({
  userId: order.trader,
  uniqueId: order.id,
  Type: order.side,
  pair: order.pair,
  price: order.price,
  amount,
});

export const userOrderEvent = ({ order }: OrderChange): PrivateChannels['order-history'] => ({
  userId: order.trader,
  uniqueId: order.id,
  Type: order.side,
  pair: order.pair,
  price: order.price,
  originalQty: order.amount,
  filledQty: order.filled,
  ...(isPositive(order.filled) && { averagePrice: divideDown(order.total, order.filled, ledgerDecimals) }),
  status: statusOf(order),
});

export const tradeEvent = ({ id, pair, price, amount, takerSide, at }: Trade): PublicChannels['trade-history'] => ({
  id,
  pair,
  price,
  amount,
  side: takerSide,
  created_at: new Date(at).toISOString(),
});

export const tapeRow = ({ id, price, amount, takerSide, at }: Trade): Payload<'{pair}-tradeHistory'>[number] => ({
  id,
  created_at: new Date(at).toISOString(),
  quantity: amount,
  taker_side: takerSide,
  price,
});
