import type { Units } from '../../ledger/units';

/** A hundredth of a percent is 1. */
export const whole = 10_000n;

/** How far the reference price may move, in hundredths of a percent. */
export interface ReferenceCaps {
  minute: bigint;
  day: bigint;
}

export const usualCaps: ReferenceCaps = { minute: 100n, day: 3_000n };

/** From percent with at most two decimals. */
export const capsOf = (percent: { minute: number; day: number }): ReferenceCaps => ({
  minute: BigInt(Math.round(percent.minute * 100)),
  day: BigInt(Math.round(percent.day * 100)),
});

interface MinuteClose {
  price: Units;
  /** False for a minute without trades, which repeats the close before it. */
  isTraded: boolean;
}

/** The lowest and the highest reference price of an hour, counted since 1970. */
interface HourRange {
  hour: number;
  low: Units;
  high: Units;
}

/**
 * `capped`: it stopped at the most for a day. `alone`: it went far, and no other pair confirms the price, or what others
 * imply is not what the pair itself trades at.
 */
export type ReferenceAlert = 'capped' | 'alone';

/** The reference price of a pair: the centre of its price band. Minutes are counted since 1970. */
export interface Reference {
  price: Units;
  /** The closes of the last minutes, oldest first. */
  closes: readonly MinuteClose[];
  /** The last minute with a trade; 0 if there was none. */
  tradedIn: number;
  /** The last 24 hours and the running one. */
  hours: readonly HourRange[];
  alert?: ReferenceAlert | undefined;
}

const closesKept = 15;

/** Fewer traded minutes than this don't move the price. */
const closesNeeded = 8;

const hoursKept = 24;

/** For how many minutes a price counts for the pairs that it implies. */
const freshFor = 60;

const hourOf = (minute: number): number => Math.floor(minute / 60);

/** A pair that begins at a price: earlier trades no longer count. */
export const beginAt = (price: Units, minute: number): Reference => ({
  price,
  closes: Array.from({ length: closesKept }, () => ({ price, isTraded: false })),
  tradedIn: 0,
  hours: [{ hour: hourOf(minute), low: price, high: price }],
});

/** Ends the minutes from `from` until `to`. Only the first can have had trades; `close` is the last of them. */
export const closeMinutes = (reference: Reference, close: Units | undefined, from: number, to: number): Reference => {
  const price = close ?? reference.closes.at(-1)?.price ?? reference.price;
  const quiet = Math.min(to - from - 1, closesKept);
  const ended = Array.from({ length: 1 + quiet }, (_, index) => ({
    price,
    isTraded: index === 0 && close !== undefined,
  }));
  return {
    ...reference,
    closes: [...reference.closes, ...ended].slice(-closesKept),
    tradedIn: close === undefined ? reference.tradedIn : from,
  };
};

const inOrder = (prices: readonly Units[]): Units[] =>
  prices.toSorted((one, other) => (one < other ? -1 : Number(one > other)));

/** An even number of prices has no one middle: every price between the two is a median. */
const mediansOf = (prices: readonly Units[]): readonly [Units, Units] | undefined => {
  const sorted = inOrder(prices);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : [low, high];
};

const clamp = (figure: Units, low: Units, high: Units): Units => (figure < low ? low : figure > high ? high : figure);

const medianClose = ({ closes }: Reference): Units | undefined => mediansOf(closes.map(({ price }) => price))?.[0];

const isBusy = ({ closes }: Reference): boolean => closes.filter(({ isTraded }) => isTraded).length >= closesNeeded;

const ownVoice = (reference: Reference): Units[] => {
  const median = isBusy(reference) ? medianClose(reference) : undefined;
  return median === undefined ? [] : [median];
};

/**
 * What a pair contributes to the prices that it implies for others; nothing if nobody has traded it for an hour. In a
 * quiet pair a single trade is every close that follows, so it counts no further than a quarter of the band from the
 * reference price: two such trades, in the two pairs that imply a third, shut nobody out of that one.
 */
export const priceForOthers = (reference: Reference, minute: number, band: bigint): Units | undefined => {
  const median = minute - reference.tradedIn > freshFor ? undefined : medianClose(reference);
  if (median === undefined || isBusy(reference)) return median;
  const { price } = reference;
  const quarter = (price * band) / whole / 4n;
  return clamp(median, price - quarter, price + quarter);
};

