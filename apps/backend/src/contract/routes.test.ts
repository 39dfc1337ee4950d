import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readContract } from './document';
import { refuse, type Handlers, type Trader } from './handlers';
import { contractRoutes, type ContractRoutesOptions } from './routes';

const document = readContract();
const nothing: ContractRoutesOptions = {
  document,
  handlers: {},
  traderHandlers: {},
  objections: {},
  traderOf: async () => undefined,
  isStrict: true,
};

const answerOf = async (handlers: Handlers, isStrict: boolean) => {
  const app = fastify();
  contractRoutes(app, { ...nothing, handlers, isStrict });
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

describe('a call that the contract gives a trader', () => {
  const trader: Trader = { uniqueId: 'u-1001', email: 'trader@example.com', session: 'a1' };

  const logout = async (options: Partial<ContractRoutesOptions>) => {
    const app = fastify();
    let ran: Trader | undefined;
    const traderHandlers = {
      logout: ({ trader: given }: { trader: Trader }) => {
        ran = given;
        return { message: 'You are logged out.' };
      },
    };
    contractRoutes(app, { ...nothing, traderHandlers, ...options });
    const response = await app.inject({ method: 'POST', url: '/user/logout' });
    await app.close();
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), ran };
  };

  it('never runs without one, not even to look at its fields [ACC-162]', async () => {
    const objections = { logout: () => refuse(400, 'looked at') };
    const { status, body, ran } = await logout({ objections });
    expect([status, body]).toEqual([401, { statusCode: 401, message: 'please login again' }]);
    expect(ran).toBeUndefined();
  });

  it('is told whose it is by the token alone [ACC-162]', async () => {
    expect(await logout({ traderOf: async () => trader })).toMatchObject({ status: 200, ran: trader });
  });

  it('stops the start where it stands among those for everybody, and the other way round [ACC-162]', () => {
    const handlers: Handlers = { logout: () => ({ message: '' }) };
    expect(() => contractRoutes(fastify(), { ...nothing, handlers })).toThrow('logout asks for a trader');
    const traderHandlers = { fees: () => ({ data: {} }) };
    expect(() => contractRoutes(fastify(), { ...nothing, traderHandlers })).toThrow('fees knows no trader');
  });
});

describe('a refusal', () => {
  const refusedBy = async (options: Partial<ContractRoutesOptions>) => {
    const app = fastify();
    contractRoutes(app, { ...nothing, ...options });
    const response = await app.inject({ url: '/get_currency_stats' });
    await app.close();
    return response;
  };
  const currencyStats = () => ({ ...refuse(429, 'Please wait.'), retryAfterSeconds: 7 });

  it('that ends by itself says when [ACC-159]', async () => {
    const { statusCode, headers } = await refusedBy({ handlers: { currencyStats } });
    expect([statusCode, headers['retry-after']]).toEqual([429, '7']);
  });

  it('of an objection comes before the contract is looked at, and only where there is a handler', async () => {
    const objections = { currencyStats: () => refuse(400, 'No.', 'field') };
    const answered = await refusedBy({ handlers: { currencyStats }, objections });
    expect(answered.json()).toEqual({ statusCode: 400, message: 'No.', field: 'field' });
    expect((await refusedBy({ objections })).statusCode).toBe(501);
  });
});
