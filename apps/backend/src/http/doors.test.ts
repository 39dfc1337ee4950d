import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../app';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { closedExchange } from '../exchange/testing/closedExchange';
import { connectionOutcome } from '../live/testing/liveClient';
import { readEnv } from '../runtime/env';
import { bareHeaders } from './headers';
import { sendRaw } from './testing/rawConnection';

let store: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;

const page = 'https://app.example';
const settings = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DEMO_MARKET: 'false',
  ALLOWED_ORIGINS: `${page}, https://beta.example:8443`,
  REQUEST_TIMEOUT_MS: '300',
  HEADERS_TIMEOUT_MS: '300',
  FLOOD_CALLS: '0',
};

const build = async (more: Record<string, string> = {}): Promise<FastifyInstance> => {
  const env = readEnv({ ...settings, ...more });
  const built = await buildApp({ env, database, config: {}, exchange: closedExchange });
  await built.ready();
  return built;
};

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 4, onError: () => undefined });
  app = await build();
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await store.drop();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const tooLate = 'The request took too long to arrive. Nothing has changed. Try again.';

const head = (...lines: string[]): string => ['POST /api/user/login HTTP/1.1', 'Host: x', ...lines].join('\r\n');

describe('a client that', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'email=ada'],
    ['JSON', 'application/json', '{"email":'],
    ['a multipart body', 'multipart/form-data; boundary=b', '--b\r\n'],
  ])('stops in the middle of %s is answered 408 and let go [OPS-210]', async (_, type, start) => {
    const answer = await sendRaw(app, `${head(`Content-Type: ${type}`, 'Content-Length: 500')}\r\n\r\n${start}`);
    expect(answer).toMatchObject({ status: 408, headers: { connection: 'close' }, body: { message: tooLate } });
  });

  it('stops in the middle of its headers also gets 408 [OPS-210]', async () => {
    expect(await sendRaw(app, head('Content-Ty'))).toMatchObject({ status: 408, body: { statusCode: 408 } });
  });

  it.each([
    ['speaks no HTTP', 'hello\r\n\r\n', 400],
    ['has a NUL in a header', `${head('User-Agent: a\0b')}\r\n\r\n`, 400],
    ['expects something unknown', `${head('Expect: more', 'Content-Length: 2')}\r\n\r\n{}`, 417],
    ['has endless headers', `${head(`Cookie: ${'x'.repeat(20_000)}`)}\r\n\r\n`, 431],
  ])('%s is told so in the words and headers of every other answer [OPS-211]', async (_, text, status) => {
    const { headers, ...answer } = await sendRaw(app, text);
    expect(answer).toMatchObject({ status, body: { statusCode: status } });
    expect(headers).toMatchObject(lowerCased(bareHeaders));
  });
});

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('text that cannot be stored', () => {
  const login = (headers: Record<string, string>, payload: string | Buffer): InjectOptions => ({
    method: 'POST',
    url: '/api/user/login',
    headers,
    payload,
  });

  it.each<[string, InjectOptions]>([
    ['a NUL in a query', { url: '/api/user/check_jwt?token=a%00b' }],
    ['a NUL in a name of a query', { url: '/api/getfeesdetails?a%00=1' }],
    ['a NUL in a path', { url: '/api/user/verify_account/a%00b' }],
    ['a NUL on the mailbox', { url: '/dev/mail.json?to=%00' }],
    ['a percent sign alone in a call', { url: '/api/%' }],
    ['a NUL in the path of a file', { url: '/assets/%00.js' }],
    ['a percent sign alone', { url: '/dev/mail.json?to=100%' }],
    ['a percent sign in a path', { url: '/api/charts/%zz/klines' }],
    ['bytes that are no UTF-8 in a query', { url: '/api/user/check_jwt?token=%ff%fe' }],
    ['bytes that are no UTF-8 in a path', { url: '/api/trade/%c3%28' }],
    ['a NUL in a form', login(form, 'email=a%00b&password=secret')],
    ['a NUL in the name of a field', login(form, 'em%00ail=a&password=secret')],
    ['half a percent code in a form', login(form, 'email=%4&password=secret')],
    ['bytes that are no UTF-8 in a form', login(form, Buffer.from('email=\xff', 'latin1'))],
    ['a NUL in JSON', login(json, '{"email":"a\\u0000b"}')],
    ['a NUL deep in JSON', login(json, '{"email":[{"a":["\\u0000"]}]}')],
    ['a NUL in a name in JSON', login(json, '{"a\\u0000":1}')],
    ['half a character in JSON', login(json, '{"email":"\\ud800"}')],
    ['bytes that are no UTF-8 in JSON', login(json, Buffer.from('{"email":"\xff"}', 'latin1'))],
  ])('is refused: %s [OPS-225]', async (_, call) => {
    const { statusCode, body, headers } = await app.inject(call);
    expect(statusCode).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      statusCode: 400,
      code: 'invalid_request',
      message: "We couldn't read the request.",
    });
    expect(headers['x-request-id']).toBeDefined();
  });

  it.each(['/%', '/%00', '/wallet%E0%A4%A', '/trade/%c3%28', '/wallet?next=%00', '/dev/mail?to=a%00'])(
    'is answered with a page where a person opened %s, which repeats nothing of it [OPS-250]',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(statusCode).toBe(400);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['x-request-id']).toBeDefined();
      expect(body).toContain("<h1>This link doesn't work</h1>");
      expect(body).not.toContain('%');
    },
  );

  it.each([
    ['a page', '/wallet/', 'text/html', "This link doesn't work"],
    ['a call', '/api/', 'application/json', 'The URL is too long.'],
  ])('is answered 414 where the path of %s is overlong [OPS-250]', async (_, path, type, words) => {
    const answer = await sendRaw(app, `GET ${path}${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer.status).toBe(414);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.text).toContain(words);
  });

  it('does not include text that is merely unusual [OPS-225]', async () => {
    for (const to of ['100%25', '%F0%9F%98%80', '%2500', 'a+b', '%EF%BF%BE'])
      expect((await app.inject({ url: `/dev/mail.json?to=${to}` })).statusCode).toBe(200);
    const deep = `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect((await app.inject(login(json, deep))).statusCode).toBe(400);
  });
});

