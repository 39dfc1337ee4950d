import { compare, type DecimalText, type Direction, type Pair } from '@exchange/domain';
import type { LastPrice, LiveSource } from '@exchange/ui';
import type { MarketStore } from '../../shared/market/marketStore';
import type { Quote } from '../../shared/market/quote';

export type LastPriceSource = LiveSource<LastPrice | undefined>;

const directionTo = (price: DecimalText, before: LastPrice | undefined): Direction => {
  if (!before) return 'flat';
  const difference = compare(price, before.price);
  if (difference === 0) return before.direction;
  return difference > 0 ? 'up' : 'down';
};

/** The last price of a pair and where it came from, the same object as long as nothing moved. */
export const createLastPrice = (market: Pick<MarketStore, 'state' | 'subscribe'>, { name }: Pair): LastPriceSource => {
  let seen: Quote | undefined;
  let last: LastPrice | undefined;
  return {
    subscribe: market.subscribe,
    snapshot: () => {
      const quote = market.state().quotes.get(name);
      if (quote === undefined || quote === seen) return last;
      seen = quote;
      const { price, usdPrice } = quote;
      if (last?.price !== price || last.usd !== usdPrice)
        last = { price, direction: directionTo(price, last), usd: usdPrice };
      return last;
    },
  };
};
