import { larger, smaller, type Units } from '../../ledger/units';

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
  /** What was traded in about the last hour, in the pair's base: older trades count less with each minute. */
  turnover: Units;
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
  turnover: 0n,
  hours: [{ hour: hourOf(minute), low: price, high: price }],
});

/** The trades of a minute: the price of the last one, and what was traded, in the pair's base. */
export interface MinuteTrades {
  price: Units;
  amount: Units;
}

/** Each minute takes a sixtieth off, and after a day nothing is left. */
const decayed = (turnover: Units, minutes: number): Units => {
  if (minutes > 1_440) return 0n;
  let left = turnover;
  for (let minute = 0; minute < minutes; minute += 1) left = (left * 59n) / 60n;
  return left;
};

/** Ends the minutes from `from` until `to`. Only the first can have had trades. */
export const closeMinutes = (
  reference: Reference,
  trades: MinuteTrades | undefined,
  from: number,
  to: number,
): Reference => {
  const price = trades?.price ?? reference.closes.at(-1)?.price ?? reference.price;
  const quiet = Math.min(to - from - 1, closesKept);
  const ended = Array.from({ length: 1 + quiet }, (_, index) => ({
    price,
    isTraded: index === 0 && trades !== undefined,
  }));
  return {
    ...reference,
    closes: [...reference.closes, ...ended].slice(-closesKept),
    tradedIn: trades ? from : reference.tradedIn,
    turnover: decayed(reference.turnover + (trades?.amount ?? 0n), to - from),
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

/** Whether a pair has been traded in the last hour. */
const isFresh = ({ tradedIn }: Reference, minute: number): boolean => minute - tradedIn <= freshFor;

/** A quiet pair doesn't move its price, but holds it against what the others imply. */
const ownVoice = (reference: Reference, implied: readonly Units[], minute: number): Units[] => {
  const counts = isBusy(reference) || (implied.length > 0 && isFresh(reference, minute));
  const median = counts ? medianClose(reference) : undefined;
  return median === undefined ? [] : [median];
};

/**
 * What a pair contributes to the prices that it implies for others; nothing if nobody has traded it for an hour. It
 * counts no further than a fifth of its band from its own reference price. Two pairs that imply a third then say at most
 * two fifths of the band, which is less than the half that the third is held within: trades at the edge of both bands,
 * however small, shut nobody out of the third.
 */
export const priceForOthers = (reference: Reference, minute: number, band: bigint): Units | undefined => {
  const median = isFresh(reference, minute) ? medianClose(reference) : undefined;
  if (median === undefined) return undefined;
  const { price } = reference;
  const most = (price * band) / whole / 5n;
  return clamp(median, price - most, price + most);
};

export interface Ground {
  /** The prices that other pairs imply. */
  implied: readonly Units[];
  /** Whether far less money was traded in those than in the pair itself. */
  isImpliedLightly: boolean;
  /** In hundredths of a percent. */
  band: bigint;
  caps: ReferenceCaps;
  minute: number;
}

/** What other pairs imply, as one price. */
const middleOf = (implied: readonly Units[]): Units | undefined => {
  const others = mediansOf(implied);
  return others && (others[0] + others[1]) / 2n;
};

/**
 * Where the trades point. If a pair's own price and that of the others disagree, the reference stays between the two,
 * so that nobody can move it with one pair; but never further than half the band from what the others imply.
 */
const destination = (reference: Reference, { implied, band, minute }: Ground): Units => {
  const { price } = reference;
  const [low, high] = mediansOf([...ownVoice(reference, implied, minute), ...implied]) ?? [price, price];
  const wanted = clamp(price, low, high);
  const middle = middleOf(implied);
  if (middle === undefined) return wanted;
  const half = (middle * band) / whole / 2n;
  return clamp(wanted, middle - half, middle + half);
};

/** At most so far from a price, in hundredths of a percent. */
const within = (figure: Units, price: Units, most: bigint): Units => {
  const step = (price * most) / whole;
  return clamp(figure, price - step, price + step);
};

/**
 * The next price before the cap of a day. Where the others carry little money they hold nothing: where they disagree with
 * the pair's own trades, the price follows those at a tenth of its pace, so that operators see it in time.
 */
const nextPrice = (reference: Reference, ground: Ground): Units => {
  const { price } = reference;
  const { implied, isImpliedLightly, caps, minute } = ground;
  const [own] = ownVoice(reference, implied, minute);
  const middle = middleOf(implied);
  if (!isImpliedLightly || own === undefined || middle === undefined)
    return within(destination(reference, ground), price, caps.minute);
  const agreed = within(clamp(price, smaller(own, middle), larger(own, middle)), price, caps.minute);
  return within(within(own, agreed, caps.minute / 10n), price, caps.minute);
};

/**
 * Its own trades are about to be shut out, for what other pairs imply: one of the two is made up, and nobody but a person
 * can tell which.
 */
const isContradicted = (reference: Reference, price: Units, implied: readonly Units[], band: bigint): boolean => {
  const own = reference.closes.some(({ isTraded }) => isTraded) ? medianClose(reference) : undefined;
  const middle = middleOf(implied);
  if (own === undefined || middle === undefined) return false;
  const most = (3n * price * band) / whole / 4n;
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

const alertOf = (isAtCap: boolean, isFarAlone: boolean): ReferenceAlert | undefined => {
  if (isAtCap) return 'capped';
  return isFarAlone ? 'alone' : undefined;
};

/** Stays until the price is clear of the cap, so that a price that trembles there alerts once. */
const isCapped = (before: Reference, price: Units, near: Units, [low, high]: readonly [Units, Units], step: Units) =>
  price !== near || (before.alert === 'capped' && (price - step <= low || price + step >= high));

/** Moves a reference price, once a minute and within its caps. */
export const moveReference = (before: Reference, ground: Ground): Reference => {
  const { implied, band, caps, minute } = ground;
  const hour = hourOf(minute);
  const known = { ...before, hours: withHour(before.hours, hour, [before.price]) };
  const range = dayRange(known);
  const step = (before.price * caps.minute) / whole;
  const near = nextPrice(before, ground);
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
