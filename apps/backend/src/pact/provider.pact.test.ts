import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../app';
import { createStatusStore } from '../reference/statusStore';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { readEnv } from '../runtime/env';
import { readCalls, readMessages, tiers } from './pactFiles';
import { pactRoutes } from './pactRoutes';
import { providerMessages } from './providerMessages';
import { providerStates } from './states/providerStates';
import { createGround, createServices } from './services';

const ada = { uniqueId: 'u-1001', email: 'ada@example.com', password: 'Right-1234!' };
const order = { order: 'o-1', pair: 'XDC-USDT', side: 'buy', price: '0.05', amount: '400' };

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

let store: TestDatabase;
let database: DatabaseClient;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 2, onError: () => undefined });
});

afterAll(async () => {
  await database.close();
  await store.drop();
});

describe('the backend as a provider', () => {
  it('can be put into every state that a pact names, and into no other [CAL-325]', () => {
    const named = tiers
      .flatMap((tier) => [...readCalls(tier), ...readMessages(tier)])
      .flatMap(({ providerStates: states }) => states);
    expect(sorted(Object.keys(providerStates))).toEqual(sorted(named.map(({ name }) => name)));
  });

  it('can be asked for every message that a pact describes, and for no other [CAL-325]', () => {
    const described = tiers.flatMap(readMessages).map(({ description }) => description);
    expect(sorted(Object.keys(providerMessages))).toEqual(sorted(described));
  });
});

