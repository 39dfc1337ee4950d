import type { Payload } from '@exchange/api';
import { pairOf, type BookSide } from '@exchange/domain';
import { dayQuotes } from '#shared/testing/quotes.ts';

export const busyPair = pairOf('XDC-USDT');

const levelsASide = 500;
const changesAnEvent = 16;

/** Deterministic, so that the traffic is the same each time. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

type WireLevel = [price: string, amount: string];

const bothSides = (levelOf: (side: BookSide) => WireLevel): Record<BookSide, WireLevel> => ({
  asks: levelOf('asks'),
  bids: levelOf('bids'),
});

/** Which level of each side goes when the price rises, and where a new one comes; the opposite when it falls. */
const ends: Record<BookSide, number> = { asks: 0, bids: levelsASide - 1 };
const opposite: Record<BookSide, number> = { asks: levelsASide - 1, bids: 0 };

/** A market whose price wanders: levels come and go at prices never seen before, while their number stays the same. */
export const createBusyMarket = (startedAt: number) => {
  const random = createRandom(31);
  /** In price steps: bids are below it, asks above. */
  let middle = 5_312_000;
  let seq = 1;
  let trades = 0;

  const priceOf = (steps: number): string => (steps / 10 ** busyPair.priceDecimals).toFixed(busyPair.priceDecimals);
  const amount = (): string => (random() * 40_000 + 1).toFixed(busyPair.amountDecimals);
  const stepsAt = (side: BookSide, place: number): number =>
    side === 'asks' ? middle + 1 + place : middle - 1 - place;

  const levels = (side: BookSide) =>
    Array.from({ length: levelsASide }, (_, place) => ({ price: priceOf(stepsAt(side, place)), amount: amount() }));

  const changed = (side: BookSide): WireLevel[] =>
    Array.from({ length: changesAnEvent / 2 }, () => {
      const place = Math.floor(levelsASide * random() ** 2);
      return [priceOf(stepsAt(side, place)), amount()];
    });

  /** Moves the price by one step: on each side one level goes, and another comes. */
  const move = (): Record<BookSide, WireLevel[]> => {
    const isUp = random() < 0.55;
    const [goes, comes] = isUp ? [ends, opposite] : [opposite, ends];
    const gone = bothSides((side) => [priceOf(stepsAt(side, goes[side])), '0']);
    middle += isUp ? 1 : -1;
    const come = bothSides((side) => [priceOf(stepsAt(side, comes[side])), amount()]);
    return { asks: [gone.asks, come.asks], bids: [gone.bids, come.bids] };
  };

  return {
    book: () => ({ seq, asks: levels('asks'), bids: levels('bids') }),
    bookEvent: (): Payload<'{pair}-book'> => {
      seq += 1;
      const moved = move();
      return {
        pair: busyPair.name,
        seq,
        asks: [...moved.asks, ...changed('asks')],
        bids: [...moved.bids, ...changed('bids')],
      };
    },
    trade: (afterMs: number): Payload<'{pair}-trades'> => {
      trades += 1;
      return {
        id: trades,
        pair: busyPair.name,
        price: priceOf(middle),
        amount: amount(),
        side: random() < 0.5 ? 'buy' : 'sell',
        created_at: new Date(startedAt + afterMs).toISOString(),
      };
    },
    prices: (): Payload<'pairStats'> =>
      dayQuotes.map(({ pair, usdPrice = '0', ...figures }) => ({
        ...figures,
        usdPrice,
        pairName: pair.name,
        price: pair === busyPair ? priceOf(middle) : figures.price,
      })),
  };
};
