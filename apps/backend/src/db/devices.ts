import { bigint, customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const knownPlace = pgTable(
  'known_place',
  {
    uniqueId: text('unique_id').notNull(),
    deviceHash: bytes('device_hash').notNull(),
    address: text().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uniqueId, table.deviceHash, table.address] })],
);

export const knownDevice = pgTable(
  'known_device',
  {
    uniqueId: text('unique_id').notNull(),
    /** Digest of the cookie's id. */
    device: bytes('device').notNull(),
    /** Null while it has only been confirmed. */
    signedInAt: moment('signed_in_at'),
  },
  (table) => [primaryKey({ columns: [table.uniqueId, table.device] })],
);

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
