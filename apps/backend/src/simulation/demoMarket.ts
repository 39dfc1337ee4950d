import { pairs, type PairName } from '@exchange/domain';
import type { CandleStore } from '../areas/markets/candleStore';
import type { Market } from '../areas/markets/market';
import { seedCandles } from './seedCandles';

interface DemoMarketOptions {
  market: Market;
  candles: CandleStore;
  now: () => number;
  onMoved: (moved: PairName[]) => void;
  onError: (error: unknown) => void;
  intervalMs: number;
}

/** Stands in until the simulation is wired up. */
export const createDemoMarket = ({ market, candles, now }: DemoMarketOptions) => ({
  isNew: async (): Promise<boolean> => (await candles.latest(60)) === undefined,
  prepare: async (): Promise<void> => {
    const at = Math.floor(now() / 1_000);
    await seedCandles({ candles, tradesSince: () => Promise.resolve([]) }, at);
    for (const { name } of pairs) market.restore(name, await candles.read(name, 60, at - 86_400, at));
  },
  start: (): void => undefined,
  stop: async (): Promise<void> => undefined,
});
