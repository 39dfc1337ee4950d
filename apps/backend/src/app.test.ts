import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from './app';
import { callsOf, readContract } from './contract/document';
import { connect, type DatabaseClient } from './db/client';
import { country } from './db/schema';
import { createTestDatabase, type TestDatabase } from './db/testing/testDatabase';
import { startDatabaseProxy } from './faults/testing/databaseProxy';
import { readEnv } from './runtime/env';

let store: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;

const logged: string[] = [];

const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'info', DEMO_MARKET: 'false' });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const call = async (options: InjectOptions) => {
  const response = await app.inject(options);
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), headers: response.headers };
};

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 3, onError: () => undefined });
  app = await buildApp({ env, database, config: {}, logTo: { write: (line) => void logged.push(line) } });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await database.close();
  await store.drop();
});

describe('every call of the contract', () => {
  it.each(callsOf(readContract()).map(({ id, method, path }) => [id, method, path] as const))(
    '%s is routed and built: it answers, or says what it lacks [CAL-304]',
    async (_, method, path) => {
      const { status } = await call({ method, url: `/api${path.replaceAll(/\{\w+\}/g, 'XDC-USDT')}` });
      expect([200, 400, 401, 403]).toContain(status);
    },
  );
});

describe('a request that the contract does not know', () => {
  it.each(['/api/nothing', '/api/user/login/again', '/api'])('to %s is answered 404 as JSON [CAL-301]', async (url) => {
    const { status, body } = await call({ url });
    expect(status).toBe(404);
    expect(body).toMatchObject({ statusCode: 404, code: 'not_found', message: "This call doesn't exist." });
  });

  it('with a field missing is refused by the name of the field [CAL-302]', async () => {
    const { status, body } = await call({ method: 'POST', url: '/api/get_pair_status', headers: form, payload: '' });
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'invalid_request',
      message: 'The field exchangeId is missing.',
      field: 'exchangeId',
    });
  });

  it('with a field twice is refused by the name of the field [CAL-302]', async () => {
    const payload = 'exchangeId=1&exchangeId=2';
    const { status, body } = await call({ method: 'POST', url: '/api/get_pair_status', headers: form, payload });
    expect(status).toBe(400);
    expect(body['field']).toBe('exchangeId');
  });

  it('with a body over the bound is refused as too large [CAL-303]', async () => {
    const payload = `exchangeId=${'1'.repeat(env.BODY_LIMIT_BYTES)}`;
    const { status, body } = await call({ method: 'POST', url: '/api/get_pair_status', headers: form, payload });
    expect(status).toBe(413);
    expect(body).toMatchObject({
      statusCode: 413,
      code: 'invalid_request',
      message: 'This is too large to send. Shorten it and try again.',
    });
  });

  it('with JSON that is none is refused, not crashed on [CAL-302]', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await call({ method: 'POST', url: '/api/get_pair_status', headers, payload: '{' });
    expect(status).toBe(400);
  });
});

describe('what is real already', () => {
  it('tells the status of every coin [CAL-306]', async () => {
    const { body } = await call({ url: '/api/get_currency_stats' });
    const data = body['data'] as Record<string, unknown>;
    expect(Object.keys(data)).toHaveLength(9);
    expect(data['XDCE']).toEqual(['ERC20', 'Active', 'Active']);
    expect(data['BTC']).toEqual(['Coin', 'Active', 'Active']);
  });

  it('tells which pairs are open; the perpetual contracts are not [CAL-307]', async () => {
    const { body } = await call({
      method: 'POST',
      url: '/api/get_pair_status',
      headers: form,
      payload: 'exchangeId=1',
    });
    expect(body['data']).toHaveLength(12);
    expect(body['data']).toContainEqual({ pair: 'XDC-XDCE', tradingFlag: true });
    expect(body['data']).toContainEqual({ pair: 'BTC-PERPETUAL', tradingFlag: false });
  });

  it('tells what trading and withdrawing cost, as exact text [CAL-308]', async () => {
    const { body } = await call({ url: '/api/getfeesdetails?exchangeId=1' });
    const { tradingFees, withdrawalFees } = body['data'] as Record<string, unknown[]>;
    expect(tradingFees).toContainEqual({ symbol: 'XDC-XDCE', currencySymbol: 'XDC-XDCE', buy: '0', sell: '0' });
    expect(tradingFees).toContainEqual({ symbol: 'BTC-USDT', currencySymbol: 'BTC-USDT', buy: '0.5', sell: '0.5' });
    expect(withdrawalFees).toContainEqual({ currencyName: 'USDT', withdrawalFee: '3.2', minWithdrawal: '35' });
  });

  it('lists every country with its dial code [CAL-309]', async () => {
    const payload = 'exchange_id=1';
    const { body } = await call({ method: 'POST', url: '/api/user/list_all_country_code', headers: form, payload });
    expect((body['data'] as unknown[]).length).toBeGreaterThan(240);
    expect(body['data']).toContainEqual({ countryId: 'SG', name: 'Singapore', dialCode: '+65' });
  });
});

describe('an answer outside the contract', () => {
  const nowhere = { id: 'U9', name: 'Nowhere', dialCode: '+0' };

  it('fails wherever tests run against the whole server [CAL-305]', async () => {
    // The database itself would refuse it otherwise.
    await database.db.execute('alter table country drop constraint country_id_check');
    await database.db.insert(country).values(nowhere);
    onTestFinished(async () => {
      await database.db.delete(country).where(eq(country.id, nowhere.id));
    });
    const payload = 'exchange_id=1';
    const { status } = await call({
      method: 'POST',
      url: '/api/user/list_all_country_code',
      headers: form,
      payload,
    });
    expect(status).toBe(500);
  });
});

