import type { XdcRates } from '@exchange/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useMarket } from '../../shared/services/useMarket';
import { useServices } from '../../shared/services/services';
import { usdPrices } from '../fund';
import { xdcRates } from './xdcRates';

/** The value of coins in XDC, followed while a component uses it. */
export const useXdcRates = (): XdcRates => {
  const { usdPrices: told } = useServices();
  const { quotes } = useMarket();
  const toldNow = useSyncExternalStore(told.subscribe, told.prices, told.prices);
  return useMemo(() => xdcRates({ quotes, usd: usdPrices(quotes.values(), toldNow) }), [quotes, toldNow]);
};
