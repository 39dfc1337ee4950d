import { pairs, type PairName } from '@exchange/domain';
import { expect, it } from 'vitest';
import { createReferenceMarket, firstMinute } from '../../exchange/reference/testing/referenceMarket';
import { isNightly } from '../../testing/nightly';
import { demoPrice } from './demoPrices';

const priced = pairs.filter(({ fixedPrice }) => fixedPrice === undefined);
const days = isNightly ? 120 : 1;

/** In days. */
const stride = Math.floor((3 * 365) / days);

const pricesAt = (minute: number) =>
  Object.fromEntries(
    priced.map((pair) => [pair.name, demoPrice(pair, minute * 60) / 10 ** pair.priceDecimals]),
  ) as Record<PairName, number>;

it(
  "a demo's prices are within the band around its reference prices, on days spread over three years [LED-226]",
  () => {
    const shutOut: string[] = [];
    for (let day = 0; day < days; day += 1) {
      const start = firstMinute + day * stride * 1_440;
      const market = createReferenceMarket(pricesAt(start));
      for (let minute = start; minute < start + 1_440; minute += 1) {
        for (const [name, price] of Object.entries(pricesAt(minute)) as [PairName, number][])
          if (!market.trade(name, price)) shutOut.push(`${name} in minute ${minute}`);
        market.pass();
      }
    }
    expect(shutOut.slice(0, 5)).toEqual([]);
  },
  isNightly ? 1_800_000 : undefined,
);
