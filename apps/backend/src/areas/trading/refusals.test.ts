import type { RefusalReason } from '@exchange/domain';
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

const answers: Readonly<Record<RefusalCode, [status: number, code: RefusalReason]>> = {
  figure: [400, 'invalid_request'],
  'no such pair': [404, 'not_found'],
  'no such order': [404, 'not_found'],
  'no such trader': [404, 'not_found'],
  'not open': [409, 'conflict'],
  'no such hold': [404, 'not_found'],
  'not held': [409, 'conflict'],
  closed: [409, 'conflict'],
  'wrong email code': [400, 'wrong_email_code'],
  'wrong app code': [400, 'wrong_two_factor_code'],
  insufficient: [400, 'insufficient_funds'],
  'not offered': [409, 'conflict'],
  'own order': [409, 'conflict'],
  'too many orders': [409, 'conflict'],
  'id used': [409, 'conflict'],
  reason: [400, 'invalid_request'],
  frozen: [403, 'forbidden'],
  'session ended': [401, 'session_ended'],
  'not allowed': [403, 'forbidden'],
  limit: [403, 'forbidden'],
  'no such deposit': [404, 'not_found'],
  'no such withdrawal': [404, 'not_found'],
  'no such documents': [404, 'not_found'],
  'no such swap': [404, 'not_found'],
  'no such stake': [404, 'not_found'],
  'too late': [409, 'conflict'],
  failed: [500, 'unavailable'],
  unavailable: [503, 'unavailable'],
  unconfirmed: [504, 'unconfirmed'],
};

const refusals = Object.entries(answers) as [RefusalCode, [number, RefusalReason]][];

it.each(refusals)(
  'a refusal %s of the exchange becomes %j for placing, in the same words [TRC-039] [CAL-380]',
  async (reason, [status, code]) => {
    refused = { code: reason, message: 'Not now.' };
    const said = { status, body: { statusCode: status, code, message: 'Not now.' } };
    expect(await server.place(trader, { side: 'buy', price: '0.05', amount: '100' })).toEqual(said);
    expect(await server.placeSwap(trader, { side: 'buy', price: '1', amount: '100' })).toEqual(said);
  },
);

/** Nothing keeps a trader from cancelling. */
it.each(refusals.filter(([, [status]]) => status !== 403))(
  'a refusal %s of the exchange becomes %j for cancelling, in the same words [TRC-039] [CAL-380]',
  async (reason, [status, code]) => {
    refused = { code: reason, message: 'Not now.' };
    const said = { status, body: { statusCode: status, code, message: 'Not now.' } };
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
