import { candleStart, joinCandles, type Candle, type DecimalText, type Resolution } from '@exchange/domain';

export interface TradeAt {
  id: string | undefined;
  /** Milliseconds since 1970, by the exchange's clock. */
  at: number;
  price: DecimalText;
  amount: DecimalText;
}

/** A candle, and the time of the trade that set its close, if known. */
interface Kept {
  candle: Candle;
  closedAt: number;
}

/** A trade that arrives later than this many candles appears with the next fetch. */
const mostKept = 5;

const startOf = ({ at }: TradeAt, resolution: Resolution): number => candleStart(Math.floor(at / 1000), resolution);

const candleOf = ({ price, amount }: TradeAt, at: number): Candle => ({
  at,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: amount,
});

const begun = (trade: TradeAt, at: number): Kept => ({ candle: candleOf(trade, at), closedAt: trade.at });

/** A late trade changes high, low and volume, but not open or close. */
const moved = ({ candle, closedAt }: Kept, trade: TradeAt): Kept => {
  const traded = candleOf(trade, candle.at);
  if (trade.at >= closedAt) return { candle: joinCandles(candle, traded), closedAt: trade.at };
  return { candle: { ...joinCandles(traded, candle), open: candle.open }, closedAt };
};

const withoutVolume = (trade: TradeAt): TradeAt => ({ ...trade, amount: '0' });

/** The newest candles of one resolution: as fetched, and as updated by trades since. */
export const createNewestCandles = (resolution: Resolution) => {
  let kept: readonly Kept[] | undefined;

  /** Returns the candle that the trade updated or began. */
  const add = (trade: TradeAt): Candle | undefined => {
    // The candle hasn't been fetched yet, and half a candle would be wrong.
    if (kept === undefined) return undefined;
    const at = startOf(trade, resolution);
    const place = kept.findIndex(({ candle }) => candle.at === at);
    const before = kept[place];
    const next = before ? moved(before, trade) : begun(trade, at);
    if (before) kept = kept.with(place, next);
    else if (at > (kept.at(-1)?.candle.at ?? -Infinity)) kept = [...kept, next].slice(-mostKept);
    else return undefined;
    return next.candle;
  };

  return {
    add,
    /** When the newest candle begins. */
    newestAt: (): number | undefined => kept?.at(-1)?.candle.at,
    /**
     * Takes over candles from the server, and the trades received while they were loading. A fetched candle already
     * counts such a trade, since the answer left the server after it, so the trade's volume isn't added again.
     */
    take: (fetched: readonly Candle[], heard: readonly TradeAt[]): readonly Candle[] => {
      const newest = fetched.at(-1)?.at ?? -Infinity;
      kept = fetched.slice(-mostKept).map((candle) => ({ candle, closedAt: -Infinity }));
      for (const trade of heard) add(startOf(trade, resolution) > newest ? trade : withoutVolume(trade));
      const first = kept[0]?.candle.at ?? Infinity;
      return [...fetched.filter(({ at }) => at < first), ...kept.map(({ candle }) => candle)];
    },
  };
};

export type NewestCandles = ReturnType<typeof createNewestCandles>;
