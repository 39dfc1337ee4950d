import {
  changeColour,
  divideDown,
  fromUnits,
  joinCandles,
  multiply,
  pairs,
  roundDown,
  subtract,
  sum,
  toUnits,
} from '@exchange/domain';
import type { AssetSymbol, Candle, DecimalText, Pair, PairName } from '@exchange/domain';
import { dayPrices } from './dayPrices';
import { candleOf, minute, startOfMinute, type MinuteCandle, type Tick } from './tick';
import { allUsdPrices, type UsdPrices } from './usdPrices';
import type { XdcPrices } from './xdcPrices';

const windowSeconds = 86_400;

export interface PairStats {
  pairId: string;
  pairName: PairName;
  price: DecimalText;
  usdPrice: DecimalText;
  xdcPrice: DecimalText;
  change: DecimalText;
  percentChange: DecimalText;
  colour: 'green' | 'red';
  high: DecimalText;
  low: DecimalText;
  volume: DecimalText;
  /** The centre of the price band; undefined where it is measured from the last price. */
  reference?: DecimalText | undefined;
}

/** The last 24 hours of one pair: whole minutes, and the running minute. */
interface Day {
  minutes: Candle[];
  /** The whole minutes combined. Computed on first use, so that it doesn't delay the start. */
  whole: Candle | undefined;
  running: Candle | undefined;
  /** The last price before the running minute. It stays the same for a day without trades. */
  last: DecimalText | undefined;
}

const emptyDay = (): Day => ({ minutes: [], whole: undefined, running: undefined, last: undefined });

/** Combines candles in whole units, for speed: a day has more than a thousand minutes. */
const joined = (candles: readonly Candle[]): Candle | undefined => {
  const [first] = candles;
  if (!first) return undefined;
  let [high, low, volume] = [toUnits(first.high), toUnits(first.low), 0n];
  for (const candle of candles) {
    const [candleHigh, candleLow] = [toUnits(candle.high), toUnits(candle.low)];
    if (candleHigh > high) high = candleHigh;
    if (candleLow < low) low = candleLow;
    volume += toUnits(candle.volume);
  }
  const close = candles.at(-1)?.close ?? first.close;
  return { ...first, high: fromUnits(high), low: fromUnits(low), close, volume: fromUnits(volume) };
};

/** Drops the oldest minutes of a day. Searches for a new extreme only if the old one goes with them. */
const withoutOldest = (whole: Candle, gone: readonly Candle[], rest: readonly Candle[]): Candle | undefined => {
  const [first] = rest;
  const hadExtreme = gone.some(({ high, low }) => high === whole.high || low === whole.low);
  if (!first || hadExtreme) return joined(rest);
  const volume = subtract(whole.volume, sum(gone.map((one) => one.volume)));
  return { ...whole, at: first.at, open: first.open, volume };
};

/** A candle without trades at this price. */
const still = (price: DecimalText): Candle => ({
  at: 0,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: '0',
});

export type Market = ReturnType<typeof createMarket>;

