import { failureText, type Pair } from '@exchange/domain';
import { PairPickerButton, type RowsState } from '@exchange/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MarketState } from '#shared/market/marketStore.ts';
import type { Quote } from '#shared/market/quote.ts';
import { useHotkeys } from '#shared/services/useHotkeys.ts';
import { pathOfPair } from '#shared/page/place.ts';
import { useServices } from '#shared/services/services.ts';
import { useFavourites, useMarket } from '#shared/services/useMarket.ts';
import { pairHotkeys } from '../tools/tools';

const stateOf = ({ phase, failure }: MarketState, rows: Quote[], onRetry: () => void): RowsState<Quote> => {
  if (phase === 'failed' && failure) return { kind: 'failed', text: failureText(failure, 'repeatable'), onRetry };
  return phase === 'loading' ? { kind: 'loading' } : { kind: 'ready', rows };
};

/** The current pair, and a way to all others of its kind. */
export const PairChoice = ({ pair }: { pair: Pair }) => {
  const { market } = useServices();
  const state = useMarket();
  const { favourites, failure, toggle, retry } = useFavourites();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useHotkeys(pairHotkeys, { pair: () => setOpen(true) });
  const quotes = [...state.quotes.values()].filter((quote) => quote.pair.kind === pair.kind);
  const starred = quotes.flatMap((quote) => (favourites.has(quote.pairId) ? [quote.pair.name] : []));
  return (
    <PairPickerButton
      current={pair.name}
      isOpen={isOpen}
      onOpenChange={setOpen}
      state={stateOf(state, quotes, market.retry)}
      isStale={state.isStale}
      favourites={new Set(starred)}
      favouritesFailure={failure && { text: failureText(failure, 'repeatable'), onRetry: retry }}
      onPick={(name) => void navigate(pathOfPair({ ...pair, name }))}
      onToggleFavourite={(name) => {
        const id = state.quotes.get(name)?.pairId;
        if (id !== undefined) toggle(id);
      }}
    />
  );
};
