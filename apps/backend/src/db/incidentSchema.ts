import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What went wrong, for everybody to read. */
export const incident = pgTable('incident', {
  id: text().primaryKey(),
  title: text().notNull(),
  openedAt: moment('opened_at').notNull(),
  closedAt: moment('closed_at'),
});

/** What was said about it. */
export const incidentUpdate = pgTable('incident_update', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  incidentId: text('incident_id').notNull(),
  said: text().notNull(),
  saidBy: text('said_by').notNull(),
  createdAt: moment('created_at').notNull(),
});
