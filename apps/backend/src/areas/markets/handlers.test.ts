import { candleStart, mergeCandles, pairNames, resolutions, type Candle, type Resolution } from '@exchange/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../../app';
import { connect, type DatabaseClient } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { readEnv } from '../../runtime/env';
import { createCandleStore, storedLengths, type StoredLength } from '../../marketData/candleStore';
import { sourceOf } from './klines';
import { createMarket } from '../../marketData/market';

const at = (text: string): number => Date.parse(text) / 1_000;

/** Where each length begins in this file's database. All end with the running minute. */
const begins: Readonly<Record<StoredLength, number>> = {
  60: at('2026-02-28T23:00:00Z'),
  900: at('2026-02-28T00:00:00Z'),
  3_600: at('2026-02-25T00:00:00Z'),
  86_400: at('2025-11-01T00:00:00Z'),
};
const now = at('2026-03-02T12:07:30Z');
/** How long the exchange has been running since then, in seconds. */
let passed = 0;
const runningMinute = at('2026-03-02T12:07:00Z');

/** Every candle is different, so that a merge with one too many or too few fails. */
const candleAt = (second: number, seconds: StoredLength): Candle => {
  const price = 1_000 + ((second / seconds) % 977);
  return {
    at: second,
    open: String(price),
    high: String(price + 5),
    low: String(price - 5),
    close: String(price + 1),
    volume: String(second / seconds),
  };
};

const stored = (seconds: StoredLength): Candle[] => {
  const candles: Candle[] = [];
  for (let second = begins[seconds]; second < runningMinute; second += seconds) candles.push(candleAt(second, seconds));
  return candles;
};

const market = createMarket();
let store: TestDatabase;
let database: DatabaseClient;
let app: FastifyInstance;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 3, onError: () => undefined });
  const candles = createCandleStore(database.pool);
  for (const seconds of storedLengths)
    await candles.write(
      seconds,
      stored(seconds).map((candle) => ({ ...candle, pair: 'XDC-USDT' })),
    );
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_MARKET: 'false' });
  app = await buildApp({ env, database, config: {}, market, now: () => (now + passed) * 1_000 });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await store.drop();
});

