import { pairs, type PairName } from '@exchange/domain';
import type { Pool } from 'pg';
import type { Committed } from '../exchange/events';
import type { Job } from '../runtime/job';
import { keptSeconds } from './candleRetention';
import { storedLengths, type CandleStore } from './candleStore';
import type { Market } from './market';
import { minute, minutesOf, startOfMinute, type MinuteCandle } from './tick';
import { tradesSince, type StoredTrade } from './tradesSince';

/** Where candles are kept between starts. */
export type RecordedCandles = Pick<
  CandleStore,
  'latest' | 'read' | 'lastCloses' | 'newest' | 'keepMinutes' | 'replaceMinutes' | 'forgetBefore'
>;

export interface MarketRecorderOptions {
  market: Market;
  candles: RecordedCandles;
  /** For reading trades. */
  pool: Pick<Pool, 'query'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with the pairs that moved, a few times a second at most. */
  onMoved: (moved: PairName[]) => void;
  /** How often the clock is checked. */
  intervalMs?: number;
  /** How long moves are collected before they are published. */
  gatherMs?: number;
}

type CommittedTrades = Pick<Committed, 'trades'>;

const hour = 3_600;
const day = 24 * hour;

/** Trades arrive a moment after they happened, so a minute stays open for this many seconds. */
const patience = 3;

/** If the clock goes back no further than this, wait until it catches up. */
const longestWait = 2 * minute;

const toStored = ({ id, pair, price, amount, at }: CommittedTrades['trades'][number]): StoredTrade => ({
  id: Number(id),
  pair,
  price,
  amount,
  at: Math.floor(at / 1_000),
});

export type MarketRecorder = ReturnType<typeof createMarketRecorder>;

/** Keeps figures and candles up to date with committed trades, and restores them after a restart. */
export const createMarketRecorder = (options: MarketRecorderOptions) => {
  const { market, candles, pool, now, onMoved, intervalMs = 1_000, gatherMs = 200 } = options;
  const seconds = (): number => Math.floor(now() / 1_000);
  const moved = new Set<PairName>();
  /** Trades that arrived before those in the database were read. */
  const early: StoredTrade[] = [];
  let isRestored = false;
  let unsaved: MinuteCandle[] = [];
  let newestTrade = 0;
  let closedTo = 0;
  /** The newest stored minute. It may be in the future if the clock was ahead. */
  let storedTo = 0;
  let forgotAt = 0;
  let telling: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  const tell = (): void => {
    telling = undefined;
    const names = [...moved];
    moved.clear();
    onMoved(names);
  };

  const note = (names: readonly PairName[]): void => {
    for (const name of names) moved.add(name);
    telling ??= setTimeout(tell, gatherMs);
  };

  /** A trade that arrives after its minute ended counts for the next one. */
  const record = (trades: readonly StoredTrade[]): void => {
    const fresh = trades.filter(({ id }) => id > newestTrade);
    newestTrade = Math.max(newestTrade, ...fresh.map(({ id }) => id));
    unsaved.push(...market.record(fresh.map((trade) => ({ ...trade, at: Math.max(trade.at, closedTo) }))));
    if (fresh.length > 0) note(fresh.map(({ pair }) => pair));
  };

  /** Rebuilds minutes from all their trades, since a clock that was ahead may have stored some of them. */
  const remake = async (minutes: readonly MinuteCandle[]): Promise<void> => {
    const times = minutes.map(({ at }) => at);
    const trades = await tradesSince(pool, Math.min(...times));
    await candles.replaceMinutes(minutesOf(trades.filter(({ at }) => times.includes(startOfMinute(at)))));
  };

  /** Minutes that could not be stored are stored with the next one. */
  const store = async (): Promise<void> => {
    const ended = unsaved;
    if (ended.length === 0) return;
    unsaved = [];
    try {
      const met = ended.filter(({ at }) => at <= storedTo);
      if (met.length > 0) await remake(met);
      await candles.keepMinutes(ended.filter(({ at }) => at > storedTo));
    } catch (error) {
      unsaved = [...ended, ...unsaved];
      throw error;
    }
  };

  const forget = async (at: number): Promise<void> => {
    if (Math.abs(at - forgotAt) < hour) return;
    forgotAt = at;
    for (const length of storedLengths) {
      // One day more than is shown, since retention works in whole days.
      const kept = keptSeconds[length] + day;
      // The clock may be far ahead, so always keep as many candles as fill that time.
      const oldest = await candles.newest(length, kept / length);
      if (oldest !== undefined) await candles.forgetBefore(length, Math.min(oldest, at - kept));
    }
  };

  const closeMinutes = (at: number): void => {
    closedTo = Math.max(closedTo, startOfMinute(at));
    unsaved.push(...market.closeMinutes(closedTo));
  };

  const readFigures = async (running: number): Promise<void> => {
    const found = await Promise.all(
      pairs.map(async ({ name }) => ({ name, minutes: await candles.read(name, minute, running - day, running) })),
    );
    const isQuiet = found.some(({ minutes }) => minutes.length === 0);
    const closes = isQuiet ? await candles.lastCloses() : undefined;
    for (const { name, minutes } of found) market.restore(name, minutes, closes?.get(name));
  };

  const readBack = async (): Promise<void> => {
    await store();
    const running = startOfMinute(seconds());
    const known = await candles.latest(minute, running);
    const trades = await tradesSince(pool, known === undefined ? 0 : known + minute);
    const isRunning = ({ at }: StoredTrade) => startOfMinute(at) === running;
    await candles.keepMinutes(minutesOf(trades.filter((trade) => !isRunning(trade))));
    const stored = await candles.latest(minute);
    await readFigures(running);
    [closedTo, storedTo] = [running, stored ?? 0];
    const newestBefore = newestTrade;
    newestTrade = 0;
    record(trades.filter(isRunning));
    newestTrade = Math.max(newestBefore, ...trades.map(({ id }) => id));
  };

  /** Loads the figures from the database; if that fails, they stay as they are. */
  const takeUp = async (): Promise<void> => {
    const wasRestored = isRestored;
    isRestored = false;
    try {
      await readBack();
      isRestored = true;
      note(pairs.map(({ name }) => name));
    } finally {
      isRestored ||= wasRestored;
      if (isRestored) record(early.splice(0));
    }
  };

  const closeAndStore = async (): Promise<void> => {
    if (!isRestored) return;
    const at = seconds();
    if (at < closedTo - longestWait) await takeUp();
    closeMinutes(at - patience);
    await store();
    await forget(at);
  };

  const advance = (): Promise<void> => {
    const done = closeAndStore();
    working = done.catch(() => undefined);
    return done;
  };

  /** Restores the figures from the database: from its candles, and the trades since the last one. */
  const restore = async (): Promise<void> => {
    await working;
    await takeUp();
  };

  const job: Job = {
    name: 'market-recorder',
    everyMs: intervalMs,
    firstAfterMs: intervalMs,
    jitter: 0,
    work: advance,
    close: () => clearTimeout(telling),
  };

  return {
    /** Receives trades in the order they happened. */
    take: ({ trades }: CommittedTrades): void => {
      const told = trades.map(toStored);
      if (isRestored) record(told);
      else early.push(...told);
    },
    restore,
    /** Ends the minutes that are over at the current time. */
    advance,
    job,
  };
};
