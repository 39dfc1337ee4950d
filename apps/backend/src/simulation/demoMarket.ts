import { pairs, type PairName } from '@exchange/domain';
import type { CandleStore } from '../areas/markets/candleStore';
import type { Market, MinuteCandle } from '../areas/markets/market';
import { demoTicks } from './demoTicks';
import { historyOf, seedCandles } from './seedCandles';

export interface DemoMarketOptions {
  market: Market;
  candles: CandleStore;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Told which pairs moved. */
  onMoved: (moved: PairName[]) => void;
  onError: (error: unknown) => void;
  intervalMs: number;
}

const day = 86_400;

/** A gap longer than this is written as history: the machine slept, or the database was gone. */
const longestStep = 120;

/** Fills the market's past and then moves it on, at the pace of the clock it is given. */
export const createDemoMarket = ({ market, candles, now, onMoved, onError, intervalMs }: DemoMarketOptions) => {
  const seconds = (): number => Math.floor(now() / 1000);
  let movedTo = 0;
  let forgotAt = 0;
  let unsaved: MinuteCandle[] = [];
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const catchUp = async (at: number): Promise<void> => {
    await seedCandles(candles, at);
    unsaved = [];
    const minute = Math.floor(at / 60) * 60;
    for (const { name } of pairs) market.restore(name, await candles.read(name, 60, minute - day, minute));
    market.record(demoTicks(minute, at));
    movedTo = at;
  };

  const forget = async (at: number): Promise<void> => {
    if (at - forgotAt < 3_600) return;
    forgotAt = at;
    for (const [length, kept] of Object.entries(historyOf)) {
      const stored = Number(length) as keyof typeof historyOf;
      // A day more than is shown, since history begins on a whole day.
      await candles.forgetBefore(stored, at - kept - day);
    }
  };

  /** What could not be stored is stored with the next minute. */
  const store = async (ended: MinuteCandle[]): Promise<void> => {
    unsaved = [...unsaved, ...ended];
    await candles.keepMinutes(unsaved);
    unsaved = [];
  };

  const advance = async (): Promise<void> => {
    const at = seconds();
    if (at <= movedTo) return;
    if (at - movedTo > longestStep) {
      await catchUp(at);
      onMoved(pairs.map(({ name }) => name));
      return;
    }
    const ticks = demoTicks(movedTo, at);
    const ended = [...market.record(ticks), ...market.closeMinutes(at)];
    movedTo = at;
    if (ticks.length > 0) onMoved([...new Set(ticks.map(({ pair }) => pair))]);
    if (ended.length > 0) await store(ended);
    await forget(at);
  };

  const beat = (): void => {
    working = advance().catch(onError);
    void working.then(() => {
      if (timer !== undefined) timer = setTimeout(beat, intervalMs);
    });
  };

  return {
    isNew: async (): Promise<boolean> => (await candles.latest(60)) === undefined,
    /** Resolves when the past is there and figures can be asked for. */
    prepare: () => catchUp(seconds()),
    /** Moves the market to what the clock says now. */
    advance,
    start: (): void => {
      timer = setTimeout(beat, intervalMs);
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      timer = undefined;
      await working;
    },
  };
};
