import { pairOf, type PairName } from '@exchange/domain';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect, type DatabaseClient } from '../db/client';
import { createTestDatabase } from '../db/testing/testDatabase';
import type { Trade } from '../exchange/events';
import { startBackground } from '../runtime/testing/startBackground';
import { createCandleStore, type CandleStore } from './candleStore';
import { createMarket } from './market';
import { createMarketRecorder } from './recorder';

const noon = Date.parse('2026-03-02T12:00:00Z') / 1_000;
const minute = 60;
const day = 86_400;

let database: DatabaseClient;
let clock: number;
let trades: number;
const close: (() => Promise<void>)[] = [];

beforeEach(async () => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
  const opened = connect({ connectionString, max: 3, onError: () => undefined });
  close.push(async () => {
    await opened.close();
    await drop();
  });
  [database, clock, trades] = [opened, noon, 0];
});

afterAll(async () => {
  for (const step of close) await step();
});

/** A server with figures of its own, on the database that it shares with those before and after it. */
const open = (change = (store: CandleStore) => store) => {
  const market = createMarket();
  const told: PairName[][] = [];
  const candles = change(createCandleStore(database.pool));
  const recorder = createMarketRecorder({
    market,
    candles,
    pool: database.pool,
    now: () => clock * 1_000,
    onMoved: (moved) => void told.push(moved),
    intervalMs: 1,
    gatherMs: 0,
  });
  return { market, recorder, told };
};

type Server = ReturnType<typeof open>;

/** A trade that the exchange commits and publishes only to this listener. */
const trade = async (price: string, listener?: Server, at = clock, pair: PairName = 'ETH-USDT'): Promise<void> => {
  trades += 1;
  await database.pool.query(
    `insert into trade (id, pair, price, amount, taker_side, maker_order, taker_order, at)
     values ($1, $2, $3, 1, 'buy', 1, 2, to_timestamp($4))`,
    [trades, Number(pairOf(pair).id), price, at],
  );
  const told: Trade = { id: String(trades), pair, price, amount: '1', takerSide: 'buy', at: at * 1_000 };
  listener?.recorder.take({ trades: [told] });
};

const statsOf = ({ market }: Server) => market.stats([pairOf('ETH-USDT')])[0];

const minutes = () => createCandleStore(database.pool).read('ETH-USDT', minute, 0, clock + day);

const started = async (server = open()): Promise<Server> => {
  await server.recorder.restore();
  return server;
};

describe('trades', () => {
  it('update the figures at once, and publish their pairs [MKT-071]', async () => {
    const server = await started();
    await expect.poll(() => server.told.splice(0)).toHaveLength(1);
    await trade('3000', server);
    await trade('3100', server);
    await trade('0.05', server, clock, 'XDC-USDT');
    expect(statsOf(server)).toMatchObject({ price: '3100', low: '3000', volume: '2' });
    await expect.poll(() => server.told.flat()).toEqual(expect.arrayContaining(['ETH-USDT', 'XDC-USDT']));
  });

  it('are stored as candles when the clock ends their minute, even without another trade [MKT-072]', async () => {
    const server = await started();
    await trade('3000', server);
    const background = startBackground();
    background.add(server.recorder.job);
    clock += minute + 10;
    await expect.poll(minutes).toMatchObject([{ at: noon, close: '3000', volume: '1' }]);
    await background.stop();
    expect(await createCandleStore(database.pool).read('ETH-USDT', 86_400, 0, clock)).toHaveLength(1);
  });

  it('that arrive after their minute ended count for the next, and none is lost [MKT-072]', async () => {
    const server = await started();
    await trade('3000', server);
    clock += minute + 10;
    await server.recorder.advance();
    await trade('3100', server, noon + 59);
    clock += minute;
    await server.recorder.advance();
    expect(await minutes()).toMatchObject([
      { at: noon, volume: '1' },
      { at: noon + minute, volume: '1', close: '3100' },
    ]);
  });
});

describe('a restart', () => {
  it('shows the same figures as before, including the running minute [MKT-009] [MKT-074]', async () => {
    const before = await started();
    for (const price of ['3000', '3100', '2900', '3050']) {
      await trade(price, before);
      clock += 25;
      await before.recorder.advance();
    }
    const after = await started();
    expect(statsOf(after)).toEqual(statsOf(before));
    expect(after.market.running('ETH-USDT')).toEqual(before.market.running('ETH-USDT'));
    await trade('3300', after);
    expect(statsOf(after)).toMatchObject({ price: '3300', volume: '5' });
  });

  it('stores minutes that ended while the server was down, from their trades [MKT-074]', async () => {
    await trade('3000');
    await trade('3100', undefined, noon + 61);
    await trade('3200', undefined, noon + 130);
    clock += 130;
    const server = await started();
    expect(await minutes()).toMatchObject([
      { at: noon, close: '3000' },
      { at: noon + minute, close: '3100' },
    ]);
    expect(statsOf(server)).toMatchObject({ price: '3200', volume: '3' });
  });

  it('counts a trade once if it arrives while the figures are still being read [MKT-074]', async () => {
    const server = open();
    await trade('3000', server);
    const restoring = server.recorder.restore();
    await trade('3100', server);
    await restoring;
    expect(statsOf(server)).toMatchObject({ price: '3100', volume: '2' });
    expect(server.market.running('ETH-USDT')).toMatchObject({ volume: '2' });
  });

  it('keeps only the price of a pair without trades for days [MKT-073]', async () => {
    await trade('3000');
    clock += 2 * minute;
    await started();
    clock += 3 * day;
    const server = await started();
    expect(statsOf(server)).toMatchObject({ price: '3000', volume: '0' });
  });
});

