import { useSyncExternalStore } from 'react';
import { useServices } from './services';
import type { MarketState } from '../market/marketStore';

/** All pairs' figures, which are followed for as long as somebody uses this. */
export const useMarket = (): MarketState => {
  const { market } = useServices();
  return useSyncExternalStore(market.subscribe, market.state, market.state);
};

export const useFavourites = (): [ReadonlySet<string>, (pairId: string) => void] => {
  const { favourites } = useServices();
  return [useSyncExternalStore(favourites.subscribe, favourites.state, favourites.state), favourites.toggle];
};
