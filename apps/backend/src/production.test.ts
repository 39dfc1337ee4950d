import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './db/testing/testDatabase';
import { createPrunedCheckout, type PrunedCheckout } from './testing/prunedCheckout';
import { startFile, type StartedProgram } from './testing/startProgram';

let database: TestDatabase;
let checkout: PrunedCheckout;
let server: StartedProgram;

/** What the programs have in common: neither the key nor the public address. */
const env = () => ({
  NODE_ENV: 'production',
  NODE_OPTIONS: checkout.nodeOptions,
  DATABASE_URL: database.connectionString,
});

beforeAll(async () => {
  checkout = createPrunedCheckout();
  database = await createTestDatabase(inject('clusterUrl'), 'template1');
  server = startFile(checkout.server, {
    ...env(),
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    PUBLIC_URL: 'https://exchange.example',
    NEW_EXCHANGE_IN: new URL(database.connectionString).pathname.slice(1),
  });
});

afterAll(async () => {
  await server.end('SIGTERM');
  await database.drop();
  checkout.remove();
});

const operate = async (...words: string[]) => {
  const { ended, out, err } = startFile(checkout.operator, env(), ...words);
  const exit = await ended;
  return { out: out(), err: err(), exit };
};

describe('an exchange in production', () => {
  it('runs from its build, without anything that only developers need [OPS-166]', async () => {
    const url = await server.ready();
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it('is operated from the same build, without its key for secrets or its address [OPS-166] [OPR-009]', async () => {
    await server.ready();
    const { out, err, exit } = await operate('status');
    expect([err, exit]).toEqual(['', 0]);
    expect(out).toContain('registration');
  });
});
