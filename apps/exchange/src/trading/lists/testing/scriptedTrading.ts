import type { Answered, OperationId } from '@exchange/api';
import { createFakeExchange, ok, outOfReach, type Answer } from '@exchange/api/testing';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { quietMarket } from '#shared/testing/quietMarket.ts';

type WireOrder = Answered<'openOrders'>['data'][number];

const order = (uniqueId: string, more: Partial<WireOrder> = {}): WireOrder => ({
  uniqueId,
  pairName: 'XDC-USDT',
  type: 'sell',
  price: '0.0525',
  originalQty: '4000',
  filledQty: '1000',
  total: '210',
  status: 'active',
  createdAt: '2026-01-15T09:40:00Z',
  fee: '0.2625',
  ...more,
});

/** The outcome of a cancel: done, refused, unanswered, or refused when the story says so. */
export type CancelAnswer = 'cancelled' | 'refused' | 'lost' | 'refused later';

/** Simulates an exchange with a trader who has three open orders, with live updates. */
export const createScriptedTrading = () => {
  const { feed, say, become } = createScriptedFeed();
  const cancelAnswers = new Map<string, CancelAnswer>();
  let refuseNow = (): void => undefined;
  let open = [
    order('o-3'),
    order('o-2', { type: 'buy', price: '0.05', filledQty: '0', fee: '0' }),
    order('o-1', {
      pairName: 'BTC-USDT',
      price: '91800',
      originalQty: '0.015',
      filledQty: '0',
      total: '1377',
      fee: '0',
    }),
  ];

  const refusal = { status: 503, body: { statusCode: 503, message: 'The exchange is busy.' } } as const;

  const cancel = (orderId: string): Answer<'cancelOrder'> | Promise<Answer<'cancelOrder'>> => {
    const answer = cancelAnswers.get(orderId) ?? 'cancelled';
    if (answer === 'lost') return outOfReach();
    if (answer === 'refused') return refusal;
    if (answer === 'refused later') return new Promise((resolve) => (refuseNow = () => resolve(refusal)));
    open = open.filter(({ uniqueId }) => uniqueId !== orderId);
    return ok({ statusCode: 200, message: 'Order cancelled successfully.' });
  };

  const { fetch, calls, sent, reach } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    openOrders: () => ok({ data: open }),
    balances: ok({ data: [{ symbol: 'XDC', balance: '120500.25' }] }),
    cancelOrder: ({ trade_order_id = '' }) => cancel(trade_order_id),
  });

  const environment = createTestEnvironment({ fetch, feed, stored: storedTrader });
  const services = createServices(testConfig, testVersion, environment);
  return {
    services,
    say,
    become,
    sent,
    /** How often a call was made, for one order if given. */
    count: (operation: OperationId, orderId?: string) =>
      calls.filter((call) => call.operation === operation && call.fields['trade_order_id'] === orderId).length,
    answerCancel: (orderId: string, answer: CancelAnswer) => void cancelAnswers.set(orderId, answer),
    refuseNow: () => refuseNow(),
    closeFor: (orderId: string) => {
      open = open.filter(({ uniqueId }) => uniqueId !== orderId);
    },
    reach,
  };
};
