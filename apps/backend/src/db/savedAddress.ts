import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The address book: where traders withdraw to, under names of their own. */
export const savedAddress = pgTable('saved_address', {
  id: text().primaryKey(),
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  owner: text().notNull(),
  asset: text().notNull(),
  label: text().notNull(),
  address: text().notNull(),
  destinationTag: text('destination_tag'),
  place: text().notNull(),
  since: moment('since').notNull(),
  removedAt: moment('removed_at'),
});
