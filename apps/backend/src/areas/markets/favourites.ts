import { pairs, successTexts } from '@exchange/domain';
import { refuse, type TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { createFavouriteStore } from './favouritesStore';

const noSuchPair = refuse(404, "This pair doesn't exist.", 'pair_id');

const isPair = (id: string): boolean => pairs.some((pair) => pair.id === id);

interface FavouriteOptions {
  db: Queries;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A trader's favourite pairs. */
export const favouriteTraderHandlers = ({ db, now }: FavouriteOptions): TraderHandlers => {
  const store = createFavouriteStore(db);
  return {
    favouritePairs: async ({ trader }) => ({
      data: (await store.of(trader.uniqueId)).map((pair) => ({ pairId: String(pair) })),
    }),
    addFavouritePair: async ({ trader, body: { pair_id: pair } }) => {
      if (!isPair(pair)) return noSuchPair;
      await store.add(trader.uniqueId, Number(pair), new Date(now()));
      return { status: 200, message: successTexts.favourites.added };
    },
    removeFavouritePair: async ({ trader, body: { pair_id: pair } }) => {
      if (!isPair(pair)) return noSuchPair;
      await store.remove(trader.uniqueId, Number(pair));
      return { status: 200, message: successTexts.favourites.removed };
    },
  };
};
