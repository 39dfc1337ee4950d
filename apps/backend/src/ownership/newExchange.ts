import type { Client } from 'pg';
import { findCluster } from '../db/embedded/place';
import { SettingsError } from '../runtime/env';
import { dataFolder } from '../runtime/places';

interface Place {
  database: string;
  isEmpty: boolean;
}

// A mistyped DATABASE_URL, or a volume that isn't mounted, must not give traders an exchange without their accounts. The
// setting that allows a new one names its place, so that a setting left behind allows no other.

export const refuseNewInDatabase = async (client: Client, allowedIn: string | undefined): Promise<void> => {
  const { rows } = await client.query<Place>(
    `select current_database() as database, to_regclass('schema_migration') is null as "isEmpty"`,
  );
  const [place] = rows;
  if (!place?.isEmpty || place.database === allowedIn) return;
  const { database } = place;
  throw new SettingsError(
    `There is no exchange in the database ${database} on ${client.host}. If you meant another database, correct ` +
      `DATABASE_URL. To set up a new exchange in this one, start with NEW_EXCHANGE_IN=${database}.`,
  );
};

export const refuseNewInFolder = async (dataDir: string, allowedIn: string | undefined): Promise<void> => {
  if (allowedIn !== undefined && dataFolder(allowedIn) === dataDir) return;
  if ((await findCluster(dataDir)) !== undefined) return;
  throw new SettingsError(
    `There is no exchange in the data folder ${dataDir}. If you meant another folder, correct DATA_DIR, or mount its ` +
      `volume. To set up a new exchange in this one, start with NEW_EXCHANGE_IN=${dataDir}.`,
  );
};
