import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Refusal, RefusalCode } from '../../exchange/outcomes';
import { startTrading, type TestTrader, type TradingServer } from './testing/tradingServer';

let server: TradingServer;
let trader: TestTrader;
let refused: Refusal;
beforeAll(async () => {
  server = await startTrading(inject('clusterUrl'), { exchange: { submit: async () => ({ refused }) } });
  trader = await server.addTrader();
});
afterAll(() => server.close());

const statuses: Readonly<Record<RefusalCode, number>> = {
  figure: 400,
  'no such pair': 404,
  'no such order': 404,
  'no such trader': 404,
  'not open': 409,
  'no such hold': 404,
  'not held': 409,
  closed: 409,
  insufficient: 400,
  'not offered': 409,
  'own order': 409,
  'too many orders': 409,
  'id used': 409,
  reason: 400,
  frozen: 403,
  'not allowed': 403,
  limit: 403,
  'no such deposit': 404,
  'no such withdrawal': 404,
  'no such documents': 404,
  'no such swap': 404,
  'no such stake': 404,
  'too late': 409,
  failed: 500,
  unavailable: 503,
  unconfirmed: 504,
};

it.each(Object.entries(statuses) as [RefusalCode, number][])(
  'a refusal %s of the exchange becomes a %i for placing and cancelling, in the same words [TRC-039]',
  async (code, status) => {
    refused = { code, message: 'Not now.' };
    const said = { status, body: { statusCode: status, message: 'Not now.' } };
    expect(await server.place(trader, { side: 'buy', price: '0.05', amount: '100' })).toEqual(said);
    expect(await server.placeSwap(trader, { side: 'buy', price: '1', amount: '100' })).toEqual(said);
    expect(await server.cancel(trader, 'o-1')).toEqual(said);
  },
);

it.each([
  ['price', 'price'],
  ['amount', 'amount'],
  ['pair', 'pair_id'],
  ['order', 'trade_order_id'],
  ['clientOrderId', 'client_order_id'],
] as const)('a %s to blame is named %s, as the call spells it [TRC-039]', async (field, name) => {
  refused = { code: 'figure', message: 'Not now.', field };
  expect((await server.cancel(trader, 'o-1')).body['field']).toBe(name);
});
