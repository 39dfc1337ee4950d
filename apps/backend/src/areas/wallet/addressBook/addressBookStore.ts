import { randomUUID } from 'node:crypto';
import type { AssetSymbol } from '@exchange/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queries, Transaction } from '../../../db/client';
import { savedAddress, trader } from '../../../db/schema';
import { placeEntry, type BookEntry, type Placing, type WantedEntry } from './bookEntry';

const columns = {
  id: savedAddress.id,
  asset: savedAddress.asset,
  label: savedAddress.label,
  address: savedAddress.address,
  destinationTag: savedAddress.destinationTag,
  place: savedAddress.place,
};

const entriesOf = (db: Queries, owner: string, asset: AssetSymbol | undefined): Promise<BookEntry[]> =>
  db
    .select(columns)
    .from(savedAddress)
    .where(and(eq(savedAddress.owner, owner), asset && eq(savedAddress.asset, asset)))
    .orderBy(asc(savedAddress.number));

type Refused = Extract<Placing, { kind: 'unknown' | 'saved before' | 'full' }>;

type Saved = { entry: BookEntry; refused?: never } | { refused: Refused; entry?: never };

/** Otherwise two simultaneous requests would each count and compare without the other's entry. */
const lockBook = (transaction: Transaction, owner: string) =>
  transaction.select({ id: trader.uniqueId }).from(trader).where(eq(trader.uniqueId, owner)).for('no key update');

export const createAddressBookStore = (db: Database) => ({
  of: (owner: string, asset?: AssetSymbol): Promise<BookEntry[]> => entriesOf(db, owner, asset),

  save: (owner: string, wanted: WantedEntry): Promise<Saved> =>
    db.transaction(async (transaction) => {
      await lockBook(transaction, owner);
      const placing = placeEntry(await entriesOf(transaction, owner, wanted.asset), wanted);
      const { asset, label, address, destinationTag } = wanted;
      const values = { label, address, destinationTag };
      switch (placing.kind) {
        case 'add': {
          const entry = { ...values, id: randomUUID(), asset, place: placing.place };
          await transaction.insert(savedAddress).values({ ...entry, owner });
          return { entry };
        }
        case 'change': {
          const { id, place } = placing;
          const isMine = and(eq(savedAddress.owner, owner), eq(savedAddress.id, id));
          await transaction
            .update(savedAddress)
            .set({ ...values, place })
            .where(isMine);
          return { entry: { ...values, id, asset, place } };
        }
        case 'repeat':
          return { entry: placing.entry };
        case 'full':
        case 'saved before':
        case 'unknown':
          return { refused: placing };
      }
    }),

  remove: async (owner: string, id: string): Promise<void> => {
    await db.delete(savedAddress).where(and(eq(savedAddress.owner, owner), eq(savedAddress.id, id)));
  },
});
