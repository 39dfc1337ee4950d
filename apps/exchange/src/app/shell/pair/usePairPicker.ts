import { failureText, pairOf, type PairName } from '@exchange/domain';
import type { PairPickerProps, RowsState } from '@exchange/ui';
import { useNavigate } from 'react-router-dom';
import type { MarketState } from '#shared/market/marketStore.ts';
import type { Quote } from '#shared/market/quote.ts';
import { pathOfPair } from '#shared/page/place.ts';
import { useServices } from '#shared/services/services.ts';
import { useFavourites, useMarket } from '#shared/services/useMarket.ts';

const stateOf = ({ phase, failure }: MarketState, rows: Quote[], onRetry: () => void): RowsState<Quote> => {
  if (phase === 'failed' && failure) return { kind: 'failed', text: failureText(failure, 'repeatable'), onRetry };
  return phase === 'loading' ? { kind: 'loading' } : { kind: 'ready', rows };
};

/** All pairs and contracts, live, with the trader's favourites. Choosing one leads to its screen. */
export const usePairPicker = (): Pick<
  PairPickerProps,
  'favourites' | 'favouritesFailure' | 'isStale' | 'onPick' | 'onToggleFavourite' | 'state'
> => {
  const { market } = useServices();
  const state = useMarket();
  const { favourites, failure, toggle, retry } = useFavourites();
  const navigate = useNavigate();
  const quotes = [...state.quotes.values()];
  const starred = quotes.flatMap((quote) => (favourites.has(quote.pairId) ? [quote.pair.name] : []));
  return {
    state: stateOf(state, quotes, market.retry),
    isStale: state.isStale,
    favourites: new Set(starred),
    favouritesFailure: failure && { text: failureText(failure, 'repeatable'), onRetry: retry },
    onPick: (name: PairName) => void navigate(pathOfPair(pairOf(name))),
    onToggleFavourite: (name: PairName) => {
      const id = state.quotes.get(name)?.pairId;
      if (id !== undefined) toggle(id);
    },
  };
};
