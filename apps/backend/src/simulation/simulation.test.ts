import { divideDown, pairNames, pairOf, pairs, subtract, sum, type PairName } from '@exchange/domain';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPasswords } from '../identity/secrets/passwords';
import { switchPair } from '../areas/status/testing/switchPair';
import { trader } from '../db/schema';
import type { Trade } from '../exchange/events';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { startBackground } from '../runtime/testing/startBackground';
import { demoPrice, usualVolume } from './market/demoPrices';
import { findSimulationTraders } from './market/simulationTraders';
import { startSimulatedMarket } from './testing/simulatedMarket';
import { unitsText } from './market/units';
import { withdrawSimulation } from './withdrawSimulation';

const minuteMs = 60_000;

type Simulated = Awaited<ReturnType<typeof startSimulatedMarket>>;

let simulated: Simulated;

beforeAll(async () => {
  simulated = await startSimulatedMarket(inject('clusterUrl'));
  await simulated.pass(1);
});

afterAll(() => simulated.close());

const levels = (pair: PairName, side: 'asks' | 'bids') =>
  simulated.exchange
    .current()
    .levels()
    .filter((level) => level.pair === pair && level.side === side);

const best = (pair: PairName, side: 'asks' | 'bids'): string => levels(pair, side)[0]?.price ?? '0';

const tradesSince = (mark: number): Trade[] => simulated.exchange.told.slice(mark).flatMap(({ trades }) => trades);

const courseAt = (pair: PairName, at: number): string => {
  const known = pairOf(pair);
  return unitsText(demoPrice(known, Math.floor(at / 1_000)), known.priceDecimals);
};

/** The difference between two figures, in percent of the second. */
const percentOff = (one: string, other: string): number => Math.abs(Number(divideDown(one, other, 8)) - 1) * 100;

const statusOf = async (orders: string) => {
  const { rows } = await simulated.exchange.database.pool.query<{ status: string; filled: string }>(
    'select status, trim_scale(filled)::text as filled from trade_order where id = $1',
    [orders.slice(2)],
  );
  return rows[0];
};

/** How many levels each side of each book has. */
const depths = (): number[] =>
  pairs
    .filter(({ fixedPrice }) => fixedPrice === undefined)
    .flatMap(({ name }) => [levels(name, 'asks').length, levels(name, 'bids').length]);

describe('the simulation', () => {
  it('fills every book at once, on both sides wherever both can rest [MKT-082] [MKT-086]', () => {
    expect(Math.min(...depths())).toBeGreaterThanOrEqual(15);
    expect(Math.max(...depths())).toBeLessThanOrEqual(20);
    expect(levels('XDC-XDCE', 'asks')).toMatchObject([{ price: '1' }]);
    expect(levels('XDC-XDCE', 'bids')).toEqual([]);
  });

  it('trades with its own accounts, which have no password [MKT-081]', async () => {
    const { db } = simulated.exchange.database;
    const ids = await findSimulationTraders(db);
    const rows = await db.select().from(trader).where(inArray(trader.uniqueId, ids));
    expect(rows).toHaveLength(7);
    const passwords = createPasswords();
    for (const { email, isVerified, passwordHash } of rows) {
      expect(email).toMatch(/^(maker|taker)-\d@simulation\.invalid$/);
      expect(isVerified).toBe(false);
      expect(await passwords.isRight(passwordHash, '')).toBe(false);
    }
  });

  it('moves every pair’s price with a few orders a second [MKT-003] [MKT-083] [MKT-084] [MKT-085]', async () => {
    const [mark, before] = [simulated.exchange.told.length, simulated.commands.length];
    const start = simulated.exchange.clock.now + 1;
    await simulated.pass(300);
    const trades = tradesSince(mark);
    const rate = (simulated.commands.length - before) / 300;
    expect(rate).toBeGreaterThan(2);
    expect(rate).toBeLessThan(6);
    expect(Math.min(...depths())).toBeGreaterThanOrEqual(15);
    for (const name of pairNames) {
      const ofPair = trades.filter(({ pair }) => pair === name);
      expect(ofPair.length).toBeGreaterThanOrEqual(10);
      expect(new Set(ofPair.map(({ at }) => Math.floor((at - start) / minuteMs)))).toEqual(new Set([0, 1, 2, 3, 4]));
      for (const { price, at } of ofPair) expect(percentOff(price, courseAt(name, at))).toBeLessThan(0.5);
      const usual = unitsText(usualVolume(pairOf(name), 300), pairOf(name).amountDecimals);
      expect(percentOff(sum(ofPair.map(({ amount }) => amount)), usual)).toBeLessThan(60);
    }
  });

  it('produces figures and candles like any other trading, and keeps the ledger sound [MKT-071] [MKT-081]', async () => {
    const stats = simulated.market.stats();
    for (const { pairName, price } of stats)
      expect(tradesSince(0).findLast(({ pair }) => pair === pairName)?.price).toBe(price);
    const { rows } = await simulated.exchange.database.pool.query<{ pairs: number }>(
      'select count(distinct pair)::integer as pairs from candle where seconds = 60',
    );
    expect(rows).toEqual([{ pairs: 12 }]);
    expect((await checkLedger(simulated.exchange.database.pool)).isSound).toBe(true);
  });

  it('does nothing while the clock goes back [MKT-010]', async () => {
    const before = simulated.commands.length;
    simulated.exchange.clock.now -= 20_000;
    await simulated.simulation.advance();
    expect(simulated.commands).toHaveLength(before);
    simulated.exchange.clock.now += 20_000;
  });
});

