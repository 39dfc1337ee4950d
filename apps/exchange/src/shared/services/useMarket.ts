import { useSyncExternalStore } from 'react';
import { useServices } from './services';
import { useStored } from './useStored';
import type { MarketState } from '../market/marketStore';

/** All pairs' figures, which are followed for as long as somebody uses this. */
export const useMarket = (): MarketState => {
  const { market } = useServices();
  return useSyncExternalStore(market.subscribe, market.state, market.state);
};

/** The ids of starred pairs, or why they are not known. */
export const useFavourites = () => {
  const { subscribe, state, failure, toggle, retry } = useServices().favourites;
  return { favourites: useStored(subscribe, state), failure: useStored(subscribe, failure), toggle, retry };
};
