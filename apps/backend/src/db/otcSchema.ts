import { integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const money = (name: string) => numeric(name, { precision: 38, scale: 18 });

/** The part of a quote of the OTC desk that is a trade once it is settled. */
export const otcTrade = pgTable('otc_quote', {
  id: text().primaryKey(),
  owner: text().notNull(),
  pair: integer().notNull(),
  side: text({ enum: ['buy', 'sell'] }).notNull(),
  amount: money('amount').notNull(),
  total: money('total').notNull(),
  status: text({ enum: ['open', 'settled', 'cancelled'] }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
