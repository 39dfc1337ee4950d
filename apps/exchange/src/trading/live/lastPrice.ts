import { cleanups, compare, multiply, type DecimalText, type Direction, type Pair } from '@exchange/domain';
import type { LastPrice, LiveSource } from '@exchange/ui';
import type { MarketStore } from '#shared/market/marketStore.ts';
import type { UsdPricesStore } from '#shared/market/usdPrices.ts';

export type LastPriceSource = LiveSource<LastPrice | undefined>;

const directionTo = (price: DecimalText, before: LastPrice | undefined): Direction => {
  if (!before) return 'flat';
  const difference = compare(price, before.price);
  if (difference === 0) return before.direction;
  return difference > 0 ? 'up' : 'down';
};

interface Sources {
  market: Pick<MarketStore, 'state' | 'subscribe'>;
  usd: Pick<UsdPricesStore, 'prices' | 'subscribeTo'>;
}

/** A pair's last price, its source, and its value in USD if known: the same object until something changes. */
export const createLastPrice = ({ market, usd }: Sources, pair: Pair): LastPriceSource => {
  let last: LastPrice | undefined;
  const priceInUsd = (price: DecimalText): DecimalText | undefined => {
    const unit = usd.prices().get(pair.quote);
    return unit === undefined ? undefined : multiply(price, unit);
  };
  return {
    subscribe: (listener) => cleanups([market.subscribe(listener), usd.subscribeTo(pair, listener)]),
    snapshot: () => {
      const price = market.state().quotes.get(pair.name)?.price;
      if (price === undefined) return last;
      const inUsd = priceInUsd(price);
      if (last?.price !== price || last.usd !== inUsd)
        last = { price, direction: directionTo(price, last), usd: inUsd };
      return last;
    },
  };
};