/** The figures of all pairs, updated as trades come in. Clock and database are up to the caller. */
export const createMarket = (xdcPrices: XdcPrices = {}) => {
  const days = new Map<PairName, Day>(pairs.map(({ name }) => [name, emptyDay()]));
  const dayOf = (name: PairName): Day => days.get(name) ?? emptyDay();
  const references = new Map<PairName, DecimalText>();

  const forgetBefore = (day: Day, oldest: number): void => {
    const [first] = day.minutes;
    if (!first || first.at >= oldest) return;
    const fresh = day.minutes.filter(({ at }) => at >= oldest);
    const gone = day.minutes.slice(0, day.minutes.length - fresh.length);
    day.whole = day.whole && withoutOldest(day.whole, gone, fresh);
    day.minutes = fresh;
  };

  const keep = (day: Day, candle: Candle): void => {
    forgetBefore(day, candle.at + minute - windowSeconds);
    day.minutes = [...day.minutes, candle];
    day.whole = day.whole && joinCandles(day.whole, candle);
    day.last = candle.close;
  };

  /** Ends the minutes that are over and returns them for storing. */
  const closeMinutes = (now: number): MinuteCandle[] => {
    const current = startOfMinute(now);
    return [...days].flatMap(([pair, day]) => {
      const { running } = day;
      const ended = running && running.at < current ? running : undefined;
      if (ended) {
        day.running = undefined;
        keep(day, ended);
      }
      forgetBefore(day, current - windowSeconds);
      return ended ? [{ pair, ...ended }] : [];
    });
  };

  /** Records trades, oldest first, and returns the minutes they ended. */
  const record = (ticks: readonly Tick[]): MinuteCandle[] =>
    ticks.flatMap((tick) => {
      const ended = closeMinutes(tick.at);
      const day = dayOf(tick.pair);
      const candle = candleOf(tick);
      day.running = day.running ? joinCandles(day.running, candle) : candle;
      return ended;
    });

  /** Restores minutes from the database, oldest first, and the price before them. Call it before recording. */
  const restore = (pair: PairName, minutes: Candle[], last?: DecimalText): void => {
    const day = dayOf(pair);
    day.minutes = minutes;
    day.whole = undefined;
    day.running = undefined;
    day.last = minutes.at(-1)?.close ?? last;
  };

  const lastDay = (name: PairName): Candle | undefined => {
    const day = dayOf(name);
    const { running } = day;
    day.whole ??= joined(day.minutes);
    const { whole } = day;
    if (whole && running) return joinCandles(whole, running);
    return whole ?? running;
  };

  const lastPrice = (name: PairName): DecimalText | undefined => {
    const { running, last } = dayOf(name);
    return running?.close ?? last;
  };

  const usdPrices = (): UsdPrices => allUsdPrices(lastPrice, xdcPrices);

  const statsOf = (pair: Pair, usd: UsdPrices): PairStats => {
    const { open, high, low, close, volume } = lastDay(pair.name) ?? still(lastPrice(pair.name) ?? '0');
    const change = subtract(close, open);
    const reference = references.get(pair.name);
    return {
      pairId: pair.id,
      pairName: pair.name,
      price: close,
      usdPrice: roundDown(multiply(close, usd[pair.quote] ?? '0'), 8),
      xdcPrice: priceIn(usd, pair.base, 'XDC'),
      change,
      percentChange: percentChange(change, open),
      colour: changeColour(change),
      high,
      low,
      volume,
      ...(reference !== undefined && { reference }),
    };
  };

  return {
    record,
    closeMinutes,
    restore,
    lastPrice,
    referencePrice: (name: PairName): DecimalText | undefined => references.get(name),
    /** Takes over reference prices, and returns the pairs whose price is another. */
    takeReferences: (moved: readonly { pair: PairName; price: DecimalText }[]): PairName[] =>
      moved.flatMap(({ pair, price }) => {
        if (references.get(pair) === price) return [];
        references.set(pair, price);
        return [pair];
      }),
    usdPrices,
    /** How each price moved in the last 24 hours, for a line of them. `now` is in seconds. */
    dayPrices: (now: number): { pairName: PairName; prices: DecimalText[] }[] =>
      pairs.map(({ name }) => {
        const { minutes, running, last } = dayOf(name);
        return { pairName: name, prices: dayPrices({ minutes: running ? [...minutes, running] : minutes, last }, now) };
      }),
    running: (name: PairName): Candle | undefined => dayOf(name).running,
    stats: (among: readonly Pair[] = pairs): PairStats[] => {
      const usd = usdPrices();
      return among.map((pair) => statsOf(pair, usd));
    },
  };
};

/** With two decimals, rounded towards zero. */
const percentChange = (change: DecimalText, open: DecimalText): DecimalText => {
  if (open === '0') return '0';
  const sign = changeColour(change) === 'red' ? '-1' : '1';
  return multiply(sign, divideDown(multiply(change, multiply(sign, '100')), open, 2));
};

const priceIn = (usd: UsdPrices, asset: AssetSymbol, other: AssetSymbol): DecimalText => {
  const [price, unit] = [usd[asset], usd[other]];
  return price === undefined || unit === undefined || unit === '0' ? '0' : divideDown(price, unit, 8);
};
