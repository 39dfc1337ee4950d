import type { RecordedCandles } from '../../marketData/recorder';
import type { CandleStore } from '../../marketData/candleStore';
import { minute, type MinuteCandle } from '../../marketData/tick';

/** Candles for a process that may not store any. Minutes that the owner hasn't stored yet are found all the same. */
export const readOnlyCandles = (candles: Pick<CandleStore, 'latest' | 'read' | 'lastCloses'>): RecordedCandles => {
  let ended: readonly MinuteCandle[] = [];
  return {
    latest: candles.latest,
    lastCloses: candles.lastCloses,
    read: async (pair, seconds, from, to) => {
      const stored = await candles.read(pair, seconds, from, to);
      const isNew = (one: MinuteCandle): boolean =>
        one.pair === pair && one.at >= from && one.at < to && !stored.some(({ at }) => at === one.at);
      return seconds === minute ? [...stored, ...ended.filter(isNew)].sort((one, other) => one.at - other.at) : stored;
    },
    /** Those before them have been read by then. */
    keepMinutes: async (minutes) => {
      ended = minutes;
    },
    replaceMinutes: async () => undefined,
    newest: async () => undefined,
    forgetBefore: async () => undefined,
  };
};