describe('a page on another host', () => {
  const from = (origin: string, options: InjectOptions = {}) =>
    app.inject({ url: '/api/get_currency_stats', ...options, headers: { ...options.headers, origin } });

  const ask = { method: 'OPTIONS', url: '/api/user/login' } as const;
  const wanted = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  };

  it('may, if allowed, call and read the id of an answer and how long to wait [OPS-230]', async () => {
    for (const call of [{}, { url: '/api/user/usertfastatus' }, { url: '/api/nothing' }]) {
      const { headers } = await from(page, call);
      expect(headers['access-control-allow-origin']).toBe(page);
      expect(headers['access-control-expose-headers']).toBe('X-Request-Id, Retry-After');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toContain('Origin');
    }
  });

  it('may, if allowed, cache the answer to a preflight for a while [OPS-230]', async () => {
    const { statusCode, headers } = await from(page, { ...ask, headers: wanted });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': '7200',
    });
  });

  it.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null', `${page}:8443`])(
    'at %s gets no such headers [OPS-230]',
    async (origin) => {
      for (const { statusCode, headers } of [await from(origin), await from(origin, { ...ask, headers: wanted })]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
        expect([200, 404]).toContain(statusCode);
      }
    },
  );

  it('may not read anything but calls [OPS-230]', async () => {
    for (const url of ['/config.json', '/dev/mail.json', '/metrics'])
      expect((await from(page, { url })).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('security headers', () => {
  const everywhere = lowerCased(bareHeaders);
  const { 'content-security-policy': policy, 'cache-control': _, ...fixed } = everywhere;

  it.each<[string, number, InjectOptions]>([
    ['a call', 200, { url: '/api/get_currency_stats' }],
    ['a call that does not exist', 404, { url: '/api/nothing' }],
    ['a call without a token', 401, { url: '/api/user/usertfastatus' }],
    [
      'a call with too much',
      413,
      { method: 'POST', url: '/api/user/login', headers: json, payload: 'x'.repeat(70_000) },
    ],
    ['an address that cannot be read', 400, { url: '/api/charts/%zz/klines' }],
    ['an address that is too long', 414, { url: `/api/user/verify_account/${'x'.repeat(501)}` }],
    ['a preflight', 204, { method: 'OPTIONS', url: '/api/user/login', headers: { origin: page } }],
    ['figures', 200, { url: '/metrics' }],
    ['the mails', 200, { url: '/dev/mail.json' }],
    ['nothing below the mails', 404, { url: '/dev/other' }],
  ])('are on %s [OPS-235]', async (_what, status, call) => {
    const { statusCode, headers } = await app.inject(call);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ ...fixed, 'content-security-policy': policy });
  });

  it('are the same whether or not Helmet can set them [OPS-235]', async () => {
    const { headers } = await app.inject({ url: '/api/get_currency_stats' });
    const own = ['content-type', 'content-length', 'date', 'connection', 'vary', 'x-request-id', 'set-cookie'];
    const written = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
    expect(written).toEqual(everywhere);
  });

  it('keep the policy of a page that has its own [OPS-235]', async () => {
    const { headers } = await app.inject({ url: '/dev/mail' });
    expect(headers).toMatchObject(fixed);
    expect(headers['content-security-policy']).toContain("style-src 'nonce-");
  });

  it('tell browsers to use only HTTPS in production [OPS-235]', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const production = await build({
      NODE_ENV: 'production',
      SECRETS_KEY: key,
      PUBLIC_URL: 'https://exchange.example',
    });
    const { headers } = await production.inject({ url: '/api/nothing' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await production.inject({ url: '/metrics' })).statusCode).toBe(404);
    await production.close();
  });
});

