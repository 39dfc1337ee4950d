import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A request sent through a public form. */
export const publicRequest = pgTable('public_request', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text().notNull().unique(),
  kind: text().$type<'otc' | 'partnership' | 'support' | 'erc20 asset' | 'other asset'>().notNull(),
  clientId: text('client_id').unique(),
  name: text().notNull(),
  email: text().notNull(),
  fields: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  status: text().$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const requestReply = pgTable('request_reply', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  requestId: bigint('request_id', { mode: 'number' }).notNull(),
  said: text().notNull(),
  saidBy: text('said_by').notNull(),
  createdAt: moment('created_at').notNull(),
});
