import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startTrading, type Answer, type TestTrader, type TradingServer } from './testing/tradingServer';

let server: TradingServer;
let clock = 0;
let ada: TestTrader;
let bob: TestTrader;

beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), { orderRate: { perSecond: 50, burst: 200, now: () => clock } });
  [ada, bob] = [await server.addTrader({ XDC: '1000000' }), await server.addTrader({ XDC: '1000000' })];
});

afterAll(() => server.close());

const sell = (trader: TestTrader) => server.place(trader, { side: 'sell', price: '0.0521', amount: '400' });

/** As many at a time as the test's database has connections for. */
const flood = async (howMany: number, send: () => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (answers.length < howMany) answers.push(...(await Promise.all(Array.from({ length: 20 }, send))));
  return answers;
};

const cancel = (trader: TestTrader, order: string) =>
  server.post('/trade/cancel_order', { exchange_id: '1', user_id: 'whoever', trade_order_id: order }, trader);

it('a trader places 200 orders at once, and then 50 a second; others are not concerned [TRC-080]', async () => {
  const answers = await flood(240, () => sell(ada));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  const refused = answers.filter(({ status }) => status !== 200);
  const message = "You're placing orders too fast. This one wasn't placed. You can go on in 1 second.";
  const body = { statusCode: 429, code: 'too_many_requests', message };
  for (const answer of refused) expect(answer).toEqual({ status: 429, body, retryAfter: '1' });
  expect((await sell(bob)).status).toBe(200);
  clock += 40;
  const next = [await sell(ada), await sell(ada), await sell(ada)];
  expect(next.map(({ status }) => status)).toEqual([200, 200, 429]);
});

it('a trader whose orders are refused can still cancel; cancelling too fast is refused, too [TRC-081]', async () => {
  const swap = { exchange_id: '1', user_id: 'whoever', pair_id: '4', symbol: 'XDC-XDCE', type: 'limit' };
  const answer = await server.postParts(
    '/trade/new_order_swap',
    { ...swap, side: 'sell', price: '1', amount: '400' },
    ada,
  );
  expect(answer.status).toBe(429);
  const cancels = await flood(220, () => cancel(ada, 'o-0'));
  expect(cancels.filter(({ status }) => status === 404)).toHaveLength(200);
  expect(cancels.find(({ status }) => status === 429)?.body['message']).toBe(
    "You're cancelling orders too fast. This one is still open. You can go on in 1 second.",
  );
});
