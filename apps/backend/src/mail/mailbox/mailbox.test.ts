import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app';
import { connect, type DatabaseClient } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { closedExchange } from '../../exchange/testing/closedExchange';
import { readEnv } from '../../runtime/env';
import { createOutboxStore } from '../outboxStore';
import { compose } from '../../areas';
import type { Letter } from '../letters';

const sender = { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' };
const key = Buffer.alloc(32, 7).toString('base64');

let test: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;

const build = async (settings: Record<string, string>): Promise<FastifyInstance> => {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false', ...settings });
  const built = await buildApp({ env, database, config: {}, exchange: closedExchange });
  await built.ready();
  return built;
};

const link = 'https://exchange.example/reset_password/abc';

const write = (recipient: string, letter: Letter, at: string) => {
  const mail = { ...compose(letter, sender), recipient, messageId: `<${at}@exchange.example>` };
  return createOutboxStore(database.db).queue(mail, new Date(at));
};

beforeAll(async () => {
  test = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: test.connectionString, max: 4, onError: () => undefined });
  app = await build({});
  await write('ada@example.com', { kind: 'loginCode', code: '01234' }, '2026-03-02T12:00:00Z');
  await write('bob@example.com', { kind: 'loginCode', code: '99999' }, '2026-03-02T12:01:00Z');
  await write('ada@example.com', { kind: 'resetPassword', link }, '2026-03-02T12:02:00Z');
});

afterAll(async () => {
  await app.close();
  await database.close();
  await test.drop();
});

interface Told {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  code?: string;
  link?: string;
}

const told = async (query = ''): Promise<Told[]> =>
  (await app.inject({ url: `/dev/mail.json${query}` })).json<Told[]>();

/** The paths its links lead to. */
const pathsIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/dev\/mail\/\d+)"/g)].map(([, path]) => String(path));

describe('the mailbox', () => {
  it('lists the emails to an address, newest first, with their codes and links [ACC-176]', async () => {
    const mails = await told('?to=%20ADA@example.com');
    expect(mails).toMatchObject([
      { to: 'ada@example.com', subject: 'Choose a new XDC Exchange password', at: '2026-03-02T12:02:00.000Z', link },
      {
        to: 'ada@example.com',
        subject: 'Your XDC Exchange sign-in code',
        at: '2026-03-02T12:00:00.000Z',
        code: '01234',
      },
    ]);
    expect(mails[0]).not.toHaveProperty('code');
    expect(mails[1]).not.toHaveProperty('link');
    expect(mails[1]?.text).toContain('01234');
    expect(mails[1]?.html).toContain('<!doctype html>');
    expect(await told('?to=nobody@example.com')).toEqual([]);
    expect((await told()).map(({ to }) => to)).toEqual(['ada@example.com', 'bob@example.com', 'ada@example.com']);
  });

  it('is a page that lists them, runs no script and can’t be framed [ACC-176]', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/dev/mail?to=ada@example.com' });
    expect(statusCode).toBe(200);
    expect(pathsIn(body)).toHaveLength(2);
    expect(body).toMatch(/Choose a new XDC Exchange password[^]*Your XDC Exchange sign-in code/);
    expect(body).not.toContain('bob@example.com');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(body).toContain(`<style nonce="${String(/'nonce-([^']+)'/.exec(policy)?.[1])}">`);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows an email: subject, text, code, and the HTML in a sandboxed frame [ACC-176]', async () => {
    const [path = ''] = pathsIn((await app.inject({ url: '/dev/mail?to=bob@example.com' })).body);
    const { body } = await app.inject({ url: path });
    expect(body).toContain('<h1>Your XDC Exchange sign-in code</h1>');
    expect(body).toMatch(/<pre>[^]*\n {4}99999\n/);
    expect(body).toContain('<dt>Code</dt><dd>99999</dd>');
    const [, sandbox = '', source = ''] = /<iframe [^>]*sandbox="([^"]*)" src="([^"]*)"/.exec(body) ?? [];
    expect(sandbox).not.toMatch(/allow-(scripts|same-origin|top-navigation|forms)/);
    const framed = await app.inject({ url: source });
    expect(framed.body).toContain('<!doctype html>');
    expect(framed.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'.*sandbox /);
    expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it.each(['/dev/mail/0', '/dev/mail/x', '/dev/mail/99999999999999999999', '/dev/mail/0/html', '/dev/other'])(
    'answers %s with 404 [ACC-176]',
    async (url) => {
      expect((await app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('shows user input and never runs it [ACC-176] [ACC-166]', async () => {
    const { body } = await app.inject({ url: `/dev/mail?to=${encodeURIComponent('"><script>x</script>')}` });
    expect(body).not.toContain('<script');
    expect((await app.inject({ url: '/dev/mail?to=a&to=b' })).statusCode).toBe(200);
  });
});

describe('with a mail server, and in production', () => {
  it.each([
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:9' }],
    ['production', { NODE_ENV: 'production', SECRETS_KEY: key, PUBLIC_URL: 'https://exchange.example' }],
  ])('with %s there is no mailbox [ACC-176]', async (_, settings) => {
    const other = await build(settings);
    for (const url of ['/dev/mail', '/dev/mail.json', '/dev/mail/1', '/dev/mail/1/html'])
      expect(await other.inject({ url })).toMatchObject({ statusCode: 404 });
    await other.close();
  });
});
