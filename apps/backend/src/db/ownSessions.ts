import type { Client } from 'pg';
import { SettingsError } from '../runtime/env';
import { withPlainClient } from './embedded/connection';

/** The server process that answers. */
const servedBy = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
};

/** One connection is always served by the same process, and a second by a different one. */
const hasOwnSessions = (connectionString: string): Promise<boolean> =>
  withPlainClient(connectionString, (one) =>
    withPlainClient(connectionString, async (other) => {
      const [first, second] = [await servedBy(one), await servedBy(one)];
      return first === second && first !== (await servedBy(other));
    }),
  );

/** A pooler that shares sessions loses notifications, settings and locks. */
export const refuseSharedSessions = async (connectionString: string): Promise<void> => {
  if (await hasOwnSessions(connectionString)) return;
  throw new SettingsError(
    'DATABASE_URL leads to a pooler that shares sessions between connections, such as PgBouncer in transaction mode. ' +
      'The exchange needs sessions of its own: name the database server itself, or a pool in session mode.',
  );
};