describe('while the database is gone', () => {
  it.each([
    ['was not stored', false],
    ['was stored without a word of it', true],
  ])('a minute that %s is stored later, once [MKT-012]', async (_, isStored) => {
    let isGone = true;
    const server = await started(
      open((store) => ({
        ...store,
        keepMinutes: async (ended) => {
          if (!isGone || isStored) await store.keepMinutes(ended);
          if (isGone && ended.length > 0) throw new Error('gone');
        },
      })),
    );
    for (let passed = 0; passed < 3; passed += 1) {
      await trade('3000', server);
      clock += minute + 5;
      await expect(server.recorder.advance()).rejects.toThrow('gone');
    }
    isGone = false;
    await server.recorder.advance();
    expect((await minutes()).map(({ volume }) => volume)).toEqual(['1', '1', '1']);
    expect(await createCandleStore(database.pool).read('ETH-USDT', 86_400, 0, clock)).toMatchObject([{ volume: '3' }]);
  });
});

describe('as time goes by', () => {
  const keptDays = 3;

  /** A minute candle for each minute of this many days before now. */
  const fillDays = async (days: number): Promise<void> => {
    const at = Array.from({ length: (days * day) / minute }, (_, index) => clock - days * day + index * minute);
    const flat = { pair: 'ETH-USDT', open: '3000', high: '3000', low: '3000', close: '3000', volume: '1' } as const;
    await createCandleStore(database.pool).keepMinutes(at.map((start) => ({ ...flat, at: start })));
  };

  it('old candles are deleted, while longer ones still cover their time [MKT-013] [LED-133]', async () => {
    await fillDays(keptDays + 1);
    const server = await started();
    await server.recorder.advance();
    const kept = await minutes();
    expect([kept.length, kept[0]?.at]).toEqual([(keptDays * day) / minute, clock - keptDays * day]);
    const quarters = await createCandleStore(database.pool).read('ETH-USDT', 900, 0, clock);
    expect(quarters[0]?.at).toBe(clock - (keptDays + 1) * day);
  });

  it('a clock that is far ahead deletes nothing too early, with or without trades [MKT-095]', async () => {
    await fillDays(keptDays - 1);
    const before = await minutes();
    const server = await started();
    clock += 3_000 * day;
    await server.recorder.advance();
    await trade('3000', server);
    clock += day;
    await server.recorder.advance();
    expect(await minutes()).toMatchObject([...before, { volume: '1' }]);
    expect(await createCandleStore(database.pool).read('ETH-USDT', 86_400, 0, noon)).toHaveLength(keptDays);
  });
});

describe('after a clock was an hour ahead and has been corrected', () => {
  const hour = 3_600;

  /** Trades at noon, then an hour ahead, then sets the clock back to two minutes past noon. */
  const setRight = async (server: Server): Promise<void> => {
    await trade('3000', server);
    clock = noon + hour;
    await server.recorder.advance();
    await trade('3100', server);
    clock = noon + 2 * minute;
  };

  const nextMinute = async (server: Server): Promise<void> => {
    clock += minute + 10;
    await server.recorder.advance();
  };

  it('trades count for their own minute again, at once and after a restart [MKT-096]', async () => {
    const server = await started();
    await setRight(server);
    await server.recorder.advance();
    await trade('3200', server);
    expect(server.market.running('ETH-USDT')).toMatchObject({ at: noon + 2 * minute, volume: '1' });
    const after = await started();
    expect(after.market.running('ETH-USDT')).toEqual(server.market.running('ETH-USDT'));
    expect(statsOf(after)).toEqual(statsOf(server));
    for (const one of [server, after]) await one.recorder.advance();
    await nextMinute(after);
    expect(await minutes()).toMatchObject([
      { at: noon, close: '3000' },
      { at: noon + 2 * minute, close: '3200', volume: '1' },
      { at: noon + hour, close: '3100' },
    ]);
  });

  it('a minute that occurs twice has the trades of both times [MKT-096]', async () => {
    const server = await started();
    await setRight(server);
    await server.recorder.advance();
    clock = noon + hour;
    await server.recorder.advance();
    await trade('3300', server);
    await nextMinute(server);
    expect((await minutes()).at(-1)).toMatchObject({ at: noon + hour, open: '3100', close: '3300', volume: '2' });
    expect(await createCandleStore(database.pool).read('ETH-USDT', 86_400, 0, clock)).toMatchObject([{ volume: '3' }]);
  });

  it('the same is true if the database was down at the correction [MKT-096]', async () => {
    let isGone = false;
    const server = await started(
      open((store) => ({
        ...store,
        read: (...given) => (isGone ? Promise.reject(new Error('gone')) : store.read(...given)),
      })),
    );
    await setRight(server);
    isGone = true;
    await expect(server.recorder.advance()).rejects.toThrow('gone');
    await trade('3200', server);
    isGone = false;
    await server.recorder.advance();
    expect(server.market.running('ETH-USDT')).toMatchObject({ at: noon + 2 * minute, volume: '1' });
  });

  it('waits for a clock that goes back by no more than two minutes [MKT-096]', async () => {
    const server = await started();
    await trade('3000', server);
    await nextMinute(server);
    clock -= minute;
    await server.recorder.advance();
    await trade('3100', server);
    expect(server.market.running('ETH-USDT')).toMatchObject({ at: noon + minute });
  });
});
