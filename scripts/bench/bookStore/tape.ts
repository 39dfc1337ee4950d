type Side = 'asks' | 'bids';

/** A level as it is sent: a price and the total amount open there; `0` removes the level. */
export type WireLevel = [price: string, amount: string];

export interface WireEvent {
  pair: string;
  seq: number;
  asks: WireLevel[];
  bids: WireLevel[];
}

interface NamedLevel {
  price: string;
  amount: string;
}

/** A fetched book and its changes: for each second a JSON text with the events of each drawing. */
export interface Tape {
  pair: string;
  snapshot: { seq: number; asks: NamedLevel[]; bids: NamedLevel[] };
  seconds: string[];
}

const UPDATES_A_SECOND = 500;
/** Drawn at most every 100 ms. */
const DRAWINGS_A_SECOND = 10;

export const LEVELS_A_SIDE = 500;

const pair = 'XDC-USDT';
const MIDDLE_STEPS = 5_220_000;
const PRICE_DECIMALS = 8;
const AMOUNT_DECIMALS = 6;
const MOST_UNITS = 9_000_000_000;
/** Most changes are near the best price. Mean distances: of a new level in price steps, of a changed one in levels. */
const MEAN_STEPS = 60;
const MEAN_LEVELS = 40;
/** The share of changes that remove a level or add one in its place. */
const TURNOVER = 0.4;

/** Mulberry32: the same sequence for the same seed on every machine. */
const createRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

const plain = (units: number, decimals: number): string =>
  (units / 10 ** decimals).toFixed(decimals).replace(/\.?0+$/, '');

/** The index of a level at this distance from mid price among those of its side, or where it would go. */
const placeOf = (distances: readonly number[], distance: number): number => {
  let place = 0;
  while ((distances[place] ?? Infinity) < distance) place += 1;
  return place;
};

/** Simulates a book: most levels change, some go and about as many are added, so that it stays as deep as it was. */
export const makeTape = (seed: number, updates: number, levelsAnEvent: number): Tape => {
  const random = createRandom(seed);
  /** The distances of a side's levels from mid price, best first. */
  const open: Record<Side, number[]> = { asks: [], bids: [] };

  const near = (mean: number): number => Math.floor(-Math.log(1 - random()) * mean);

  const priceOf = (side: Side, distance: number): string =>
    plain(MIDDLE_STEPS + (side === 'asks' ? distance : 1 - distance), PRICE_DECIMALS);

  const amount = (): string => plain(1 + Math.floor(random() * MOST_UNITS), AMOUNT_DECIMALS);

  const added = (side: Side, mean: number): WireLevel => {
    const levels = open[side];
    for (;;) {
      const distance = 1 + near(mean);
      const place = placeOf(levels, distance);
      if (levels[place] === distance) continue;
      levels.splice(place, 0, distance);
      return [priceOf(side, distance), amount()];
    }
  };

  const update = (side: Side): WireLevel => {
    const chance = random();
    const levels = open[side];
    if (chance < TURNOVER && levels.length < LEVELS_A_SIDE) return added(side, MEAN_STEPS);
    const place = Math.min(near(MEAN_LEVELS), levels.length - 1);
    const price = priceOf(side, levels[place] ?? 0);
    if (chance >= TURNOVER) return [price, amount()];
    levels.splice(place, 1);
    return [price, '0'];
  };

  const snapshotOf = (side: Side): NamedLevel[] =>
    Array.from({ length: LEVELS_A_SIDE }, () => added(side, LEVELS_A_SIDE)).map(([price, there]) => ({
      price,
      amount: there,
    }));

  /** If a level changes twice between two events, only the last amount is sent. */
  const eventOf = (seq: number): WireEvent => {
    const told = { asks: new Map<string, string>(), bids: new Map<string, string>() };
    while (told.asks.size + told.bids.size < levelsAnEvent) {
      const side = random() < 0.5 ? 'asks' : 'bids';
      const [price, there] = update(side);
      told[side].set(price, there);
    }
    return { pair, seq, asks: [...told.asks], bids: [...told.bids] };
  };

  const snapshot = { seq: 0, asks: snapshotOf('asks'), bids: snapshotOf('bids') };
  const eventsADrawing = UPDATES_A_SECOND / DRAWINGS_A_SECOND / levelsAnEvent;
  let seq = 0;
  const drawing = (): WireEvent[] => Array.from({ length: eventsADrawing }, () => eventOf((seq += 1)));
  const second = (): string => JSON.stringify(Array.from({ length: DRAWINGS_A_SECOND }, drawing));
  return { pair, snapshot, seconds: Array.from({ length: updates / UPDATES_A_SECOND }, second) };
};
