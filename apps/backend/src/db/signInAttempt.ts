import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const signInAttempt = pgTable(
  'sign_in_attempt',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    uniqueId: text('unique_id').notNull(),
    hour: moment('hour').notNull(),
    network: text().notNull(),
    count: integer().notNull(),
    firstAt: moment('first_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uniqueId, table.hour, table.network] })],
);