describe('a flood', () => {
  it('of calls from one address gets 429 until it ends, while others are served [OPS-240]', async () => {
    const limited = await build({ FLOOD_CALLS: '3', FLOOD_WINDOW_MS: '600000' });
    const call = (remoteAddress: string, url = '/api/health/live') => limited.inject({ url, remoteAddress });
    for (const url of ['/api/health/live', '/api/nothing', '/api/user/usertfastatus'])
      expect((await call('203.0.113.7', url)).statusCode).not.toBe(429);
    const refused = await call('203.0.113.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      statusCode: 429,
      code: 'too_many_requests',
      message: 'Too many requests. Wait a moment and try again.',
      requestId: refused.headers['x-request-id'],
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-security-policy']).toBeDefined();
    expect((await call('203.0.113.7', '/api/nothing')).statusCode).toBe(429);
    expect((await call('203.0.113.8')).statusCode).toBe(200);
    expect((await call('203.0.113.7', '/dev/mail.json')).statusCode).toBe(200);
    await limited.close();
  });
});

describe('live connections', () => {
  it('are limited to LIVE_CONNECTIONS per address [OPS-424]', async () => {
    const limited = await build({ LIVE_CONNECTIONS: '2' });
    const url = await limited.listen({ host: '127.0.0.1', port: 0 });
    const outcomes = [await connectionOutcome(url), await connectionOutcome(url), await connectionOutcome(url)];
    expect(outcomes).toEqual(['connected', 'connected', 'websocket error']);
    await limited.close();
  });
});

describe('traders behind a gateway that sends their ports', () => {
  it('are told apart by their addresses, and recognised on another port [OPS-422]', async () => {
    const trusting = { TRUST_PROXY: '10.0.0.0/8', ADDRESS_TRIES: '2', FLOOD_CALLS: '3', FLOOD_WINDOW_MS: '600000' };
    const behind = await build(trusting);
    const login = async (client: string): Promise<string> => {
      const headers = { ...form, 'x-forwarded-for': client };
      const payload = `email=x${client.replaceAll(/\W+/g, '.')}@example.com&password=Wrong-123&exchange_id=1`;
      const call = { method: 'POST', url: '/api/user/login', remoteAddress: '10.0.0.2', headers, payload } as const;
      return (await behind.inject(call)).json<{ message: string }>().message;
    };
    const wrong = await login('203.0.113.1:5678');
    const strangers = ['203.0.113.2:5678', '203.0.113.3:5678', '203.0.113.4:5678', '[2001:db8::1]:5678'];
    for (const stranger of strangers) expect(await login(stranger)).toBe(wrong);
    expect(await login('203.0.113.1:5679')).toBe(wrong);
    expect(await login('203.0.113.1:5680')).toContain('Please check your email');
    expect(await login('203.0.113.1:5681')).toContain('Too many requests');
    await behind.close();
  });
});
