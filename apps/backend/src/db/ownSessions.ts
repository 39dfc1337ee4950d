import type { Client } from 'pg';
import { SettingsError } from '../runtime/env';
import { withPlainClient } from './embedded/connection';

/** Which process of the server answers. */
const servedBy = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/** One connection is always served by the same process, and another by another one. */
const hasOwnSessions = (connectionString: string): Promise<boolean> =>
  withPlainClient(connectionString, (one) =>
    withPlainClient(connectionString, async (other) => {
      const [first, second] = [await servedBy(one), await servedBy(one)];
      return first === second && first !== (await servedBy(other));
    }),
  );

/** Behind a pooler that hands sessions around, nobody hears what is listened for, and settings and locks get lost. */
export const refuseSharedSessions = async (connectionString: string): Promise<void> => {
  if (await hasOwnSessions(connectionString)) return;
  throw new SettingsError(
    'DATABASE_URL leads to a pooler that shares sessions between connections, such as PgBouncer in transaction mode. ' +
      'The exchange needs sessions of its own: name the database server itself, or a pool in session mode.',
  );
};
