import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../app';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { closedExchange } from '../exchange/testing/closedExchange';
import { readEnv } from '../runtime/env';
import { sendRaw } from './testing/rawConnection';

let store: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 4, onError: () => undefined });
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: 'https://exchange.example',
  });
  app = await buildApp({ env, database, config: {}, exchange: closedExchange });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await store.drop();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

describe('the cookie in production', () => {
  const cookieSet = async (cookie = ''): Promise<string | undefined> => {
    const { headers } = await app.inject({ url: '/api/health/live', headers: { cookie } });
    return headers['set-cookie']?.toString();
  };

  it('is taken by browsers over HTTPS and from this host only, and read by no script [OPS-501]', async () => {
    expect(await cookieSet()).toMatch(
      /^__Host-device=[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
  });

  it('counts for nothing without the prefix, as other hosts of the domain could set it [OPS-501]', async () => {
    const [given = ''] = (await cookieSet())?.split(';') ?? [];
    const planted = given.replace('__Host-', '');
    const own = (await cookieSet(planted))?.split(';')[0];
    expect(own).toMatch(/^__Host-device=/);
    expect(own).not.toBe(given);
    expect(await cookieSet(`${planted}; ${own}`)).toBeUndefined();
  });

  it('is not replaced by the answer to a form that another site posts, which comes without it [OPS-522]', async () => {
    const posted = (site: string) =>
      app.inject({ method: 'POST', url: '/api/user/login', headers: { ...form, 'sec-fetch-site': site }, payload: '' });
    const [theirs, own] = [await posted('cross-site'), await posted('same-origin')];
    expect([theirs.headers['set-cookie'], own.headers['set-cookie']]).toEqual([
      undefined,
      expect.stringMatching(/^__Host-device=/),
    ]);
  });
});

describe('in production', () => {
  it.each<[string, number, string]>([
    ['a call', 200, 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an address that cannot be read', 400, 'GET /% HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['what is no HTTP', 400, 'hello\r\n\r\n'],
  ])('the answer to %s tells browsers to use HTTPS only [OPS-502]', async (_, status, text) => {
    const answer = await sendRaw(app, text);
    expect(answer.status).toBe(status);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('no method repeats a request or does anything beside those of the contract [OPS-504]', async () => {
    for (const method of ['TRACE', 'PUT', 'PATCH', 'DELETE']) {
      const { status, text } = await sendRaw(
        app,
        `${method} /api/user/login HTTP/1.1\r\nHost: x\r\nAuthorization: told-to-nobody\r\n\r\n`,
      );
      expect([method, [400, 404, 405].includes(status)]).toEqual([method, true]);
      expect(text).not.toContain('told-to-nobody');
    }
  });
});

describe('a request', () => {
  const body = 'email=ada%40example.com&password=Right-1234!&exchange_id=1';
  const withLength = (...lines: string[]): string =>
    [
      'POST /api/user/login HTTP/1.1',
      'Host: x',
      'Content-Type: application/x-www-form-urlencoded',
      ...lines,
      '',
      '',
    ].join('\r\n');
  const length = `Content-Length: ${body.length}`;

  it.each([
    ['by a length and in chunks', `${withLength(length, 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['by two lengths', `${withLength(length, 'Content-Length: 0')}${body}`],
    ['by a coding that is made up', `${withLength('Transfer-Encoding: chunked, identity')}0\r\n\r\n`],
    ['by a length that is no number', `${withLength('Content-Length: +5')}${body}`],
  ])('whose end is told %s is refused, and its connection ends [OPS-503]', async (_, text) => {
    expect(await sendRaw(app, text)).toMatchObject({ status: 400, headers: { connection: 'close' } });
  });

  it.each([
    ['a field', { method: 'POST', url: '/api/user/login', headers: form, payload: body }, '&email=b%40b.example'],
    ['a parameter', { method: 'GET', url: '/api/user/check_jwt?exchange_id=1&token=a' }, '&token=b'],
  ] as const)('that has %s twice is refused instead of one being chosen [OPS-505]', async (_, call, again) => {
    expect((await app.inject(call)).statusCode).toBe(401);
    const twice = 'payload' in call ? { ...call, payload: call.payload + again } : { ...call, url: call.url + again };
    expect((await app.inject(twice)).statusCode).toBe(400);
  });

  it.each(['"__proto__":{"isFrozen":false}', '"constructor":{"prototype":{"isFrozen":false}}'])(
    'that would change what all objects have is refused: %s [OPS-505]',
    async (more) => {
      const send = async (fields: string): Promise<number> => {
        const payload = `{"email":"ada@example.com","password":"Right-1234!","exchange_id":"1"${fields}}`;
        return (await app.inject({ method: 'POST', url: '/api/user/login', headers: json, payload })).statusCode;
      };
      expect([await send(''), await send(`,${more}`)]).toEqual([401, 400]);
      expect(Reflect.get({}, 'isFrozen')).toBeUndefined();
    },
  );
});
