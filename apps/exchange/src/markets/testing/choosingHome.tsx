import { useState } from 'react';
import { HomeView, type HomeViewProps } from '../HomeView';
import { findQuotes, MarketSearch } from '../late/MarketSearch';

const turned = (chosen: ReadonlySet<string>, pairId: string): Set<string> =>
  chosen.has(pairId) ? new Set([...chosen].filter((id) => id !== pairId)) : new Set([...chosen, pairId]);

/** Keeps what the visitor chooses, as the screen does. */
export const Choosing = (given: HomeViewProps) => {
  const [order, setOrder] = useState(given.order);
  const [favourites, setFavourites] = useState(given.favourites);
  const [showsFavouritesOnly, setFavouritesOnly] = useState(given.showsFavouritesOnly);
  const [query, setQuery] = useState(given.query);
  const quotes = findQuotes(given.quotes, query);
  return (
    <HomeView
      {...given}
      {...{ order, favourites, showsFavouritesOnly, query, quotes }}
      search={<MarketSearch query={query} count={quotes.length} onQuery={setQuery} />}
      onQuery={setQuery}
      onOrder={setOrder}
      onToggleFavourite={(pairId) => setFavourites((chosen) => turned(chosen, pairId))}
      onShowFavouritesOnly={setFavouritesOnly}
    />
  );
};

export const rowsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-pair]')];
export const pairsIn = (canvas: HTMLElement) => rowsIn(canvas).map(({ dataset }) => dataset['pair']);
export const rowOf = (canvas: HTMLElement, pair: string) => {
  const row = rowsIn(canvas).find(({ dataset }) => dataset['pair'] === pair);
  if (!row) throw new Error(`There is no row of ${pair}.`);
  return row;
};