describe('a trader’s order', () => {
  const addTrader = () => simulated.exchange.addTrader({ ETH: '5', USDT: '90000', XDC: '90000', XDCE: '90000' });

  it('inside the spread is filled within a minute [MKT-087]', async () => {
    const ada = await addTrader();
    const price = subtract(best('ETH-USDT', 'asks'), '0.01');
    const { done } = await simulated.exchange.sell(ada, { pair: 'ETH-USDT', price, amount: '0.9' });
    await simulated.pass(60);
    expect(await statusOf(done?.order.id ?? '')).toEqual({ status: 'completed', filled: '0.9' });
  });

  it(
    'across the book is filled at once, its rest as makers return, and the book is full again [MKT-083] [MKT-087]',
    { tags: 'nightly' },
    async () => {
      const ada = await addTrader();
      const asks = levels('ETH-USDT', 'asks').map(({ amount }) => amount);
      expect(Number(sum(asks))).toBeGreaterThan(1);
      const price = subtract(best('ETH-USDT', 'asks'), '-30');
      const { done } = await simulated.exchange.buy(ada, { pair: 'ETH-USDT', price, amount: '1' });
      expect(done?.order.filled).not.toBe('0');
      await simulated.pass(60);
      expect(await statusOf(done?.order.id ?? '')).toMatchObject({ status: 'completed' });
      await simulated.pass(60);
      expect(percentOff(best('ETH-USDT', 'asks'), courseAt('ETH-USDT', simulated.exchange.clock.now))).toBeLessThan(
        0.5,
      );
      expect(Math.min(...depths())).toBeGreaterThanOrEqual(15);
    },
  );

  it.each([
    ['buy', '60000'],
    ['sell', '5000'],
  ] as const)('to %s XDC for XDCE is filled within a minute [MKT-086] [MKT-087]', async (side, amount) => {
    const ada = await addTrader();
    const { done } = await simulated.exchange.place(ada, side, { pair: 'XDC-XDCE', price: '1', amount });
    await simulated.pass(60);
    expect(await statusOf(done?.order.id ?? '')).toEqual({ status: 'completed', filled: amount });
  });
});

describe('a refusal', () => {
  it(
    'for a closed pair stops nothing else, and the pair resumes when it is opened [MKT-089]',
    { tags: 'nightly' },
    async () => {
      const { db } = simulated.exchange.database;
      await switchPair(db, 'XDC-BTC', false);
      let mark = simulated.exchange.told.length;
      await simulated.pass(60);
      expect(tradesSince(mark).some(({ pair }) => pair === 'XDC-BTC')).toBe(false);
      expect(tradesSince(mark).some(({ pair }) => pair === 'XDC-ETH')).toBe(true);
      await switchPair(db, 'XDC-BTC', true);
      mark = simulated.exchange.told.length;
      await simulated.pass(70);
      expect(tradesSince(mark).some(({ pair }) => pair === 'XDC-BTC')).toBe(true);
    },
  );
});

describe('while the exchange cannot be reached', () => {
  it('nothing is tried, and trading resumes automatically afterwards [MKT-089]', { tags: 'nightly' }, async () => {
    simulated.reach(false);
    const before = simulated.commands.length;
    await simulated.pass(30);
    expect(simulated.commands).toHaveLength(before);
    simulated.reach(true);
    const mark = simulated.exchange.told.length;
    await simulated.pass(60);
    expect(new Set(tradesSince(mark).map(({ pair }) => pair)).size).toBe(12);
  });
});

