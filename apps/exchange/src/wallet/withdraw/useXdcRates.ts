import { type XdcRates, isPositive, readPairName, type DecimalText, type XdcRate } from '@exchange/domain';
import { useMemo } from 'react';
import { useMarket } from '#shared/services/useMarket.ts';
import { useServices } from '#shared/services/services.ts';
import { useStored } from '#shared/services/useStored.ts';
import { usdPrices } from '#entities/funds/fund.ts';
import type { Quote } from '#shared/market/quote.ts';
import type { UsdPrices } from '#shared/market/usdPrices.ts';

interface Prices {
  quotes: ReadonlyMap<string, Pick<Quote, 'price'>>;
  usd: UsdPrices;
}

const positive = (price: DecimalText | undefined): DecimalText | undefined =>
  price !== undefined && isPositive(price) ? price : undefined;

const acrossUsd = (coin: DecimalText | undefined, xdc: DecimalText | undefined): XdcRate | undefined =>
  coin === undefined || xdc === undefined ? undefined : { xdc: coin, units: xdc };

/**
 * The value of coins in XDC, as the exchange calculates it for the daily limit: from their pair with XDC, else by way
 * of USD, which coins without a market have by way of XDC again.
 */
export const xdcRates =
  ({ quotes, usd }: Prices): XdcRates =>
  (asset) => {
    // XDCE counts one to one.
    if (asset === 'XDC' || asset === 'XDCE') return { xdc: '1', units: '1' };
    const pair = readPairName(`XDC-${asset}`);
    const direct = positive(pair && quotes.get(pair)?.price);
    if (direct !== undefined) return { xdc: '1', units: direct };
    return acrossUsd(positive(usd.get(asset)), positive(usd.get('XDC')));
  };

/** The value of coins in XDC, followed while a component uses it. */
export const useXdcRates = (): XdcRates => {
  const { config, usdPrices: store } = useServices();
  const { xdcPrices } = config;
  const { quotes } = useMarket();
  const sent = useStored(store.subscribe, store.prices);
  return useMemo(
    () => xdcRates({ quotes, usd: usdPrices(quotes.values(), sent, xdcPrices) }),
    [quotes, sent, xdcPrices],
  );
};
