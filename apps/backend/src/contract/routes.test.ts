import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerErrors } from '../http/errors';
import { callsOf, readContract } from './document';
import { refuse, type Handlers, type Trader } from './handlers';
import { contractRoutes, type ContractRoutesOptions } from './routes';

const document = readContract();
const nothing: ContractRoutesOptions = {
  document,
  handlers: {},
  traderHandlers: {},
  objections: {},
  traderOf: async () => undefined,
  limits: { fieldBytes: 64_000, uploadBytes: 12_000_000, uploadsAtOnce: 4, uploadStallMs: 15_000 },
  callsAtOnce: 0,
  isStrict: true,
};

const answerOf = async (handlers: Handlers, isStrict: boolean) => {
  const app = fastify();
  contractRoutes(app, { ...nothing, handlers, isStrict });
  const response = await app.inject({ url: '/get_currency_stats' });
  await app.close();
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

/** Simulates a bug: the value breaks the contract despite its type. */
const outside: Handlers = { currencyStats: () => ({ data: { BTC: ['Coin', 'Active'] as never } }) };

describe('an answer outside the contract', () => {
  it('fails the call in tests [CAL-305]', async () => {
    const { status, body } = await answerOf(outside, true);
    expect(status).toBe(500);
    expect(body['message']).toContain('currencyStats breaks the contract. The field data.BTC is not valid');
  });

  it('reaches the trader in production, where it may still be useful [CAL-305]', async () => {
    expect(await answerOf(outside, false)).toEqual({ status: 200, body: { data: { BTC: ['Coin', 'Active'] } } });
  });

  it('does not include answers that match the contract [CAL-305]', async () => {
    const fitting: Handlers = { currencyStats: () => ({ data: { BTC: ['Coin', 'Active', 'Inactive'] } }) };
    expect((await answerOf(fitting, true)).status).toBe(200);
  });
});

describe('an answer with a status that its call does not list', () => {
  const notListed: Handlers = { currencyStats: () => refuse(409, 'Not now.') };

  it('fails the call in tests [CAL-390]', async () => {
    const { status, body } = await answerOf(notListed, true);
    expect(status).toBe(500);
    expect(body['message']).toBe(
      "The 409 response of currencyStats breaks the contract. The call doesn't list this status.",
    );
  });

  it('reaches the trader in production [CAL-390]', async () => {
    expect(await answerOf(notListed, false)).toEqual({
      status: 409,
      body: { statusCode: 409, code: 'conflict', message: 'Not now.' },
    });
  });

  it.each([
    ['one that it does not list', 418, 500],
    ['one that it lists', 429, 429],
  ])('fails it as well where the server raises it: %s [CAL-390]', async (_, raised, told) => {
    const app = fastify();
    answerErrors(app);
    const currencyStats = () => {
      throw Object.assign(new Error(), { statusCode: raised });
    };
    contractRoutes(app, { ...nothing, handlers: { currencyStats } });
    const { statusCode } = await app.inject({ url: '/get_currency_stats' });
    await app.close();
    expect(statusCode).toBe(told);
  });
});

it.each([
  ['/user/login', { statusCode: 415 }],
  ['/user/add_fav_pair', { status: 415 }],
  ['/swap', { status: 0 }],
])('a refusal that the server raises beside the call has the call’s format: %s [CAL-390]', async (url, named) => {
  const app = fastify();
  answerErrors(app);
  const never = () => {
    throw new Error('The body was not read.');
  };
  contractRoutes(app, {
    ...nothing,
    handlers: { login: never },
    traderHandlers: { addFavouritePair: never, swap: never },
    traderOf: async () => ({ uniqueId: 'u-1001', email: 'trader@example.com', session: 'a1' }),
  });
  const response = await app.inject({ method: 'POST', url, headers: { 'content-type': 'text/csv' }, payload: 'a' });
  await app.close();
  expect(response.statusCode).toBe(415);
  const message = "This call doesn't accept that content type.";
  expect(response.json()).toEqual({
    ...named,
    code: 'invalid_request',
    message,
    requestId: expect.any(String) as string,
  });
});

it('a field that the contract does not have reaches no handler, however it is sent [CAL-523]', async () => {
  const app = fastify();
  let heard: unknown;
  const login: Handlers['login'] = ({ body }) => {
    heard = body;
    return refuse(401, 'No.');
  };
  contractRoutes(app, { ...nothing, handlers: { login } });
  const fields = { exchange_id: '1', email: 'ada@example.com', password: 'Right-1234!' };
  const payload = { ...fields, more: [['a'], {}], '': 1, constructor: 'x' };
  const { statusCode } = await app.inject({ method: 'POST', url: '/user/login', payload });
  await app.close();
  expect([statusCode, heard]).toEqual([401, fields]);
});

it('a GET is answered in spite of a body, however long that is [CAL-524]', async () => {
  const app = fastify();
  contractRoutes(app, { ...nothing, handlers: { currencyStats: () => ({ data: {} }) } });
  const { statusCode } = await app.inject({ method: 'GET', url: '/get_currency_stats', payload: 'y'.repeat(70_000) });
  await app.close();
  expect(statusCode).toBe(200);
});

describe('a call that requires a token', () => {
  const trader: Trader = { uniqueId: 'u-1001', email: 'trader@example.com', session: 'a1' };

  const logout = async (options: Partial<ContractRoutesOptions>) => {
    const app = fastify();
    let ran: Trader | undefined;
    const traderHandlers = {
      logout: ({ trader: given }: { trader: Trader }) => {
        ran = given;
        return { message: "You're signed out." };
      },
    };
    contractRoutes(app, { ...nothing, traderHandlers, ...options });
    const response = await app.inject({ method: 'POST', url: '/user/logout' });
    await app.close();
    return { status: response.statusCode, body: response.json<Record<string, unknown>>(), ran };
  };

  it('never runs without one, not even to look at its fields [ACC-162] [DOM-331]', async () => {
    const objections = { logout: () => refuse(400, 'looked at') };
    const { status, body, ran } = await logout({ objections });
    expect([status, body]).toEqual([401, { statusCode: 401, code: 'session_ended', message: 'please login again' }]);
    expect(ran).toBeUndefined();
  });

  it('learns its trader from the token alone [ACC-162]', async () => {
    expect(await logout({ traderOf: async () => trader })).toMatchObject({ status: 200, ran: trader });
  });

  it('prevents the start if it is among the public handlers, and the other way round [ACC-162]', () => {
    const handlers: Handlers = { logout: () => ({ message: '' }) };
    expect(() => contractRoutes(fastify(), { ...nothing, handlers })).toThrow('logout asks for a trader');
    const traderHandlers = { fees: () => ({ data: {} }) };
    expect(() => contractRoutes(fastify(), { ...nothing, traderHandlers })).toThrow('fees knows no trader');
  });
});

describe('a trader whose account is on hold', () => {
  const trader: Trader = { uniqueId: 'u-1001', email: 'trader@example.com', session: 'a1', isFrozen: true };

  const callAll = async (isFrozen: boolean) => {
    const app = fastify();
    const calls = callsOf(document).filter(({ isForTraders }) => isForTraders);
    const ran = new Set<string>();
    const traderHandlers = Object.fromEntries(
      calls.map(({ id }) => [id, () => (ran.add(id), refuse(400, 'It ran.'))] as const),
    );
    const objections = Object.fromEntries(calls.map(({ id }) => [id, () => (ran.add(id), refuse(400, 'It ran.'))]));
    contractRoutes(app, { ...nothing, traderHandlers, objections, traderOf: async () => ({ ...trader, isFrozen }) });
    const refused: [string, number, unknown][] = [];
    for (const { id, method, path } of calls) {
      const response = await app.inject({ method, url: path });
      if (!ran.has(id)) refused.push([id, response.statusCode, response.json<Record<string, unknown>>()['message']]);
    }
    await app.close();
    return { ran: [...ran].sort(), refused };
  };

  it('may read, cancel orders and log out, and is refused everything else with a message [ACC-215]', async () => {
    const { ran, refused } = await callAll(true);
    expect(ran).toEqual([
      'apiKeys',
      'balances',
      'cancelOrder',
      'documentTypes',
      'endOtherSessions',
      'endSession',
      'favouritePairs',
      'logout',
      'openOrders',
      'orderFills',
      'orderHistory',
      'passkeys',
      'portfolio',
      'portfolioStatement',
      'referrals',
      'securityLog',
      'sessions',
      'stakingDetails',
      'stakingRewards',
      'swapRatioDetails',
      'tfaStatus',
      'transactionHistory',
      'userProfile',
      'userTrades',
      'wallet',
      'withdrawalAddresses',
    ]);
    const sentence =
      "Your account is on hold, so you can't do this. You can still cancel open orders. Contact support.";
    expect(refused).toContainEqual(['placeOrder', 403, sentence]);
    for (const [, status, message] of refused) expect([status, message]).toEqual([403, sentence]);
  });

  it('is refused nothing once the account is released [ACC-215]', async () => {
    expect((await callAll(false)).refused).toEqual([]);
  });
});

describe('a call that HEAD is sent to', () => {
  const links = ['/user/verify_account/t', '/user/updateLoginDetails/t', '/user/resetTfa/t'];

  const send = async (method: 'GET' | 'HEAD', url: string) => {
    const app = fastify();
    let ran = 0;
    const link = () => ((ran += 1), { message: 'Done.' });
    const currencyStats = () => ((ran += 1), { data: {} });
    const handlers = { verifyAccount: link, confirmLoginActivity: link, disableTfaByLink: link, currencyStats };
    contractRoutes(app, { ...nothing, handlers });
    const { statusCode } = await app.inject({ method, url });
    await app.close();
    return [statusCode, ran];
  };

  it.each(links)(
    '%s does not run, since it changes something and scanners of mails prefetch [OPS-220]',
    async (url) => {
      expect(await send('HEAD', url)).toEqual([404, 0]);
      expect(await send('GET', url)).toEqual([200, 1]);
    },
  );

  it('answers as GET does where it only reads [OPS-220]', async () => {
    expect(await send('HEAD', '/get_currency_stats')).toEqual([200, 1]);
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
    expect(answered.json()).toEqual({ statusCode: 400, code: 'invalid_request', message: 'No.', field: 'field' });
    expect((await refusedBy({ objections })).statusCode).toBe(501);
  });
});

describe('a burst of calls from one network', () => {
  const trader: Trader = { uniqueId: 'u-1001', email: 'trader@example.com', session: 'a1' };

  const hold = () => {
    const held: { network: string; release: () => void }[] = [];
    const at = async (network: string) => new Promise<void>((release) => held.push({ network, release }));
    return { held, at };
  };

  it.each(['checks two tokens', 'carries two calls out'] as const)(
    '%s at a time, and those of another network wait for none of them [OPS-454]',
    async (what) => {
      const { held, at } = hold();
      const app = fastify();
      contractRoutes(app, {
        ...nothing,
        callsAtOnce: 2,
        traderOf: async ({ ip }) => {
          if (what === 'checks two tokens') await at(ip);
          return trader;
        },
        traderHandlers: {
          logout: async ({ request }) => {
            if (what !== 'checks two tokens') await at(request.ip);
            return { message: "You're signed out." };
          },
        },
      });
      const call = (remoteAddress: string) => app.inject({ method: 'POST', url: '/user/logout', remoteAddress });
      const burst = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '203.0.113.7'].map(call);
      await expect
        .poll(() => held.map(({ network }) => network))
        .toEqual(['2001:db8::1', '2001:db8::2', '203.0.113.7']);
      for (const _ of burst) {
        await expect.poll(() => held.length).toBeGreaterThan(0);
        held.shift()?.release();
      }
      expect((await Promise.all(burst)).map(({ statusCode }) => statusCode)).toEqual(burst.map(() => 200));
      await app.close();
    },
  );
});
