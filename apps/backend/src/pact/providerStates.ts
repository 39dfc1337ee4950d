import { candleStart, pairNames, pairs, resolutions, subtract, type Resolution } from '@exchange/domain';
import { z } from 'zod';
import { storedLengths, type CandleStore } from '../areas/markets/candleStore';
import { sourceOf } from '../areas/markets/klines';
import type { Market } from '../areas/markets/market';
import type { StatusStore } from '../areas/status/store';
import { currencyRows, pairRows } from '../reference/referenceData';

/** What a state is made with: the services that the exchange itself works with. */
export interface Services {
  market: Market;
  candles: CandleStore;
  status: StatusStore;
  /** Milliseconds since 1970. */
  now: () => number;
}

type Arrange = (parameters: unknown, services: Services) => Promise<void>;

/** Parameters come from a pact file: one too many or too few is a mistake there, and said so. */
const arranged =
  <Shape extends z.ZodRawShape>(
    shape: Shape,
    arrange: (parameters: z.infer<z.ZodObject<Shape, z.core.$strict>>, services: Services) => Promise<void>,
  ): Arrange =>
  (parameters, services) =>
    arrange(z.strictObject(shape).parse(parameters), services);

const pair = z.enum(pairNames);
const coin = z.enum(currencyRows.map(({ symbol }) => symbol));
const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

const startsOf = (resolution: Resolution, from: number, count: number): number[] => {
  const starts: number[] = [];
  for (let at = from; starts.length < count; at += sourceOf[resolution])
    if (candleStart(at, resolution) === at) starts.push(at);
  return starts;
};

const forgetTrades = async ({ market, candles }: Services): Promise<void> => {
  for (const { name } of pairs) market.restore(name, []);
  for (const seconds of storedLengths) await candles.forgetBefore(seconds, Number.MAX_SAFE_INTEGER);
};

/** Each state by the name that the pacts know it by; what they mean stands in `pacts/STATES.md`. */
export const providerStates: Readonly<Record<string, Arrange>> = {
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
    { pair, resolution: z.enum(resolutions), from: z.int().min(0), count: z.int().positive() },
    async ({ pair: name, resolution, from, count }, services) => {
      await forgetTrades(services);
      const candle = { pair: name, open: '0.0519', high: '0.0523', low: '0.0518', close: '0.0521', volume: '120400' };
      const written = startsOf(resolution, from, count).map((at) => ({ ...candle, at }));
      await services.candles.write(sourceOf[resolution], written);
    },
  ),
  'a coin closed for deposit': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setDeposits(symbol, false);
  }),
  'a coin closed for withdrawal': arranged({ coin }, async ({ coin: symbol }, { status }) => {
    await status.setWithdrawals(symbol, false);
  }),
  'a pair under maintenance': arranged({ pair }, async ({ pair: name }, { status }) => {
    await status.setTrading(name, false);
  }),
};

/** As a fresh exchange is: nothing traded, everything open that opens by itself. */
export const startAfresh = async (services: Services): Promise<void> => {
  await forgetTrades(services);
  const { status } = services;
  for (const { symbol, isDepositOpen, isWithdrawalOpen } of currencyRows) {
    await status.setDeposits(symbol, isDepositOpen);
    await status.setWithdrawals(symbol, isWithdrawalOpen);
  }
  for (const { name, isTradingOpen } of pairRows) await status.setTrading(name, isTradingOpen);
};
