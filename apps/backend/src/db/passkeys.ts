import { bigint, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const passkey = pgTable('passkey', {
  credentialId: bytes('credential_id').primaryKey(),
  uniqueId: text('unique_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  addedAt: moment('added_at').notNull(),
  usedAt: moment('used_at'),
});

export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: bytes('challenge').primaryKey(),
  purpose: text({ enum: ['add', 'confirm', 'signIn'] }).notNull(),
  /** Both null until somebody signs in with it. */
  uniqueId: text('unique_id'),
  session: bytes('session'),
  expiresAt: moment('expires_at').notNull(),
});

export const passkeyConfirmation = pgTable('passkey_confirmation', {
  session: bytes('session').primaryKey(),
  uniqueId: text('unique_id').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
});
