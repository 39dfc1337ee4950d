import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app';
import { createRealDatabase } from '../../custody/testing/realDatabase';
import { connect } from '../../db/client';
import { createTestDatabase } from '../../db/testing/testDatabase';
import { readEnv } from '../../runtime/env';

let folder: string;
let demo: Awaited<ReturnType<typeof open>>;

const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false' });

interface Notices {
  notices: Record<string, unknown>;
}

/** An exchange that serves its settings, with a check for what a demo announces. */
const open = async (create: typeof createTestDatabase) => {
  const store = await create(inject('clusterUrl'));
  const database = connect({ connectionString: store.connectionString, max: 3, onError: () => undefined });
  const app = await buildApp({ env, database, config: {}, webFolder: folder });
  const settings = async () => {
    const { headers, json } = await app.inject({ url: '/config.json' });
    return { caching: headers['cache-control'], body: json<Record<string, unknown> & Notices>() };
  };
  return {
    change: (statement: string) => database.pool.query(statement),
    settings,
    isSaid: async (): Promise<unknown> => (await settings()).body.notices['demo'],
    close: async () => {
      await app.close();
      await database.close();
      await store.drop();
    },
  };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-'));
  for (const file of ['index.html', 'robots.txt']) writeFileSync(join(folder, file), '');
  demo = await open(createTestDatabase);
});

afterAll(async () => {
  await demo.close();
  rmSync(folder, { recursive: true });
});

describe('that trading and deposits are open on a demo', () => {
  it.each([
    ['all trading is halted', "update switch set is_on = $ where name = 'trading'", 'false', 'true'],
    ['every pair is under maintenance', 'update pair set is_trading_open = $', 'false', 'true'],
    ['no coin can be deposited', 'update currency set is_deposit_open = $', 'false', 'true'],
    ['only withdrawals are open', "update switch set is_on = $ where name = 'withdrawOnly'", 'true', 'false'],
  ])('is not announced while %s, but is again afterwards [STS-130]', async (_, statement, closed, open) => {
    expect(await demo.isSaid()).toBe(true);
    await demo.change(statement.replace('$', closed));
    expect(await demo.isSaid()).toBe(false);
    await demo.change(statement.replace('$', open));
    expect(await demo.isSaid()).toBe(true);
  });

  it('is still announced while one pair and one coin are closed [STS-130]', async () => {
    await demo.change("update pair set is_trading_open = false where name = 'XDC-USDT'");
    await demo.change("update currency set is_deposit_open = false where symbol = 'XRP'");
    expect(await demo.isSaid()).toBe(true);
  });

  it('is never announced if coins are real [STS-130]', async () => {
    const real = await open(createRealDatabase);
    expect(await real.isSaid()).toBe(false);
    await real.close();
  });
});

it.each([
  ['registration', 'registrationOpen'],
  ['staking', 'stakingOpen'],
] as const)('the switch %s reaches the application, uncached [SHL-091]', async (name, setting) => {
  for (const isOn of [true, false]) {
    await demo.change(`update switch set is_on = ${String(isOn)} where name = '${name}'`);
    expect(await demo.settings()).toMatchObject({ caching: 'no-store', body: { [setting]: isOn } });
  }
});

it('the notice of the closure reaches the application, uncached [SHL-091]', async () => {
  for (const isOn of [false, true]) {
    await demo.change(`update switch set is_on = ${String(isOn)} where name = 'closureNotice'`);
    expect(await demo.settings()).toMatchObject({ caching: 'no-store', body: { notices: { closure: isOn } } });
  }
});
