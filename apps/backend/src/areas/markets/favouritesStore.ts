import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client';
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
