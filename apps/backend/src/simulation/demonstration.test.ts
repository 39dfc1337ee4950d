import { randomBytes } from 'node:crypto';
import { assetSymbols } from '@exchange/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { areaCommands } from '../areas';
import { createCandleStore } from '../marketData/candleStore';
import { createPasswords } from '../identity/secrets/passwords';
import { quickHashing } from '../areas/accounts/testing/quickHashing';
import { createSeals } from '../identity/secrets/sealing';
import { referral, trader } from '../db/schema';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { startBackground } from '../runtime/testing/startBackground';
import { demoAccountLines } from './accounts/demoAccounts';
import { createDemonstration } from './demonstration';
import { seedDemoAccounts } from './accounts/seedDemoAccounts';

let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands() });
  await seedDemoAccounts({
    db: exchange.database.db,
    passwords: createPasswords({ cost: quickHashing }),
    seals: createSeals(randomBytes(32)),
    now: () => exchange.clock.now,
  });
});

afterAll(() => exchange.close());

const errors: unknown[] = [];

/** A start and everything it does at once, then a stop. */
const startAndStop = async (given: { hasMarket: boolean; hasAccounts: boolean }): Promise<void> => {
  const background = startBackground();
  const demonstration = createDemonstration({
    ...given,
    background,
    exchange: exchange.current(),
    database: exchange.database,
    candles: createCandleStore(exchange.database.pool),
    recorder: { restore: () => Promise.resolve() },
    now: () => exchange.clock.now,
    intervalMs: 1,
    foldEveryMs: 3_600_000,
    keepMovementsMs: 3_600_000,
    keepTradesMs: 3_600_000,
    onProgress: () => undefined,
    onError: (error) => errors.push(error),
  });
  demonstration.start();
  if (given.hasMarket) await expect.poll(() => exchange.current().levels().length).toBeGreaterThan(350);
  await background.stop();
  await demonstration.settled();
  errors.push(...background.failures);
};

const balancesOf = async (name: string): Promise<Record<string, string>> => {
  const { db } = exchange.database;
  const [found] = await db
    .select({ id: trader.uniqueId })
    .from(trader)
    .where(eq(trader.email, `${name}@demo.test`));
  return exchange.balancesOf(found?.id ?? '');
};

describe('a demonstration', () => {
  it('gives two of its accounts some of every coin, once, however often it starts [MKT-092]', async () => {
    await startAndStop({ hasMarket: false, hasAccounts: true });
    const first = await balancesOf('plain');
    expect(Object.keys(first).sort()).toEqual(assetSymbols.map((asset) => `available ${asset}`).sort());
    await startAndStop({ hasMarket: false, hasAccounts: true });
    expect(await balancesOf('plain')).toEqual(first);
    expect(await balancesOf('twofactor')).toEqual(first);
    expect(first['available XDC']).toBe('400000');
    expect(await balancesOf('mailcode')).toEqual({});
    expect((await checkLedger(exchange.database.pool)).isSound).toBe(true);
    expect(errors).toEqual([]);
  });

  it('has a paid reward and a pending one [REF-037] [MKT-092]', async () => {
    const rows = await exchange.database.db.select({ status: referral.status }).from(referral);
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['paid', 'pending']);
  });

  it('lists at the start which accounts have funds [MKT-092]', () => {
    const told = demoAccountLines(undefined).filter((line) => line.includes('some of every coin'));
    expect(told.map((line) => line.trim().split(' ')[0])).toEqual(['plain@demo.test', 'twofactor@demo.test']);
  });

  it('without a market removes the orders of an earlier one from the books [MKT-091]', async () => {
    await startAndStop({ hasMarket: true, hasAccounts: false });
    expect(exchange.current().levels().length).toBeGreaterThan(350);
    await startAndStop({ hasMarket: false, hasAccounts: false });
    expect(exchange.current().levels()).toEqual([]);
    expect(errors).toEqual([]);
  });
});
