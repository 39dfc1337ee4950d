import { candleStart, pairNames, pairs, resolutions, subtract, type Resolution } from '@exchange/domain';
import { z } from 'zod';
import { storedLengths } from '../../marketData/candleStore';
import { sourceOf } from '../../areas/markets/klines';
import { arranged, type Arrangements, type Services } from '../arranging/arrange';

const pair = z.enum(pairNames);
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

const startsOf = (resolution: Resolution, from: number, count: number): number[] => {
  const starts: number[] = [];
  for (let at = from; starts.length < count; at += sourceOf[resolution])
    if (candleStart(at, resolution) === at) starts.push(at);
  return starts;
};

export const forgetTrades = async ({ market, candles }: Services): Promise<void> => {
  for (const { name } of pairs) market.restore(name, []);
  await Promise.all(storedLengths.map((seconds) => candles.forgetBefore(seconds, Number.MAX_SAFE_INTEGER)));
};

export const marketStates: Arrangements = {
  'no trades': arranged({}, (_, services) => forgetTrades(services)),
  'a pair with a price': arranged(
    { pair, price: decimal, change: decimal },
    async ({ pair: name, price, change }, { market, now }) => {
      const at = Math.floor(now() / 1000);
      const trade = { pair: name, amount: '1000', at };
      market.record([
        { ...trade, price: subtract(price, change) },
        { ...trade, price },
      ]);
    },
  ),
  'candles of a pair': arranged(
    {
      pair,
      resolution: z.enum(resolutions),
      from: z.int().min(0),
      count: z.int().positive(),
      open: decimal,
      high: decimal,
      low: decimal,
      close: decimal,
      volume: decimal,
    },
    async ({ pair: name, resolution, from, count, ...figures }, services) => {
      await forgetTrades(services);
      const written = startsOf(resolution, from, count).map((at) => ({ pair: name, ...figures, at }));
      await services.candles.write(sourceOf[resolution], written);
    },
  ),
};
