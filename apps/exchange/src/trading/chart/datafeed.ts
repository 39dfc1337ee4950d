import type { ExchangeClient, LiveFeed, Payload } from '@exchange/api';
import {
  isFailure,
  listSizes,
  readMoment,
  readWire,
  type Candle,
  type Pair,
  type Resolution,
  type Result,
} from '@exchange/domain';
import type { BarRange, Datafeed } from '@exchange/ui';
import { createNewestCandles, type NewestCandles, type TradeAt } from './datafeedCandles';

interface DatafeedDeps {
  client: Pick<ExchangeClient, 'markets'>;
  feed: Pick<LiveFeed, 'on'>;
  pair: Pair;
}

type Columns = Partial<Record<'o' | 'h' | 'l' | 'c' | 'v', readonly (string | number)[]>>;

const candleAt = (at: number, index: number, { o, h, l, c, v }: Columns): Candle[] => {
  const [open, high, low, close, volume] = [o, h, l, c, v].map((column) => readWire(column?.[index]));
  if (open === undefined || high === undefined || low === undefined || close === undefined) return [];
  return [{ at, open, high, low, close, volume: volume ?? '0' }];
};

const fetchBars = async ({ client, pair }: DatafeedDeps, range: BarRange): Promise<Result<readonly Candle[]>> => {
  const answer = await client.markets.candles({
    pair: pair.name,
    fsym: pair.base,
    tsym: pair.quote,
    ...range,
    limit: listSizes.candles,
  });
  if (isFailure(answer)) return answer;
  const { s, t = [], ...columns } = answer.data;
  if (s === 'error') return { error: { code: 'unexpected' } };
  return { data: t.flatMap((at, index) => candleAt(at, index, columns)) };
};

/** Undefined if the time, price or amount is missing. */
const readTrade = ({ id, price: given, amount: traded, created_at }: Payload<'{pair}-trades'>): TradeAt | undefined => {
  const [price, amount] = [readWire(given), readWire(traded)];
  const at = created_at === undefined ? undefined : readMoment(created_at);
  if (price === undefined || amount === undefined || at === undefined) return undefined;
  return { id: id === undefined ? undefined : String(id), at, price, amount };
};

/** More than could be repeated by mistake. */
const mostKnown = 1_000;

/** Whether a trade is new. Without an id it counts as new. */
const createMemory = () => {
  const known = new Set<string>();
  return ({ id }: TradeAt): boolean => {
    if (id === undefined) return true;
    if (known.has(id)) return false;
    known.add(id);
    const [oldest] = known;
    if (oldest !== undefined && known.size > mostKnown) known.delete(oldest);
    return true;
  };
};

/**
 * Candles of a pair from the server, with the newest ones updated by live trades. Only the exchange's clock decides
 * when a candle begins.
 */
export const createDatafeed = (deps: DatafeedDeps): Datafeed => {
  const { feed, pair } = deps;
  const newest = new Map<Resolution, NewestCandles>();
  /** For each running request: the trades received meanwhile. */
  const pending = new Set<{ resolution: Resolution; heard: TradeAt[] }>();

  const follow = (resolution: Resolution): NewestCandles => {
    const candles = createNewestCandles(resolution);
    newest.set(resolution, candles);
    return candles;
  };

  return {
    getBars: async (range) => {
      const { resolution, to } = range;
      const candles = newest.get(resolution) ?? follow(resolution);
      const known = candles.newestAt();
      const isOfThePast = known !== undefined && to <= known;
      if (isOfThePast) return fetchBars(deps, range);
      const request = { resolution, heard: [] };
      pending.add(request);
      const answer = await fetchBars(deps, range);
      pending.delete(request);
      return isFailure(answer) ? answer : { data: candles.take(answer.data, request.heard) };
    },
    subscribeBars: (resolution, onBar) => {
      // The earlier candles have missed trades since.
      const candles = follow(resolution);
      const isNew = createMemory();
      return feed.on({ channel: '{pair}-trades', pair: pair.name }, (event) => {
        const trade = readTrade(event);
        if (!trade || !isNew(trade)) return;
        for (const request of pending) if (request.resolution === resolution) request.heard.push(trade);
        const bar = candles.add(trade);
        if (bar) onBar(bar);
      });
    },
  };
};
