import type { Answered } from '@exchange/api';
import { createScriptedFeed } from '../../../app/testing/scriptedFeed';
import { servicesFor } from '../../../app/testing/servicesFor';

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

/** What becomes of a cancel: the exchange does it, refuses it, does not answer, or refuses it when the story says so. */
export type CancelAnswer = 'cancelled' | 'refused' | 'lost' | 'refused later';

/** Stands for an exchange with a trader who has three open orders, and tells of them live. */
export const createScriptedTrading = () => {
  const { feed, say, become } = createScriptedFeed();
  const heard: string[] = [];
  const cancelAnswers = new Map<string, CancelAnswer>();
  let isReachable = true;
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

  const cancel = (orderId: string): Response | Promise<Response> => {
    const answer = cancelAnswers.get(orderId) ?? 'cancelled';
    if (answer === 'lost') throw new TypeError('fetch failed');
    const refusal = Response.json({ statusCode: 503, message: 'The exchange is busy.' }, { status: 503 });
    if (answer === 'refused') return refusal;
    if (answer === 'refused later') return new Promise((resolve) => (refuseNow = () => resolve(refusal)));
    open = open.filter(({ uniqueId }) => uniqueId !== orderId);
    return Response.json({ statusCode: 200, message: 'Order cancelled successfully.' });
  };

  const answers: Record<string, (fields: URLSearchParams) => unknown> = {
    '/trade/open_order': () => ({ data: open }),
    '/trade/all_pair_user_order': () => ({ data: [] }),
    '/user/get_balance': () => ({ data: [{ symbol: 'XDC', balance: '120500.25' }] }),
  };

  const fetch: typeof globalThis.fetch = async (given) => {
    const request = new Request(given);
    const path = new URL(request.url).pathname.replace('/api', '');
    const fields = new URLSearchParams(await request.text());
    heard.push([path, fields.get('trade_order_id') ?? ''].join(' ').trim());
    if (!isReachable) throw new TypeError('fetch failed');
    if (path === '/trade/cancel_order') return cancel(fields.get('trade_order_id') ?? '');
    const answer = answers[path];
    const notBuilt = { statusCode: 501, message: "This call isn't available yet." };
    return answer ? Response.json(answer(fields)) : Response.json(notBuilt, { status: 501 });
  };

  const services = servicesFor({ fetch, feed, stored: { jwt: 'token-1', userData: 'u-1001', email: 'a@example.com' } });
  services.session.start();
  return {
    services,
    say,
    become,
    /** How often a call was made. */
    count: (call: string) => heard.filter((one) => one === call).length,
    answerCancel: (orderId: string, answer: CancelAnswer) => void cancelAnswers.set(orderId, answer),
    refuseNow: () => refuseNow(),
    closeFor: (orderId: string) => {
      open = open.filter(({ uniqueId }) => uniqueId !== orderId);
    },
    reach: (can: boolean) => {
      isReachable = can;
    },
  };
};
