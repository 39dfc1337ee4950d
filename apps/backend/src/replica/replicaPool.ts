import { Pool, type ClientBase } from 'pg';
import { settleSession } from '../db/session';

export interface ReplicaOptions {
  connectionString: string;
  max: number;
  applicationName?: string;
  /** How long a connection, and each statement, may take before the primary is asked instead. */
  connectMs?: number;
  statementMs?: number;
}

const settle = async (client: ClientBase, patience: { query_timeout: number }): Promise<void> => {
  await settleSession(client, patience);
  // It may have been promoted, and then it takes writes.
  await client.query({ text: 'set default_transaction_read_only = on', ...patience });
};

/** Connections that only read, and give up early: the primary can always answer instead. */
export const connectReplica = (options: ReplicaOptions): Pool => {
  const { connectionString, max, applicationName, connectMs = 1_000, statementMs = 2_000 } = options;
  const pool = new Pool({
    connectionString,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + 500,
    // A reader may send several statements at once.
    pipeline: true,
    verify: (client, done) => {
      settle(client, { query_timeout: connectMs }).then(() => done(), done);
    },
  });
  // Whoever reads next notices a lost connection, and asks the primary.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
};
