import type { ExchangeClient, LiveFeed, Payload } from '@exchange/api';
import {
  candleStart,
  isFailure,
  joinCandles,
  listSizes,
  readMoment,
  readWire,
  type Candle,
  type DecimalText,
  type Pair,
  type Resolution,
  type Result,
} from '@exchange/domain';
import type { BarRange, Datafeed } from '@exchange/ui';

interface Surroundings {
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

const fetchBars = async ({ client, pair }: Surroundings, range: BarRange): Promise<Result<readonly Candle[]>> => {
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

interface TradeAt {
  id: string | undefined;
  at: number;
  price: DecimalText;
  amount: DecimalText;
}

/** Nothing where it does not say when or how much. */
const readTrade = ({ id, price: given, amount: traded, created_at }: Payload<'{pair}-trades'>): TradeAt | undefined => {
  const [price, amount] = [readWire(given), readWire(traded)];
  const moment = created_at === undefined ? undefined : readMoment(created_at);
  if (price === undefined || amount === undefined || moment === undefined) return undefined;
  return { id: id === undefined ? undefined : String(id), at: Math.floor(moment / 1000), price, amount };
};

const asCandle = ({ price, amount }: TradeAt, at: number): Candle => ({
  at,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: amount,
});

/** Candles of a pair from the server, and the newest one as trades come in. */
export const createDatafeed = (surroundings: Surroundings): Datafeed => {
  const { feed, pair } = surroundings;
  /** The newest candle of each resolution, as it was fetched. */
  const newest = new Map<Resolution, Candle>();

  return {
    getBars: async (range) => {
      const answer = await fetchBars(surroundings, range);
      const last = answer.data?.at(-1);
      const known = newest.get(range.resolution);
      if (last && (!known || last.at >= known.at)) newest.set(range.resolution, last);
      return answer;
    },
    subscribeBars: (resolution, onBar) => {
      let lastId: string | undefined;
      return feed.on({ channel: '{pair}-trades', pair: pair.name }, (event) => {
        const trade = readTrade(event);
        if (!trade || (trade.id !== undefined && trade.id === lastId)) return;
        lastId = trade.id;
        const at = candleStart(trade.at, resolution);
        const before = newest.get(resolution);
        if (before && before.at > at) return;
        const traded = asCandle(trade, at);
        const bar = before?.at === at ? joinCandles(before, traded) : traded;
        newest.set(resolution, bar);
        onBar(bar);
      });
    },
  };
};
