import { successTexts } from '@exchange/domain';
import type { components } from '@exchange/api/contract';
import type { OrderCall } from '@exchange/domain';
import { isRefused, type Trader, type TraderHandlers } from '../../contract/handlers';
import type { ExchangeAccess } from '../../exchange/exchange';
import type { Outcomes } from '../../exchange/outcomes';
import { pairOfOrder } from './orderChecks';
import { placedStatus, toOpenOrder } from '../../orders/orderRows';
import type { OrderStore } from '../../orders/orderStore';
import type { PastOrders } from '../../orders/pastOrders';
import { toRefused } from './refusals';
import { rowsOf } from '../../orders/rows';

export type CommandSubmitter = Pick<ExchangeAccess, 'submit'>;

type Placed = Outcomes['order.place'];

const placedText = ({ order, isRepeat, isCutShort }: Placed): string => {
  if (isCutShort) return successTexts.trading.cutShort;
  return isRepeat && order.status === 'cancelled'
    ? successTexts.trading.placedBeforeAndCancelled
    : successTexts.trading.placed;
};

const toAnswer = (placed: Placed) => {
  const { id, filled, clientOrderId } = placed.order;
  return {
    statusCode: 200,
    message: placedText(placed),
    data: {
      uniqueId: id,
      status: placedStatus(placed.order),
      filledQty: filled,
      ...(clientOrderId !== undefined && { client_order_id: clientOrderId }),
    },
  };
};

interface Placing {
  trader: Trader;
  body: components['schemas']['NewOrderRequest'];
}

const place = async (exchange: CommandSubmitter, call: OrderCall, { trader, body }: Placing) => {
  const pair = pairOfOrder(body, call);
  if (isRefused(pair)) return pair;
  const { side, price, amount, client_order_id: clientOrderId } = body;
  const order = { trader: trader.uniqueId, pair: pair.name, side, price, amount, clientOrderId };
  const { done, refused } = await exchange.submit<'order.place'>(
    { kind: 'order.place', ...order },
    { session: trader.session },
  );
  return refused ? toRefused(refused) : toAnswer(done);
};

/** A trader's own orders. Only the token says whose; anything else in the call is ignored. */
export const orderHandlers = (exchange: CommandSubmitter, store: Pick<OrderStore, 'open'>): TraderHandlers => ({
  placeOrder: (incoming) => place(exchange, 'placeOrder', incoming),
  placeSwapOrder: (incoming) => place(exchange, 'placeSwapOrder', incoming),
  cancelOrder: async ({ trader, body: { trade_order_id: order } }) => {
    const cancel = { kind: 'order.cancel', trader: trader.uniqueId, order } as const;
    const { refused } = await exchange.submit<'order.cancel'>(cancel, { session: trader.session });
    return refused ? toRefused(refused) : { statusCode: 200, message: successTexts.trading.cancelled };
  },
  openOrders: async ({ trader, body: { page, limit } }) => ({
    data: (await store.open(trader.uniqueId, rowsOf(page, limit))).map(toOpenOrder),
  }),
});

/** A trader's past orders. */
export const pastOrderHandlers = (past: Pick<PastOrders, 'list'>): TraderHandlers => ({
  userTrades: async ({ trader, body: { page, limit } }) => ({
    data: await past.list(trader.uniqueId, rowsOf(page, limit)),
  }),
});
