import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './db/testing/testDatabase';
import { createPrunedCheckout, type PrunedCheckout } from './testing/prunedCheckout';
import { startFile, type StartedProgram } from './testing/startProgram';

let database: TestDatabase;
let checkout: PrunedCheckout;
let running: StartedProgram[];
let server: StartedProgram;

/** What the programs have in common: neither the key nor the public address. */
const env = () => ({
  NODE_ENV: 'production',
  NODE_OPTIONS: checkout.nodeOptions,
  DATABASE_URL: database.connectionString,
  ACCEPT_OWNER_ROLE: new URL(database.connectionString).username,
});

const start = (): StartedProgram => {
  const started = startFile(checkout.server, {
    ...env(),
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: 'https://exchange.example',
    NEW_EXCHANGE_IN: new URL(database.connectionString).pathname.slice(1),
  });
  running.push(started);
  return started;
};

beforeAll(async () => {
  checkout = createPrunedCheckout();
  database = await createTestDatabase(inject('clusterUrl'), 'template1');
  running = [];
  server = start();
});

afterAll(async () => {
  await Promise.all(running.map(({ end }) => end('SIGTERM')));
  await database.drop();
  checkout.remove();
});

const operate = async (...words: string[]) => {
  const { ended, out, err } = startFile(checkout.operator, env(), ...words);
  const exit = await ended;
  return { out: out(), err: err(), exit };
};

/** Of the log, which has nothing but JSON in it. */
const wordsOf = ({ said }: StartedProgram): unknown[] =>
  said()
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg?: unknown }).msg);

describe('an exchange in production', () => {
  it('runs from its build, without anything that only developers need [OPS-166]', async () => {
    const url = await server.ready();
    const paths = ['health', 'openapi.json', 'asyncapi.yaml', 'docs/openapi.json'];
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${url}/api/${path}`)).status));
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('is operated from the same build, without its key for secrets or its address [OPS-166] [OPR-009]', async () => {
    await server.ready();
    const { out, err, exit } = await operate('status');
    expect([err, exit]).toEqual(['', 0]);
    expect(out).toContain('registration');
  });

  it(
    'is waited for by a second process, which is alive but not ready until it can take over; both log JSON alone [OPS-107] [OPS-315] [OPS-316]',
    { tags: 'nightly' },
    async () => {
      await server.ready();
      const second = start();
      await expect.poll(second.out).toContain('runs this exchange. Waiting for it to end, to take over.');
      expect(second.out()).toContain(`Process ${String(server.child.pid)} on `);
      const [, url = ''] = /Until then (\S+)\/api\/health answers 503\./.exec(second.out()) ?? [];
      const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;
      expect(await statusOf('/api/health/live')).toBe(200);
      expect(await statusOf('/api/health')).toBe(503);
      expect(await statusOf('/api/pair_price')).toBe(503);
      const third = start();
      await expect.poll(third.out).toContain('Waiting for it to end');
      await third.end('SIGTERM');
      expect(wordsOf(third)).toEqual([expect.stringContaining('Waiting'), 'Stopping…', 'Stopped.']);
      await server.end('SIGTERM');
      expect(await second.ready()).toBe(url);
      expect(await statusOf('/api/health')).toBe(200);
      expect(wordsOf(server).at(-1)).toBe('Stopped.');
    },
  );
});