/**
 * Where the trades point. If a pair's own price and that of the others disagree, the reference stays between the two,
 * so that nobody can move it with one pair; but never further than half the band from what the others imply.
 */
const destination = (reference: Reference, implied: readonly Units[], band: bigint): Units => {
  const { price } = reference;
  const [low, high] = mediansOf([...ownVoice(reference), ...implied]) ?? [price, price];
  const wanted = clamp(price, low, high);
  const others = mediansOf(implied);
  if (!others) return wanted;
  const middle = (others[0] + others[1]) / 2n;
  const half = (middle * band) / whole / 2n;
  return clamp(wanted, middle - half, middle + half);
};

/**
 * Its own trades are about to be shut out, for what other pairs imply: one of the two is made up, and nobody but a person
 * can tell which.
 */
const isContradicted = (reference: Reference, price: Units, implied: readonly Units[], band: bigint): boolean => {
  const own = reference.closes.some(({ isTraded }) => isTraded) ? medianClose(reference) : undefined;
  const others = mediansOf(implied);
  if (own === undefined || !others) return false;
  const [middle, most] = [(others[0] + others[1]) / 2n, (3n * price * band) / whole / 4n];
  const half = (middle * band) / whole / 2n;
  return own !== clamp(own, price - most, price + most) && own !== clamp(own, middle - half, middle + half);
};

const dayRange = ({ price, hours }: Reference): { low: Units; high: Units } => {
  const lows = inOrder([price, ...hours.map(({ low }) => low)]);
  const highs = inOrder([price, ...hours.map(({ high }) => high)]);
  return { low: lows[0] ?? price, high: highs.at(-1) ?? price };
};

/** As far as the percentage lets a price go from the lowest and the highest of a day, rounded inwards. */
const reachOf = ({ low, high }: { low: Units; high: Units }, percent: bigint): [Units, Units] => [
  (high * (whole - percent) + whole - 1n) / whole,
  (low * (whole + percent)) / whole,
];

const withHour = (hours: readonly HourRange[], hour: number, prices: readonly Units[]): HourRange[] => {
  const kept = hours.filter((one) => one.hour >= hour - hoursKept);
  const running = kept.find((one) => one.hour === hour);
  const all = inOrder([...prices, ...(running ? [running.low, running.high] : [])]);
  const [low = 0n, high = low] = [all[0], all.at(-1)];
  return [...kept.filter((one) => one !== running), { hour, low, high }];
};

interface Ground {
  /** The prices that other pairs imply. */
  implied: readonly Units[];
  /** In hundredths of a percent. */
  band: bigint;
  caps: ReferenceCaps;
  minute: number;
}

const alertOf = (isAtCap: boolean, isFarAlone: boolean): ReferenceAlert | undefined => {
  if (isAtCap) return 'capped';
  return isFarAlone ? 'alone' : undefined;
};

/** Stays until the price is clear of the cap, so that a price that trembles there alerts once. */
const isCapped = (before: Reference, price: Units, near: Units, [low, high]: readonly [Units, Units], step: Units) =>
  price !== near || (before.alert === 'capped' && (price - step <= low || price + step >= high));

/** Moves a reference price, once a minute and within its caps. */
export const moveReference = (before: Reference, { implied, band, caps, minute }: Ground): Reference => {
  const hour = hourOf(minute);
  const known = { ...before, hours: withHour(before.hours, hour, [before.price]) };
  const range = dayRange(known);
  const step = (before.price * caps.minute) / whole;
  const near = clamp(destination(before, implied, band), before.price - step, before.price + step);
  const reach = reachOf(range, caps.day);
  const price = clamp(near, ...reach);
  const [low, high] = reachOf(range, caps.day / 3n);
  const isFar = price < low || price > high;
  const [nearLow, nearHigh] = reachOf(range, caps.day / 6n);
  const hasMoved = price < nearLow || price > nearHigh;
  return {
    ...known,
    price,
    hours: withHour(known.hours, hour, [price]),
    alert: alertOf(
      isCapped(before, price, near, reach, step),
      (isFar && implied.length === 0) || (hasMoved && isContradicted(before, price, implied, band)),
    ),
  };
};
