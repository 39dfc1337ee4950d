import { createExchangeClient, type Payload } from '@exchange/api';
import { createFakeExchange, ok, outOfReach, type Answer } from '@exchange/api/testing';
import { pairOf, type Candle, type Resolution } from '@exchange/domain';
import type { BarRange } from '@exchange/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createDatafeed } from './datafeed';

const noon = Date.UTC(2026, 1, 10, 12) / 1000;
const quarter = 15 * 60;

/** Half a day around noon, ending in the future. */
const range: BarRange = { resolution: '15', from: noon - 6 * 3600, to: noon + 6 * 3600 };

const candle = (at: number, close: string, more: Partial<Candle> = {}): Candle => ({
  at,
  open: '1',
  high: '2',
  low: '0.5',
  close,
  volume: '100',
  ...more,
});

const columnsOf = (candles: readonly Candle[]) => ({
  s: 'ok' as const,
  t: candles.map(({ at }) => at),
  o: candles.map(({ open }) => open),
  h: candles.map(({ high }) => high),
  l: candles.map(({ low }) => low),
  c: candles.map(({ close }) => close),
  v: candles.map(({ volume }) => volume),
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

const chartUrl = 'http://charts.example';

type CandlesAnswer = Answer<'candles'> | typeof outOfReach;

/** A feed of XDC-USDT whose chart host's answers the test releases. */
const open = () => {
  const { feed, say } = createScriptedFeed();
  const waiting: ((answer: CandlesAnswer) => void)[] = [];
  const { fetch, sent } = createFakeExchange(
    {
      candles: async () => {
        const answer = await new Promise<CandlesAnswer>((resolve) => waiting.push(resolve));
        return typeof answer === 'function' ? answer() : answer;
      },
    },
    { urls: [chartUrl] },
  );
  const client = createExchangeClient({
    apiUrl: 'http://exchange.example/api',
    hosts: { chartUrl },
    exchangeId: '7',
    token: () => undefined,
    fetch,
  });
  const datafeed = createDatafeed({ client, feed, pair: pairOf('XDC-USDT') });
  const heard: Candle[] = [];
  let ids = 0;
  return {
    datafeed,
    asked: () => sent('candles'),
    heard,
    answer: async (answer: CandlesAnswer) => {
      await settle();
      waiting.shift()?.(answer);
    },
    follow: (resolution: Resolution = '15') => datafeed.subscribeBars(resolution, (bar) => heard.push(bar)),
    /** This many seconds after noon. */
    trade: (after: number, price: string, amount: string, more: Partial<Payload<'{pair}-trades'>> = {}) => {
      ids += 1;
      const created_at = new Date((noon + after) * 1000).toISOString();
      say('{pair}-trades', { id: `t-${ids}`, pair: 'XDC-USDT', price, amount, side: 'buy', created_at, ...more });
    },
  };
};

/** Followed from the start, as the chart does, with these candles. */
const followed = async (...candles: Candle[]) => {
  const chart = open();
  const stop = chart.follow();
  const bars = chart.datafeed.getBars(range);
  await chart.answer(ok(columnsOf(candles)));
  await bars;
  return { ...chart, stop };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the candles of a pair', () => {
  it('are requested from the chart host, 2000 at most', async () => {
    const { datafeed, asked, answer } = open();
    const bars = datafeed.getBars(range);
    await answer(ok(columnsOf([candle(noon - quarter, '1.5'), candle(noon, '1.75')])));
    expect(await bars).toEqual({ data: [candle(noon - quarter, '1.5'), candle(noon, '1.75')] });
    expect(asked()[0]).toEqual({
      e: '7',
      pair: 'XDC-USDT',
      fsym: 'XDC',
      tsym: 'USDT',
      resolution: '15',
      from: String(range.from),
      to: String(range.to),
      limit: '2000',
    });
  });

  it('of the past are requested like the others, and leave the newest unchanged', async () => {
    const { datafeed, answer, asked, trade, heard } = await followed(candle(noon, '1.5'));
    const past = datafeed.getBars({ resolution: '15', from: noon - 6 * 3600, to: noon });
    await answer(ok(columnsOf([candle(noon - quarter, '1.25')])));
    expect(await past).toEqual({ data: [candle(noon - quarter, '1.25')] });
    expect(asked()[1]?.['to']).toBe(String(noon));
    trade(60, '1.75', '5');
    expect(heard).toEqual([candle(noon, '1.75', { volume: '105' })]);
  });

  it('can be sent as numbers, and one without a price is left out', async () => {
    const { datafeed, answer } = open();
    const bars = datafeed.getBars(range);
    const numbers = {
      s: 'ok' as const,
      t: [noon, noon + quarter],
      o: [1, 1],
      h: [2.5, 2],
      l: [0.1, 1],
      c: [1.75],
      v: [3],
    };
    await answer(ok(numbers));
    const read = { at: noon, open: '1', high: '2.5', low: '0.1', close: '1.75', volume: '3' };
    expect(await bars).toEqual({ data: [read] });
  });

  it("that don't exist are empty", async () => {
    const { datafeed, answer } = open();
    const bars = datafeed.getBars(range);
    await answer('noData');
    expect(await bars).toEqual({ data: [] });
  });

  it.each([
    ['an unreachable host', outOfReach, 'unreachable'],
    ['a host that reports a failure', 'failed', 'unexpected'],
    ['a host that refuses', 'unknownPair', 'refused'],
    ['a host that crashes', Response.json('oops', { status: 500 }), 'unexpected'],
  ] as const)('of %s are a failure, which can be retried', async (_, given, code) => {
    const { datafeed, answer } = open();
    const failed = datafeed.getBars(range);
    await answer(given);
    expect(await failed).toMatchObject({ error: { code } });
    const bars = datafeed.getBars(range);
    await answer(ok(columnsOf([candle(noon, '1.5')])));
    expect(await bars).toEqual({ data: [candle(noon, '1.5')] });
  });
});

describe('a trade', () => {
  it('updates the newest candle and begins the next, exactly', async () => {
    const { trade, heard } = await followed(candle(noon, '1.5'));
    trade(60, '2.1', '0.1');
    trade(120, '0.4', '0.2');
    trade(quarter, '0.45', '7');
    trade(quarter + 1, '0.46', '1.5');
    expect(heard).toEqual([
      candle(noon, '2.1', { high: '2.1', volume: '100.1' }),
      candle(noon, '0.4', { high: '2.1', low: '0.4', volume: '100.3' }),
      { at: noon + quarter, open: '0.45', high: '0.45', low: '0.45', close: '0.45', volume: '7' },
      { at: noon + quarter, open: '0.45', high: '0.46', low: '0.45', close: '0.46', volume: '8.5' },
    ]);
  });

  it('begins the first candle of a pair that has none', async () => {
    const { trade, heard } = await followed();
    trade(60, '1.5', '2');
    expect(heard).toEqual([candle(noon, '1.5', { open: '1.5', high: '1.5', low: '1.5', volume: '2' })]);
  });

  it('that is sent twice counts once [TRD-364]', async () => {
    const { trade, heard } = await followed(candle(noon, '1.5'));
    trade(60, '1.6', '1', { id: 'a' });
    trade(61, '1.7', '1', { id: 'b' });
    trade(60, '1.6', '1', { id: 'a' });
    trade(61, '1.7', '1', { id: 'b' });
    expect(heard).toHaveLength(2);
    expect(heard.at(-1)).toEqual(candle(noon, '1.7', { volume: '102' }));
  });

  it('that arrives late counts in its candle without setting its open or close [TRD-364]', async () => {
    const { trade, heard } = await followed(candle(noon, '1.5'));
    trade(60, '1.6', '1');
    trade(30, '9', '1');
    expect(heard.at(-1)).toEqual(candle(noon, '1.6', { high: '9', volume: '102' }));
    trade(quarter, '1.7', '1');
    trade(quarter - 1, '0.1', '3');
    expect(heard.at(-1)).toMatchObject({ at: noon, high: '9', low: '0.1', volume: '105' });
    trade(quarter + 1, '1.8', '1');
    expect(heard.at(-1)).toMatchObject({ at: noon + quarter, open: '1.7', close: '1.8', volume: '2' });
  });

  it('of long ago changes nothing', async () => {
    const { trade, heard } = await followed(candle(noon, '1.5'));
    trade(-86_400, '9', '1');
    expect(heard).toEqual([]);
  });

  it.each([
    ['no time', { created_at: undefined }],
    ['an invalid time', { created_at: 'yesterday' }],
    ['an invalid price', { price: 'free' }],
    ['an invalid amount', { amount: '' }],
  ])('with %s changes nothing [TRD-364]', async (_, given) => {
    const { trade, heard } = await followed(candle(noon, '1.5'));
    trade(60, '1.6', '1', given);
    expect(heard).toEqual([]);
    trade(61, '1.7', '1');
    expect(heard).toHaveLength(1);
  });

  it('that arrives while the candles are loading is counted once, and half a candle is never shown', async () => {
    const { datafeed, answer, follow, trade, heard } = open();
    follow();
    const bars = datafeed.getBars(range);
    trade(60, '1.6', '5');
    trade(quarter, '1.7', '7');
    expect(heard).toEqual([]);
    // The host had counted the first of them when it answered, but not the second.
    await answer(ok(columnsOf([candle(noon, '1.6', { volume: '105' })])));
    const next = { at: noon + quarter, open: '1.7', high: '1.7', low: '1.7', close: '1.7', volume: '7' };
    expect(await bars).toEqual({ data: [candle(noon, '1.6', { volume: '105' }), next] });
    trade(quarter + 1, '1.8', '1');
    expect(heard).toEqual([{ ...next, high: '1.8', close: '1.8', volume: '8' }]);
  });

  it('made while another resolution was shown is in its candle when the trader switches back', async () => {
    const { datafeed, answer, follow, trade, heard, stop } = await followed(candle(noon, '1.5'));
    stop();
    trade(60, '9', '50');
    follow();
    trade(61, '1.6', '1');
    expect(heard).toEqual([]);
    const bars = datafeed.getBars(range);
    await answer(ok(columnsOf([candle(noon, '1.6', { high: '9', volume: '151' })])));
    await bars;
    trade(62, '1.7', '1');
    expect(heard).toEqual([candle(noon, '1.7', { high: '9', volume: '152' })]);
  });

  it('is received while there are subscribers, and no longer', async () => {
    const { trade, heard, stop } = await followed(candle(noon, '1.5'));
    stop();
    trade(60, '1.6', '1');
    expect(heard).toEqual([]);
  });

  it.each([-1, 1])('belongs to its candle on a device whose clock is %i hours ahead [TRD-366]', async (hours) => {
    vi.useFakeTimers({ toFake: ['Date'], now: (noon + 60 + hours * 3600) * 1000 });
    const { trade, heard } = await followed(candle(noon, '1.5'));
    trade(60, '1.6', '1');
    trade(quarter, '1.7', '1');
    expect(heard.map(({ at }) => at)).toEqual([noon, noon + quarter]);
  });

  it.each([
    ['1', 12 * 3600 + 7 * 60],
    ['240', 12 * 3600],
    ['1D', 0],
    ['1W', -86_400],
    ['M', -9 * 86_400],
  ] as const)('begins a candle of %s where it begins in UTC', async (resolution, ofDay) => {
    const chart = open();
    chart.follow(resolution);
    const bars = chart.datafeed.getBars({ ...range, resolution });
    await chart.answer('noData');
    await bars;
    chart.trade(7 * 60 + 12, '1', '1');
    expect(chart.heard.map(({ at }) => at)).toEqual([noon - 12 * 3600 + ofDay]);
  });
});
