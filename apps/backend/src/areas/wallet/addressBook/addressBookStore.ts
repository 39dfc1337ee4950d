import { randomUUID } from 'node:crypto';
import type { AssetSymbol } from '@exchange/domain';
import { and, asc, eq, gt, isNull, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '#db/client';
import { savedAddress } from '#db/schema';
import type { BookEntry } from './bookEntry';

const columns = {
  id: savedAddress.id,
  asset: savedAddress.asset,
  label: savedAddress.label,
  address: savedAddress.address,
  destinationTag: savedAddress.destinationTag,
  place: savedAddress.place,
  since: savedAddress.since,
};

const isOf = (owner: string, id: string): SQL | undefined =>
  and(eq(savedAddress.owner, owner), eq(savedAddress.id, id));

export const createAddressBookStore = (queries: Queries) => {
  const find = (...conditions: (SQL | undefined)[]): Promise<BookEntry[]> =>
    queries
      .select(columns)
      .from(savedAddress)
      .where(and(...conditions))
      .orderBy(asc(savedAddress.number));

  return {
    /** A trader's entries, of one coin or of all. */
    of: (owner: string, asset?: AssetSymbol): Promise<BookEntry[]> =>
      find(eq(savedAddress.owner, owner), isNull(savedAddress.removedAt), asset && eq(savedAddress.asset, asset)),

    removedAfter: (owner: string, asset: AssetSymbol, moment: Date): Promise<BookEntry[]> =>
      find(eq(savedAddress.owner, owner), gt(savedAddress.removedAt, moment), eq(savedAddress.asset, asset)),

    add: async (owner: string, fields: Omit<BookEntry, 'id'>): Promise<BookEntry> => {
      const entry = { ...fields, id: randomUUID() };
      await queries.insert(savedAddress).values({ ...entry, owner });
      return entry;
    },

    change: async (owner: string, { id, label, address, destinationTag, place, since }: BookEntry): Promise<void> => {
      await queries.update(savedAddress).set({ label, address, destinationTag, place, since }).where(isOf(owner, id));
    },

    /** Undefined if it wasn't there. */
    remove: async (owner: string, id: string, at: Date): Promise<BookEntry | undefined> => {
      const [removed] = await queries
        .update(savedAddress)
        .set({ removedAt: at })
        .where(and(isOf(owner, id), isNull(savedAddress.removedAt)))
        .returning(columns);
      return removed;
    },

    restore: async (owner: string, id: string): Promise<void> => {
      await queries.update(savedAddress).set({ removedAt: null }).where(isOf(owner, id));
    },

    /** Those that were removed before are not kept for longer. */
    forgetRemoved: async (owner: string, before: Date): Promise<void> => {
      await queries.delete(savedAddress).where(and(eq(savedAddress.owner, owner), lt(savedAddress.removedAt, before)));
    },
  };
};
