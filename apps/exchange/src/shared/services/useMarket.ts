import { useServices } from './services';
import { useStored } from './useStored';
import type { MarketState } from '../market/marketStore';

/** All pairs' figures, followed while a component uses them. */
export const useMarket = (): MarketState => {
  const { market } = useServices();
  return useStored(market.subscribe, market.state);
};

/** The ids of favourite pairs, or the reason that they aren't known. */
export const useFavourites = () => {
  const { subscribe, state, failure, toggle, retry } = useServices().favourites;
  return { favourites: useStored(subscribe, state), failure: useStored(subscribe, failure), toggle, retry };
};
