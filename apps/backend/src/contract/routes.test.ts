import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readContract } from './document';
import type { Handlers } from './handlers';
import { contractRoutes } from './routes';

const document = readContract();

const answerOf = async (handlers: Handlers, isStrict: boolean) => {
  const app = fastify();
  contractRoutes(app, { document, handlers, isStrict });
  const response = await app.inject({ url: '/get_currency_stats' });
  await app.close();
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

/** As a bug would have it: the type is held, the value is not. */
const outside: Handlers = { currencyStats: () => ({ data: { BTC: ['Coin', 'Active'] as never } }) };

describe('an answer outside the contract', () => {
  it('fails where tests would see it [CAL-305]', async () => {
    const { status, body } = await answerOf(outside, true);
    expect(status).toBe(500);
    expect(body['message']).toContain('currencyStats is outside the contract. The field data.BTC does not fit');
  });

  it('reaches the trader in production, where it may still be of use [CAL-305]', async () => {
    expect(await answerOf(outside, false)).toEqual({ status: 200, body: { data: { BTC: ['Coin', 'Active'] } } });
  });

  it('is not what fits it [CAL-305]', async () => {
    const fitting: Handlers = { currencyStats: () => ({ data: { BTC: ['Coin', 'Active', 'Inactive'] } }) };
    expect((await answerOf(fitting, true)).status).toBe(200);
  });
});
