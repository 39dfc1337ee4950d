import { pairOf, round, type DecimalText, type Level, type Pair } from '@exchange/domain';
import type { BookView } from '../rows/bookRows';

/** Seeded, so that screenshots can be compared. */
export const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const text = (figure: number, decimals: number): DecimalText => round(figure.toFixed(decimals), decimals, 'nearest');

interface Sample {
  pair: Pair;
  /** The price between the two sides. */
  price: DecimalText;
  /** The amount of a typical level. */
  amount: number;
  levels: number;
}

const sampleLevels = ({ pair, price, amount, levels }: Sample, direction: 1 | -1): Level[] => {
  const random = createRandom(direction === 1 ? 7 : 11);
  const step = Number(pair.priceStep);
  let steps = 0;
  return Array.from({ length: levels }, () => {
    steps += 1 + Math.floor(random() * 4);
    const size = amount * (0.2 + random() * random() * 4);
    const decimals = random() < 0.5 ? Math.min(2, pair.amountDecimals) : pair.amountDecimals;
    return {
      price: text(Number(price) + direction * steps * step * 10, pair.priceDecimals),
      amount: text(size, decimals),
    };
  });
};

const sampleBook = (sample: Sample): BookView => ({
  asks: sampleLevels(sample, 1),
  bids: sampleLevels(sample, -1),
});

export const bookOf = (pair: Pair, price: DecimalText, amount: number, levels: number): BookView =>
  sampleBook({ pair, price, amount, levels });

export const xdc = pairOf('XDC-USDT');

export const xdcBook = bookOf(xdc, '0.05312', 18_000, 40);