describe('asking for a state', () => {
  let app: FastifyInstance;
  let ground: ReturnType<typeof createGround>;
  const status = () => createStatusStore(database.db);

  beforeAll(async () => {
    app = fastify();
    ground = createGround(database);
    await ground.exchange.start();
    await app.register(pactRoutes(await createServices(ground, app.log)));
  });
  afterAll(async () => {
    await app.close();
    ground.messages.stop();
    await ground.exchange.stop();
  });

  const post = (action: string, state: string, params: object) =>
    app.inject({ method: 'POST', url: '/_pact/state', payload: { action, state, params } });

  const ask = async (action: string, state: string, params: object = {}) =>
    (await post(action, state, params)).statusCode;

  const isOpen = async (symbol: string) =>
    (await status().currencies()).find((coin) => coin.symbol === symbol)?.isWithdrawalOpen;

  it('applies until it is torn down [CAL-325]', async () => {
    expect(await ask('setup', 'a coin closed for withdrawal', { coin: 'XRP' })).toBe(200);
    expect(await isOpen('XRP')).toBe(false);
    expect(await ask('teardown', 'a coin closed for withdrawal', { coin: 'XRP' })).toBe(200);
    expect(await isOpen('XRP')).toBe(true);
  });

  it('that names a trader applies to the states after it, until it is torn down [CAL-325]', async () => {
    const { email } = ada;
    expect(await ask('setup', 'mail codes on', { email })).toBe(400);
    expect(await ask('setup', 'a trader', ada)).toBe(200);
    expect(await ask('setup', 'mail codes on', { email })).toBe(200);
    expect(await ask('teardown', 'a trader', ada)).toBe(200);
    expect(await ask('setup', 'mail codes on', { email })).toBe(400);
  });

  it('returns values that no pact can know, to be put into the call [CAL-325]', async () => {
    const { email } = ada;
    await ask('setup', 'a trader', ada);
    const answer = await post('setup', 'two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' });
    expect(answer.json<{ appCode: string }>().appCode).toMatch(/^\d{6}$/);
    expect(await ask('teardown', 'two-factor on')).toBe(200);
  });

  it('returns the IDs that the exchange itself assigns, none of them twice [CAL-330]', async () => {
    const { email } = ada;
    const ids = async () => {
      const { uniqueId } = (await post('setup', 'a trader', ada)).json<{ uniqueId: string }>();
      const given = { ...order, email, clientOrderId: 'c-1' };
      const { order: orderId } = (await post('setup', 'an open order', given)).json<{ order: string }>();
      await ask('teardown', 'a trader');
      return [uniqueId, orderId];
    };
    const all = [...(await ids()), ...(await ids())];
    expect(new Set(all).size).toBe(4);
    expect(all).not.toContain(ada.uniqueId);
  });

  it('of orders leaves no order, trade or message behind [CAL-327]', async () => {
    const { email } = ada;
    const counted = async () => {
      const { rows } = await database.pool.query<{ open: number; trades: number }>(
        `select (select count(*)::int from trade_order where status = 'open') as open,
           (select count(*)::int from trade) as trades`,
      );
      return rows;
    };
    const told = (description: string) => {
      const payload = { description, providerStates: [{ params: { ...order, email } }] };
      return app.inject({ method: 'POST', url: '/_pact/message', payload });
    };
    await ask('setup', 'a trader', ada);
    expect(await ask('setup', 'an order that was traded', { ...order, email, filled: '100' })).toBe(200);
    expect(await counted()).toEqual([{ open: 1, trades: 1 }]);
    expect((await told('a trade on a pair')).json()).toMatchObject({ price: '0.05', amount: '100' });
    expect(await ask('teardown', 'a trader')).toBe(200);
    expect(await counted()).toEqual([{ open: 0, trades: 0 }]);
    expect((await told('a trade on a pair')).body).toBe('');
  });

  it('of deposits and withdrawals leaves none of them pending and no message behind [WAL-240]', async () => {
    const { email } = ada;
    const paid = { email, coin: 'XDC', amount: '2000' };
    const sent = { ...paid, withdrawal: 'w-1', address: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
    const counted = async () => {
      const { rows } = await database.pool.query<{ deposits: number; withdrawals: number }>(
        `select (select count(*)::int from incoming where status in ('waiting', 'kept')) as deposits,
           (select count(*)::int from withdrawal where status in ('Pending', 'Process')) as withdrawals`,
      );
      return rows;
    };
    const told = (description: string) => {
      const payload = { description, providerStates: [{ params: { email } }] };
      return app.inject({ method: 'POST', url: '/_pact/message', payload });
    };
    const nameTrader = async () => {
      await ask('setup', 'a trader', ada);
      await ask('setup', 'approved identity', { email });
      await ask('setup', 'two-factor on for a day', { email, secret: 'JBSWY3DPEHPK3PXP' });
    };
    await nameTrader();
    expect(await ask('setup', 'a deposit', { ...paid, confirmations: 0 })).toBe(200);
    expect(await ask('setup', 'a deposit that is kept', { ...paid, amount: '999' })).toBe(200);
    expect(await ask('setup', 'a withdrawal', { ...sent, clientId: 'c-1' })).toBe(200);
    expect(await ask('setup', 'a withdrawal that was approved', { ...sent, clientId: 'c-2', amount: '1000' })).toBe(
      200,
    );
    expect(await counted()).toEqual([{ deposits: 2, withdrawals: 2 }]);
    expect((await told('an own withdrawal that was approved')).json()).toMatchObject({ status: 'Process' });
    expect(await ask('teardown', 'a trader')).toBe(200);
    expect(await counted()).toEqual([{ deposits: 0, withdrawals: 0 }]);
    await nameTrader();
    expect((await told('an own withdrawal that was approved')).body).toBe('');
    expect(await ask('teardown', 'a trader')).toBe(200);
  });

  it('that is impossible fails [WAL-240]', async () => {
    const { email } = ada;
    await ask('setup', 'a trader', ada);
    // Too much to be kept, and a trader who may not withdraw.
    expect(await ask('setup', 'a deposit that is kept', { email, coin: 'XDC', amount: '1000' })).toBe(400);
    expect(await ask('setup', 'a daily limit that is used up', { email })).toBe(400);
    expect(await ask('teardown', 'a trader')).toBe(200);
  });

  it('that is unknown fails, and so does a missing or extra parameter [CAL-325]', async () => {
    expect(await ask('setup', 'a coin on the moon')).toBe(400);
    expect(await ask('setup', 'a coin closed for withdrawal')).toBe(400);
    expect(await ask('setup', 'a coin closed for withdrawal', { coin: 'XRP', until: 'noon' })).toBe(400);
    expect(await isOpen('XRP')).toBe(true);
  });
});

describe('the exchange itself', () => {
  it('knows nothing of states and messages of a verification [CAL-326]', async () => {
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false' });
    const exchange = await buildApp({ env, database, config: {} });
    for (const url of ['/_pact/state', '/_pact/message', '/api/_pact/state', '/api/_pact/message'])
      expect((await exchange.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
    await exchange.close();
  });
});
