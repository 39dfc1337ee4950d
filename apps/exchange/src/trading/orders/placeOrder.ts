import type { ExchangeClient } from '@exchange/api';
import { isFailure, orderCall, orderTotal, type Result } from '@exchange/domain';
import type { IntendedOrder } from '@exchange/machines';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';

interface Placing {
  client: Pick<ExchangeClient, 'trading'>;
  trader: () => string | undefined;
  /** The server's id for a pair. */
  pairIdOf: (order: IntendedOrder) => string;
}

/** Sends an order with the call for its pair. */
export const createPlaceOrder =
  ({ client, trader, pairIdOf }: Placing) =>
  async (order: IntendedOrder): Promise<Result<{ message: string }>> => {
    const { pair, side, price, amount, id } = order;
    const answer = await client.trading[orderCall(pair)]({
      user_id: trader() ?? '',
      pair_id: pairIdOf(order),
      symbol: pair.name,
      pair: pair.name,
      side,
      price,
      amount,
      total: orderTotal(order),
      type: 'limit',
      client_order_id: id,
    });
    return isFailure(answer) ? answer : { data: { message: answer.data.message } };
  };

export const placeOrderFor = ({ services: { client, session, market } }: RunningApp) =>
  createPlaceOrder({
    client,
    trader: () => traderNow(session),
    pairIdOf: (order) => market.state().quotes.get(order.pair.name)?.pairId ?? order.pair.id,
  });
