import { pageTitle, showExactly, type Pair } from '@exchange/domain';
import { useEffect } from 'react';
import type { MarketState } from '#shared/market/marketStore.ts';
import { useServices } from '#shared/services/services.ts';

/** The price follows the documented title, for a trader who looks at another tab: none rather than a delayed one. */
export const titleWithPrice = (
  title: string,
  { name, base, quote }: Pair,
  { quotes, isStale }: Pick<MarketState, 'quotes' | 'isStale'>,
): string => {
  const price = quotes.get(name)?.price;
  return price === undefined || isStale ? title : `${title} | ${showExactly(price)} ${base}/${quote}`;
};

export const usePriceInTitle = (screen: string, pair: Pair): void => {
  const { config, market } = useServices();
  useEffect(() => {
    const show = (): void => {
      const title = titleWithPrice(pageTitle(config.brandName, screen), pair, market.state());
      if (document.title !== title) document.title = title;
    };
    show();
    return market.subscribe(show);
  }, [config.brandName, market, screen, pair]);
};