describe('a simulation that is stopped', () => {
  it('leaves its orders in the books, and the next one takes them over [MKT-090]', async () => {
    await simulated.simulation.stop();
    const left = simulated.exchange.current().levels();
    expect(left.length).toBeGreaterThan(350);
    await simulated.exchange.restart();
    simulated.exchange.current().onCommitted(simulated.recorder.take);
    const again = simulated.another();
    const before = simulated.commands.length;
    await simulated.pass(10, again);
    const placed = simulated.commands.slice(before).filter(({ kind }) => kind === 'order.place');
    expect(placed.length).toBeLessThan(120);
    expect(levels('BTC-USDT', 'asks').length).toBeGreaterThanOrEqual(15);
    const mark = simulated.exchange.told.length;
    await simulated.pass(60, again);
    expect(new Set(tradesSince(mark).map(({ pair }) => pair)).size).toBe(12);
    await again.stop();
  });

  it('by a sleeping machine fills the gap, cancels its orders and quotes again [MKT-010] [MKT-090]', async () => {
    const again = simulated.another();
    await simulated.pass(1, again);
    simulated.exchange.clock.now += 5 * 3_600_000;
    const before = simulated.commands.length;
    await simulated.pass(1, again);
    const kinds = simulated.commands.slice(before).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'orders.cancel').length).toBeGreaterThanOrEqual(4);
    for (const { name } of pairs.filter(({ fixedPrice }) => fixedPrice === undefined))
      expect(percentOff(best(name, 'bids'), courseAt(name, simulated.exchange.clock.now))).toBeLessThan(0.5);
    const running = Math.floor(simulated.exchange.clock.now / minuteMs) * 60;
    const slept = await simulated.candles.read('XDC-USDT', 60, running - 4 * 3_600, running);
    expect(slept).toHaveLength(240);
    await again.stop();
  });

  it('and not started again has its orders cancelled [MKT-091]', async () => {
    const { exchange } = simulated;
    await withdrawSimulation({ db: exchange.database.db, exchange: exchange.current() });
    expect(exchange.current().levels()).toEqual([]);
    expect((await checkLedger(exchange.database.pool)).isSound).toBe(true);
  });

  it('runs automatically at the pace of the clock until then, and stops at once [MKT-014]', async () => {
    const again = simulated.another(1);
    const background = startBackground();
    background.add(again.job);
    const { clock } = simulated.exchange;
    await expect.poll(() => simulated.exchange.current().levels().length).toBeGreaterThan(350);
    const before = simulated.commands.length;
    clock.now += 60_000;
    await expect.poll(() => simulated.commands.length).toBeGreaterThan(before);
    await background.stop();
    expect(background.failures).toEqual([]);
    const after = simulated.commands.length;
    clock.now += 60_000;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(simulated.commands).toHaveLength(after);
  });
});

describe('two simulations with the same clock', () => {
  it('do the same [MKT-001]', { tags: 'nightly' }, async () => {
    const emails = async ({ exchange: { database } }: Simulated) => {
      const rows = await database.db.select({ id: trader.uniqueId, email: trader.email }).from(trader);
      return new Map(rows.map(({ id, email }) => [id, email]));
    };
    const play = async (): Promise<string[]> => {
      const one = await startSimulatedMarket(inject('clusterUrl'));
      await one.pass(40);
      const names = await emails(one);
      await one.close();
      return one.commands.map((command) =>
        JSON.stringify(
          'trader' in command ? { ...command, trader: names.get(command.trader) } : { kind: command.kind },
        ),
      );
    };
    const first = await play();
    expect(first.length).toBeGreaterThan(400);
    expect(await play()).toEqual(first);
  });
});

describe('the simulation’s accounts', () => {
  it('are closed again if someone took them over [MKT-081]', async () => {
    const { db } = simulated.exchange.database;
    await db
      .update(trader)
      .set({ isVerified: true, passwordHash: 'mine' })
      .where(eq(trader.email, 'maker-1@simulation.invalid'));
    const again = simulated.another();
    simulated.exchange.clock.now += 1_000;
    await again.advance();
    await again.stop();
    const [row] = await db.select().from(trader).where(eq(trader.email, 'maker-1@simulation.invalid'));
    expect(row?.isVerified).toBe(false);
    expect(row?.passwordHash).not.toBe('mine');
  });
});
