import type { XdcRates } from '@exchange/domain';
import { useMemo } from 'react';
import { useMarket } from '../../shared/services/useMarket';
import { useServices } from '../../shared/services/services';
import { useStored } from '../../shared/services/useStored';
import { usdPrices } from '../../entities/funds/fund';
import { xdcRates } from './xdcRates';

/** The value of coins in XDC, followed while a component uses it. */
export const useXdcRates = (): XdcRates => {
  const { usdPrices: store } = useServices();
  const { quotes } = useMarket();
  const sent = useStored(store.subscribe, store.prices);
  return useMemo(() => xdcRates({ quotes, usd: usdPrices(quotes.values(), sent) }), [quotes, sent]);
};
