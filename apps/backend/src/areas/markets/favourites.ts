import { pairs, successTexts } from '@exchange/domain';
import { refuse, type TraderHandlers } from '../../contract/handlers';
import type { Queries } from '../../db/client';
import { and, asc, eq } from 'drizzle-orm';
import { favouritePair } from '../../db/schema';

export const createFavouriteStore = (queries: Queries) => ({
  /** The numbers of the pairs, in the order they were chosen. */
  of: async (uniqueId: string): Promise<number[]> => {
    const rows = await queries
      .select({ pair: favouritePair.pair })
      .from(favouritePair)
      .where(eq(favouritePair.uniqueId, uniqueId))
      .orderBy(asc(favouritePair.createdAt), asc(favouritePair.pair));
    return rows.map(({ pair }) => pair);
  },
  add: async (uniqueId: string, pair: number, createdAt: Date): Promise<void> => {
    await queries.insert(favouritePair).values({ uniqueId, pair, createdAt }).onConflictDoNothing();
  },
  remove: async (uniqueId: string, pair: number): Promise<void> => {
    await queries.delete(favouritePair).where(and(eq(favouritePair.uniqueId, uniqueId), eq(favouritePair.pair, pair)));
  },
});

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
