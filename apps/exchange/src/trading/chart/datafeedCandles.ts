import { candleStart, joinCandles, type Candle, type DecimalText, type Resolution } from '@exchange/domain';

export interface TradeAt {
  id: string | undefined;
  /** Milliseconds since 1970, by the clock of the exchange. */
  at: number;
  price: DecimalText;
  amount: DecimalText;
}

/** A candle, and when the trade was that closed it, as far as that was heard. */
interface Kept {
  candle: Candle;
  closedAt: number;
}

/** A trade that is told of later than so many candles is found by the next fetch. */
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

/** A trade that is told of late moves high, low and volume, and neither opens nor closes the candle. */
const moved = ({ candle, closedAt }: Kept, trade: TradeAt): Kept => {
  const traded = candleOf(trade, candle.at);
  if (trade.at >= closedAt) return { candle: joinCandles(candle, traded), closedAt: trade.at };
  return { candle: { ...joinCandles(traded, candle), open: candle.open }, closedAt };
};

const withoutVolume = (trade: TradeAt): TradeAt => ({ ...trade, amount: '0' });

/** The newest candles of one resolution: as they were fetched, and as trades move them since. */
export const createNewestCandles = (resolution: Resolution) => {
  let kept: readonly Kept[] | undefined;

  /** Gives the candle that the trade moved or began. */
  const add = (trade: TradeAt): Candle | undefined => {
    // What a candle was before is not known yet, and half a candle would not be true.
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
    /** When the newest one begins. */
    newestAt: (): number | undefined => kept?.at(-1)?.candle.at,
    /**
     * Candles from the server, and the trades that were heard while they were on their way. An answer that leaves after
     * a trade was told arrives after it: in a candle of the answer such a trade is counted already.
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