beforeEach(() => {
  for (const name of pairNames) market.restore(name, []);
});

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const get = async (path: string, query: Record<string, string>): Promise<Answer> => {
  const response = await app.inject({ url: `/api${path}`, query });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

const klines = (resolution: string, from: number, to: number, more: Record<string, string> = {}, pair = 'XDC-USDT') =>
  get(`/charts/${pair}/klines`, {
    e: '1',
    fsym: 'XDC',
    tsym: 'USDT',
    from: String(from),
    to: String(to),
    resolution,
    ...more,
  });

/** The expected answer: the candles of a resolution that begin at these moments. */
const columnsOf = (resolution: Resolution, starts: number[]) => {
  const all = mergeCandles(stored(sourceOf[resolution]), resolution).filter((candle) => starts.includes(candle.at));
  return {
    s: 'ok',
    t: all.map((candle) => candle.at),
    dateStr: all.map((candle) => new Date(candle.at * 1_000).toISOString()),
    o: all.map(({ open }) => open),
    h: all.map(({ high }) => high),
    l: all.map(({ low }) => low),
    c: all.map(({ close }) => close),
    v: all.map(({ volume }) => volume),
  };
};

/** The starts of three consecutive candles. */
const rows: [Resolution, string, string, string][] = [
  ['1', '2026-03-01T23:59:00Z', '2026-03-02T00:00:00Z', '2026-03-02T00:01:00Z'],
  ['3', '2026-03-01T23:57:00Z', '2026-03-02T00:00:00Z', '2026-03-02T00:03:00Z'],
  ['5', '2026-03-01T23:55:00Z', '2026-03-02T00:00:00Z', '2026-03-02T00:05:00Z'],
  ['15', '2026-02-28T23:45:00Z', '2026-03-01T00:00:00Z', '2026-03-01T00:15:00Z'],
  ['30', '2026-02-28T23:30:00Z', '2026-03-01T00:00:00Z', '2026-03-01T00:30:00Z'],
  ['60', '2026-02-28T23:00:00Z', '2026-03-01T00:00:00Z', '2026-03-01T01:00:00Z'],
  ['120', '2026-02-28T22:00:00Z', '2026-03-01T00:00:00Z', '2026-03-01T02:00:00Z'],
  ['240', '2026-02-28T20:00:00Z', '2026-03-01T00:00:00Z', '2026-03-01T04:00:00Z'],
  ['1D', '2026-02-28T00:00:00Z', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'],
  ['1W', '2026-02-09T00:00:00Z', '2026-02-16T00:00:00Z', '2026-02-23T00:00:00Z'],
  ['M', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'],
];

describe.each(rows)('candles of resolution %s', (resolution, before, start, after) => {
  const [first, second, third] = [at(before), at(start), at(after)];

  it('requested from the beginning of one to its end are this one, complete [MKT-042] [MKT-047]', async () => {
    expect(await klines(resolution, second, third)).toEqual({ status: 200, body: columnsOf(resolution, [second]) });
  });

  it('include the next one, complete, if the end is a second later [MKT-042]', async () => {
    const { body } = await klines(resolution, second, third + 1);
    expect(body).toEqual(columnsOf(resolution, [second, third]));
  });

  it('include the previous one, complete, if the beginning is a second earlier [MKT-042]', async () => {
    const { body } = await klines(resolution, second - 1, third);
    expect(body).toEqual(columnsOf(resolution, [first, second]));
  });

  it('start with the one that contains the beginning [MKT-042]', async () => {
    const { body } = await klines(resolution, third - 1, third);
    expect(body).toEqual(columnsOf(resolution, [second]));
  });

  it('are the newest of the range if there are more than the limit [MKT-043]', async () => {
    const { body } = await klines(resolution, first, third + 1, { limit: '2' });
    expect(body).toEqual(columnsOf(resolution, [second, third]));
  });
});

describe('the running minute', () => {
  it.each(resolutions)('is part of the newest candle of resolution %s [MKT-044]', async (resolution) => {
    market.record([{ pair: 'XDC-USDT', price: '7777', amount: '0.5', at: runningMinute }]);
    market.record([{ pair: 'XDC-USDT', price: '7000', amount: '0.25', at: now }]);
    const start = candleStart(now, resolution);
    const { body } = await klines(resolution, start, now);
    const known = mergeCandles(
      stored(sourceOf[resolution]).filter((candle) => candle.at >= start),
      resolution,
    );
    const volume = String(Number(known[0]?.volume ?? 0) + 0.75);
    expect(body).toMatchObject({ s: 'ok', t: [start], h: ['7777'], c: ['7000'], v: [volume] });
    expect(body).toMatchObject({ o: [known[0]?.open ?? '7777'] });
  });

  it('is not part of past ranges [MKT-044]', async () => {
    market.record([{ pair: 'XDC-USDT', price: '7777', amount: '0.5', at: now }]);
    const { body } = await klines('1', runningMinute - 60, runningMinute);
    expect(body).toEqual(columnsOf('1', [runningMinute - 60]));
  });

  it('is a candle even if nothing is stored yet [MKT-044]', async () => {
    market.record([{ pair: 'XDC-ETH', price: '0.00002', amount: '10', at: now }]);
    const { body } = await klines('60', 0, now, {}, 'XDC-ETH');
    expect(body).toMatchObject({ s: 'ok', t: [at('2026-03-02T12:00:00Z')], o: ['0.00002'], v: ['10'] });
  });
});

describe('candles', () => {
  it('come as columns in UTC, oldest first [MKT-041]', async () => {
    const { body } = await klines('1D', at('2026-02-27T00:00:00Z'), at('2026-03-01T00:00:00Z'));
    expect(body['dateStr']).toEqual(['2026-02-27T00:00:00.000Z', '2026-02-28T00:00:00.000Z']);
  });

  it('are the newest 2000 without a limit, and never more [MKT-043]', async () => {
    const { body } = await klines('1', 0, now);
    const newest = stored(60).slice(-2_000);
    expect(newest).toHaveLength(2_000);
    expect(body['t']).toEqual(newest.map((candle) => candle.at));
    expect((await klines('1', 0, now, { limit: '2000' })).body).toEqual(body);
    expect((await klines('1', 0, now, { limit: '2001' })).status).toBe(400);
    expect((await klines('1', 0, now, { limit: '0' })).status).toBe(400);
  });

  it.each([
    ['of a time before the first', 0, 60],
    ['of a time to come', now + 86_400, now + 2 * 86_400],
    ['of no time', now - 60, now - 60],
    ['of a time that ends before it begins', now - 60, now - 120],
  ])('%s give no data [MKT-045]', async (_, from, to) => {
    for (const resolution of resolutions.filter((one) => sourceOf[one] < 86_400))
      expect(await klines(resolution, from, to)).toEqual({ status: 200, body: { s: 'no_data' } });
  });

  it('of a pair without trades give no data [MKT-045]', async () => {
    expect((await klines('15', 0, now, {}, 'BTC-USDT')).body).toEqual({ s: 'no_data' });
  });

  it.each(['1e15', '1e300'])(
    'up to a second beyond every calendar (%s) are all existing ones [MKT-045]',
    async (to) => {
      const { status, body } = await klines('M', 0, 0, { to });
      expect(status).toBe(200);
      expect(body['t']).toHaveLength(5);
      expect((await klines('M', 0, 0, { to, from: to })).body).toEqual({ s: 'no_data' });
    },
  );

  it('of a pair that does not exist are refused [MKT-046]', async () => {
    const body = { statusCode: 404, code: 'not_found', message: "This pair doesn't exist.", field: 'pair' };
    expect(await klines('15', 0, now, {}, 'DOGE-XDC')).toEqual({ status: 404, body });
  });

  it.each(['2', '1d', '', 'W'])('of resolution "%s" are refused [MKT-046]', async (resolution) => {
    const { status, body } = await klines(resolution, 0, now);
    expect(status).toBe(400);
    expect(body['field']).toBe('resolution');
  });
});

describe('the prices of all pairs', () => {
  it('are public [MKT-021]', async () => {
    market.record([{ pair: 'XRP-USDT', price: '2.28', amount: '100', at: now }]);
    const response = await app.inject({
      method: 'POST',
      url: '/api/pair_price',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'exchange_id=1',
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: market.stats() });
  });
});

describe('the prices of a day', () => {
  const priceOf = async (pair: string) => {
    const { status, body } = await get('/pair_price/day', { exchange_id: '1' });
    const all = body['data'] as { pairName: string; prices: string[] }[];
    return { status, pairs: all.length, prices: all.find(({ pairName }) => pairName === pair)?.prices };
  };

  it('are public, 48 for each pair, and computed once a minute [MKT-027]', async () => {
    market.record([{ pair: 'XRP-USDT', price: '2.28', amount: '100', at: now - 3_600 }]);
    expect(await priceOf('XRP-USDT')).toEqual({ status: 200, pairs: 12, prices: Array<string>(48).fill('2.28') });
    market.restore('XRP-USDT', []);
    expect((await priceOf('XRP-USDT')).prices).toHaveLength(48);
    passed = 60;
    expect((await priceOf('XRP-USDT')).prices).toEqual([]);
    passed = 0;
  });
});

describe('a price in USD', () => {
  const estimate = (pair: string, price: string) =>
    get('/common/get_estimatme_usdbalance', { exchange_id: '1', pair, price });

  it('is exactly the price times the value of the quote coin [MKT-061]', async () => {
    market.record([{ pair: 'ETH-USDT', price: '3140.12', amount: '1', at: now }]);
    const data = { pair: 'XDC-ETH', price: '0.00002161', usdPrice: '0.0678579932' };
    expect(await estimate('XDC-ETH', '0.00002161')).toEqual({ status: 200, body: { data } });
  });

  it('is the price itself if the quote coin is a dollar [MKT-061]', async () => {
    expect((await estimate('BTC-USDC', '91800')).body).toMatchObject({ data: { usdPrice: '91800' } });
  });

  it('is unavailable until the quote coin has a price [MKT-064]', async () => {
    const { status, body } = await estimate('XDC-BTC', '0.0000005');
    expect(status).toBe(503);
    expect(body['message']).toBe('There is no price yet. Try again in a moment.');
  });

  it('of a pair that does not exist is refused [MKT-063]', async () => {
    expect(await estimate('DOGE-XDC', '1')).toMatchObject({ status: 404, body: { field: 'pair' } });
  });

  it.each(['-1', '1e5', 'NaN', '', '1,5'])('of "%s" is refused [MKT-063]', async (price) => {
    expect(await estimate('XDC-ETH', price)).toMatchObject({ status: 400, body: { field: 'price' } });
  });
});