describe('the server', () => {
  it(
    'is ready while its database answers, and not while that is away or silent [OPS-101] [OPS-287] [LED-157]',
    { tags: 'nightly' },
    async () => {
      const own = await createTestDatabase(inject('clusterUrl'));
      const proxy = await startDatabaseProxy(own.connectionString);
      const client = connect({ connectionString: proxy.url, max: 3, onError: () => undefined });
      const server = await buildApp({ env, database: client, config: {} });
      onTestFinished(async () => {
        await server.close();
        await client.close();
        await proxy.close();
        await own.drop();
      });
      const health = async () => {
        const response = await server.inject({ url: '/api/health' });
        return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
      };
      const ready = { status: 200, body: { status: 'ok', checks: { database: 'ok', sequencer: 'ok' } } };
      expect(await health()).toMatchObject(ready);
      proxy.goDown();
      const unavailable = { status: 503, body: { status: 'unavailable', checks: { database: 'unavailable' } } };
      const closed = { status: 503, body: { checks: { database: 'unavailable', sequencer: 'unavailable' } } };
      await expect.poll(health, { timeout: 5_000 }).toMatchObject(closed);
      proxy.comeBack();
      await expect.poll(health, { timeout: 5_000 }).toMatchObject(ready);
      proxy.cutLine();
      await expect.poll(health, { timeout: 5_000 }).toMatchObject(unavailable);
      proxy.goDown();
      proxy.comeBack();
      await expect.poll(health, { timeout: 5_000 }).toMatchObject(ready);
    },
  );

  it('serves the contract and a reference that needs no other host [CAL-310]', async () => {
    const page = await app.inject({ url: '/api/docs' });
    const script = await app.inject({ url: '/api/docs/page.js' });
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g), ...script.body.matchAll(/['"](\/[^'"]+)['"]/g)];
    const urls = sources.map(([, url]) => String(url));
    expect(urls).toEqual([
      '/favicon.svg',
      '/api/docs/page.css',
      '/api/docs/redoc.standalone.js',
      '/api/docs/page.js',
      '/api/docs/openapi.json',
      '/api/openapi.yaml',
      '/api/openapi.json',
      '/api/asyncapi.yaml',
    ]);
    const answers = await Promise.all(urls.slice(1).map((url) => app.inject({ url })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.slice(1).map(() => 200));
    expect(answers[1]?.body).not.toContain('cdn.redoc.ly');
  });

  it('shows the reference without inline styles but those with its nonce, a new one each time [OPS-470]', async () => {
    const pages = [await app.inject({ url: '/api/docs' }), await app.inject({ url: '/api/docs' })];
    const nonces = pages.map(({ headers, body }) => {
      const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)';/.exec(String(headers['content-security-policy'])) ?? [];
      expect(body).toContain(`<script src="/api/docs/redoc.standalone.js" nonce="${nonce}">`);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    const { body: library } = await app.inject({ url: '/api/docs/redoc.standalone.js' });
    expect(library.match(/\br\.nc=[\w.]+/g)).toContain('r.nc=document.currentScript.nonce');
    expect(library).not.toContain('r.nc=void 0');
  });

  it('gives each answer an id and no way to be framed or sniffed [OPS-102]', async () => {
    const { headers } = await call({ url: '/api/health/live' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it.each([
    ['kept', 'proxy-7f3a.1', /^proxy-7f3a\.1$/],
    ['replaced where it is too long', 'a'.repeat(65), /^[0-9a-f-]{36}$/],
    ['replaced where it could forge a line', 'id {"level":50}', /^[0-9a-f-]{36}$/],
  ])('has the id that came in %s [OPS-104]', async (_, id, expected) => {
    const { headers } = await call({ url: '/api/health/live', headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(expected);
  });

  it('is logged with its operation, its status and its id [OPS-105]', async () => {
    const { headers } = await call({ url: '/api/health/live' });
    const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ reqId }) => reqId === headers['x-request-id'])).toMatchObject({
      req: { operation: 'liveness' },
      status: 200,
    });
  });

  it('shows its figures to this machine only, where no token is set [OPS-103]', async () => {
    expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body).toContain('nodejs_eventloop_lag');
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  });

  it('tells what it takes of memory and processor [LED-131]', async () => {
    const { body } = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total']) expect(body).toContain(name);
  });
});

describe('what a server does by itself', () => {
  it('is background work to the last job, counted by name [OPS-266]', async () => {
    const busy = await buildApp({
      env: readEnv({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DEMO_MARKET: 'false',
        FEED_HEARTBEAT_MS: '20',
        SMTP_URL: 'smtp://127.0.0.1:9',
      }),
      database,
      config: {},
    });
    // Only one server at a time runs an exchange.
    await app.close();
    await busy.ready();
    const jobsDone = async (): Promise<string[]> => {
      const { body } = await busy.inject({ url: '/metrics' });
      return [...body.matchAll(/background_runs_total\{job="(.+?)",outcome="done"\}/g)].map(([, job]) => String(job));
    };
    const jobs = [
      'account-retention',
      'consumer-mail',
      'database-server',
      'deposits',
      'due-work',
      'feed-heartbeat',
      'inbox',
      'inbox-listener',
      'kyc-retention',
      'mail-delivery',
      'mail-retention',
      'market-recorder',
      'reference-listener',
      'referral-rewards',
      'referral-rewards-after-trades',
      'reseal',
      'session-listener',
      'slow-readers',
      'staking-due',
      'withdrawals',
    ];
    // A block comes after a while, so that it may be there or not.
    const settled = async () => (await jobsDone()).filter((job) => job !== 'chain-blocks').sort();
    await expect.poll(settled, { timeout: 10_000 }).toEqual(jobs);
    await busy.close();
  });
});
