import { cleanups, latestDirection, multiply, type DecimalText, type Pair } from '@exchange/domain';
import type { LastPrice, LiveSource } from '@exchange/ui';
import type { MarketStore } from '#shared/market/marketStore.ts';
import type { UsdPricesStore } from '#shared/market/usdPrices.ts';
import type { TapeStore } from './tapeStore';

export type LastPriceSource = LiveSource<LastPrice | undefined>;

interface Sources {
  market: Pick<MarketStore, 'state' | 'subscribe'>;
  usd: Pick<UsdPricesStore, 'prices' | 'subscribeTo'>;
  tape: Pick<TapeStore, 'state' | 'subscribe'>;
}

/** A pair's last price, its direction, and its value in USD if known: the same object until something changes. */
export const createLastPrice = ({ market, usd, tape }: Sources, pair: Pair): LastPriceSource => {
  let last: LastPrice | undefined;
  const priceInUsd = (price: DecimalText): DecimalText | undefined => {
    const unit = usd.prices().get(pair.quote);
    return unit === undefined ? undefined : multiply(price, unit);
  };
  return {
    subscribe: (listener) =>
      cleanups([market.subscribe(listener), usd.subscribeTo(pair, listener), tape.subscribe(listener)]),
    snapshot: () => {
      const price = market.state().quotes.get(pair.name)?.price;
      if (price === undefined) return last;
      const inUsd = priceInUsd(price);
      const direction = latestDirection(tape.state().rows, pair.name);
      if (last?.price !== price || last.usd !== inUsd || last.direction !== direction)
        last = { price, direction, usd: inUsd };
      return last;
    },
  };
};
