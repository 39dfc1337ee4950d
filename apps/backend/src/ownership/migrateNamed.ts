import type { OperatorEnv } from '../runtime/env';
import { dataFolder } from '../runtime/places';
import { kindFor } from './kinds';
import { openDatabase } from './openDatabase';

/** Migrates as a start does, while no exchange runs, and leaves the database to the next start. */
export const migrateNamed = async (
  env: OperatorEnv,
  databaseUrl: string,
  log: (line: string) => void,
): Promise<readonly string[]> => {
  const { migrated, stop } = await openDatabase({
    databaseUrl,
    ownerUrl: env.DATABASE_OWNER_URL,
    acceptOwnerRole: env.ACCEPT_OWNER_ROLE,
    dataDir: dataFolder(env.DATA_DIR),
    wanted: kindFor(env),
    newExchangeIn: env.NEW_EXCHANGE_IN,
    leaseMs: env.LEASE_MS,
    takeOverMs: 0,
    onLost: () => undefined,
    log,
    onProgress: () => undefined,
  });
  await stop();
  return migrated;
};
