import { expect, it } from 'vitest';
import { createRandom } from '../../engine/testing/random';
import { isNightly } from '../../testing/nightly';
import { createReferenceMarket, pricesFrom, usualUsd, type UsdPrices } from './testing/referenceMarket';

const day = 1_440;
const seeds = isNightly ? 1_000 : 4;

type Coin = keyof UsdPrices;

/** Where a coin's price is after a part of its move, which may take an hour or the whole day. */
interface Course {
  coin: Coin;
  /** As a logarithm. */
  to: number;
  begins: number;
  lasts: number;
}

const coins = ['XDC', 'ETH', 'BTC', 'XRP'] as const;

/** One coin moves by up to thirty percent, or all of them by so much that no pair moves by more. */
const coursesOf = (random: () => number): Course[] => {
  const most = Math.log(1.3);
  const only = random() < 0.5 ? coins[Math.floor(random() * coins.length)] : undefined;
  return coins.map((coin) => {
    const lasts = Math.round(60 + random() * (day - 120));
    const reach = only === undefined ? most / 2 : coin === only ? most : 0;
    return { coin, to: (random() * 2 - 1) * reach, begins: Math.floor(random() * (day - lasts)), lasts };
  });
};

const at = ({ to, begins, lasts }: Course, minute: number): number =>
  to * Math.min(1, Math.max(0, (minute - begins) / lasts));

/** Each pair trades in seven of ten minutes or more often, around its fair price, for 10 to 100,000 USD at a time. */
const lived = (seed: number): string[] => {
  const random = createRandom(seed);
  const courses = coursesOf(random);
  const busy = 0.7 + random() * 0.3;
  const market = createReferenceMarket(pricesFrom(usualUsd));
  const turnover = new Map(market.names.map((name) => [name, 10 ** (1 + 4 * random())]));
  const shutOut: string[] = [];
  for (let minute = 0; minute < day; minute += 1) {
    const usd = { ...usualUsd };
    for (const course of courses) usd[course.coin] *= Math.exp(at(course, minute));
    for (const [name, price] of Object.entries(pricesFrom(usd)) as [(typeof market.names)[number], number][]) {
      if (!market.isAccepted(name, price)) shutOut.push(`${name} in minute ${minute} of seed ${seed}`);
      if (random() < busy) market.trade(name, price * (1 + (random() - 0.5) * 0.004), turnover.get(name));
    }
    market.pass();
  }
  return shutOut;
};

it(
  'follows honest moves of up to thirty percent in an hour or a day, so that the fair price always passes [LED-225]',
  { tags: 'nightly', timeout: 1_800_000 },
  () => {
    const shutOut: string[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) shutOut.push(...lived(seed));
    expect(shutOut.slice(0, 5)).toEqual([]);
  },
);
