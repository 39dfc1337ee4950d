import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const referral = pgTable('referral', {
  referred: text().primaryKey(),
  referrer: text().notNull(),
  status: text({ enum: ['pending', 'paid', 'withheld'] }).notNull(),
  withheldBecause: text('withheld_because', { enum: ['sameMailbox', 'sameDevice'] }),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const referralInvitation = pgTable(
  'referral_invitation',
  {
    referrer: text().notNull(),
    email: text().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.referrer, table.email] })],
);
