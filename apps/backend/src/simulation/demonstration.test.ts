import { randomBytes } from 'node:crypto';
import { assetSymbols } from '@exchange/domain';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { areaCommands } from '../areas';
import { createCandleStore } from '../marketData/candleStore';
import { createKycStore } from '../identity/papers/kycStore';
import { createPasswords } from '../identity/secrets/passwords';
import { quickHashing } from '../areas/accounts/testing/quickHashing';
import { createSeals } from '../identity/secrets/sealing';
import { kycSubmission, referral, trader } from '../db/schema';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { startBackground } from '../runtime/testing/startBackground';
import { demoAccountLines } from './accounts/demoAccounts';
import { createDemonstration } from './demonstration';
import { seedDemoAccounts } from './accounts/seedDemoAccounts';

const seals = createSeals(randomBytes(32));

let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands() });
  await seedDemoAccounts({
    db: exchange.database.db,
    passwords: createPasswords({ cost: quickHashing }),
    seals,
    now: () => exchange.clock.now,
  });
});

afterAll(() => exchange.close());

const errors: unknown[] = [];

/** A start and everything it does at once, then a stop. */
const startAndStop = async (
  given: { hasMarket: boolean; hasAccounts: boolean },
  seen = (): Promise<void> => Promise.resolve(),
): Promise<void> => {
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
  await seen();
  await background.stop();
  await demonstration.settled();
  errors.push(...background.failures);
};

const idOf = async (name: string): Promise<string> => {
  const { db } = exchange.database;
  const isMeant = eq(trader.email, `${name}@demo.test`);
  const [found] = await db.select({ id: trader.uniqueId }).from(trader).where(isMeant);
  return found?.id ?? '';
};

const balancesOf = async (name: string): Promise<Record<string, string>> => exchange.balancesOf(await idOf(name));

const submitDocuments = async (name: string, ago: number): Promise<void> =>
  createKycStore(exchange.database.db, seals).add({
    id: name,
    uniqueId: await idOf(name),
    firstName: 'Ada',
    lastName: 'Byron',
    gender: 0,
    birthDate: '1990-05-17',
    countryId: 'SG',
    documentType: 'passport',
    documentNumber: name,
    submittedAt: new Date(exchange.clock.now - ago),
  });

/** Longest waiting first. */
const readStatuses = async (): Promise<string[]> => {
  const { db } = exchange.database;
  const rows = await db.select().from(kycSubmission).orderBy(asc(kycSubmission.submittedAt));
  return rows.map(({ status }) => status);
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

  it('approves documents that have waited for half a minute, if it has a market [KYC-125]', async () => {
    await submitDocuments('plain', 30_000);
    await submitDocuments('mailcode', 29_999);
    await startAndStop({ hasMarket: false, hasAccounts: true });
    expect(await readStatuses()).toEqual(['submitted', 'submitted']);
    await startAndStop({ hasMarket: true, hasAccounts: true }, () =>
      expect.poll(readStatuses).toEqual(['approved', 'submitted']),
    );
    expect(errors).toEqual([]);
  });

  it('without a market removes the orders of an earlier one from the books [MKT-091]', async () => {
    await startAndStop({ hasMarket: true, hasAccounts: false });
    expect(exchange.current().levels().length).toBeGreaterThan(350);
    await startAndStop({ hasMarket: false, hasAccounts: false });
    expect(exchange.current().levels()).toEqual([]);
    expect(errors).toEqual([]);
  });
});
