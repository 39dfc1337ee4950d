import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/testDatabase';
import { verifierArguments, type Provider } from './pactFiles';
import { runProgram } from './runProgram';
import { startProvider, type RunningProvider } from './startProvider';

let store: TestDatabase;
let running: RunningProvider;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  running = await startProvider(store.connectionString);
});

afterAll(async () => {
  await running.close();
  await store.drop();
});

/** The native verifier's complaints; empty if there are none. */
const complaints = async (provider: Provider): Promise<string> => {
  const given = [...verifierArguments(provider, running.port), '--no-colour'];
  const { hasSucceeded, output } = await runProgram('pact-verifier', given);
  return hasSucceeded ? '' : output;
};

/** It makes several hundred calls in sequence, each from a fresh state. */
const timeout = 400_000;

describe('the backend', { timeout }, () => {
  it('answers every call as the front end needs it [CAL-322]', async () => {
    expect(await complaints('exchange-api')).toBe('');
  });

  it('sends every live message as the front end needs it [CAL-322]', async () => {
    expect(await complaints('exchange-live')).toBe('');
  });
});
