import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { longestTimerMs } from '../runtime/after';
import { onConnection } from './onConnection';
import { createProbe } from './probe';
import * as schema from './schema';
import { settleSession } from './session';
import { breakConnection } from './unconfirmedByStandby';

export type Database = NodePgDatabase<typeof schema>;

/** Everything written in it is committed together or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For statements that can run inside or outside a transaction. */
export type Queries = Database | Transaction;

export interface DatabaseClient {
  /** For connections that are held long-term, which don't belong in a pool. */
  connectionString: string;
  db: Database;
  pool: Pool;
  /** Whether the database takes a new connection and stores a row; as it was a second ago at most. */
  canStore: () => Promise<boolean>;
  /** Ends all connections of the pool and allows no new ones, so that nobody reads what may be lost. */
  suspend: () => void;
  resume: () => void;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  connectionString: string;
  max: number;
  onError: (error: Error) => void;
  /** The connections' name on the server; see `ownership/leaseTable`. */
  applicationName?: string;
  /** Whether new connections are still allowed. A process that lost the exchange must not write any more. */
  mayConnect?: () => boolean;
  /** How long one statement may take. */
  statementMs?: number;
  /** By how much the server's own report of a statement that takes too long may be late. */
  silenceMs?: number;
}

const CONNECT_MS = 3_000;

/** For a statement of a transaction that sets `statement_timeout` to 0. */
export const patiently = { query_timeout: longestTimerMs };

/** For callers, the same as a database that is away. */
class MayNotConnect extends Error {
  readonly code = 'ECONNREFUSED';
}

const notOwner = 'This process no longer owns the exchange.';
const suspended = 'What the database shows may be lost if its standby takes over, so nothing is read for now.';

/**
 * Drizzle's own version never returns a connection whose `begin` fails, say because it broke while idle. After a few
 * of these the pool would stay empty.
 */
const transactionOn =
  (pool: Pool): Database['transaction'] =>
  (work, config) =>
    onConnection(pool, (client) => drizzle(client, { schema }).transaction(work, config));

/** The pool survives a lost database: broken connections are reported and replaced, and never throw. */
export const connect = (options: ConnectOptions): DatabaseClient => {
  const { connectionString, max, onError, applicationName, mayConnect = () => true } = options;
  const { statementMs = 15_000, silenceMs = 2_000 } = options;
  const open = new Set<PoolClient>();
  let isSuspended = false;
  const objection = (): string | undefined => {
    if (!mayConnect()) return notOwner;
    return isSuspended ? suspended : undefined;
  };
  const pool = new Pool({
    connectionString,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    // A line that was cut, or a server that hangs, reports nothing.
    query_timeout: statementMs + silenceMs,
    verify: (client, done) => {
      const reason = objection();
      if (reason === undefined) settleSession(client, { query_timeout: CONNECT_MS }).then(() => done(), done);
      else done(new MayNotConnect(reason));
    },
  });
  // The pool only handles errors of idle connections. One that breaks between two statements of a transaction would
  // end the process.
  pool.on('connect', (client) => {
    open.add(client);
    client.once('error', onError).on('error', () => undefined);
  });
  pool.on('remove', (client) => open.delete(client));
  pool.on('error', () => undefined);
  const probe = createProbe({ connectionString, applicationName });
  return {
    connectionString,
    db: Object.assign(drizzle(pool, { schema }), { transaction: transactionOn(pool) }),
    pool,
    canStore: async () => mayConnect() && probe(),
    suspend: () => {
      isSuspended = true;
      for (const client of open) breakConnection(client, new MayNotConnect(suspended));
    },
    resume: () => {
      isSuspended = false;
    },
    close: () => pool.end(),
  };
};
