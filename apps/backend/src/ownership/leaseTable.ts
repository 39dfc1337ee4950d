import type { ClientBase } from 'pg';
import type { ProcessOnHost } from '../db/embedded/processOnHost';

type Queries = Pick<ClientBase, 'query'>;

/** The lease as the database has it; all moments are the database's. */
export interface LeaseRow {
  holder: string | null;
  process: ProcessOnHost | null;
  renewedAt: Date | null;
}

/** Two that create it at the same instant: one of them hears that the name is taken. */
const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === '42P07');

/** The only thing that is ever written before the lease is held. */
export const createLeaseTable = async (client: Queries): Promise<void> => {
  const create = async (): Promise<void> => {
    await client.query(`
      create table if not exists exchange_lease (
        is_only boolean primary key default true check (is_only),
        holder text,
        process jsonb,
        term bigint not null default 0,
        renewed_at timestamptz,
        expires_at timestamptz)`);
  };
  await create().catch(async (error: unknown) => {
    if (!isThere(error)) throw error;
    await create();
  });
  await client.query('insert into exchange_lease default values on conflict do nothing');
};

export const readLease = async (client: Queries): Promise<LeaseRow> => {
  const { rows } = await client.query<LeaseRow>(
    'select holder, process, renewed_at as "renewedAt" from exchange_lease',
  );
  return rows[0] ?? { holder: null, process: null, renewedAt: null };
};

export interface Claim {
  name: string;
  process: ProcessOnHost;
  ttlMs: number;
  /** A holder that is known to have ended, whose time need not be waited for. */
  gone: string | null;
}

interface Taken {
  term: number;
  former: string | null;
}

/**
 * One statement, so that nobody can be stopped halfway with the row locked. One whose answer was lost may have made it
 * ours already.
 */
export const claimLease = async (
  client: Queries,
  { name, process, ttlMs, gone }: Claim,
): Promise<Taken | undefined> => {
  const { rows } = await client.query<{ term: string; former: string | null }>(
    `with former as (select holder, expires_at from exchange_lease for update)
     update exchange_lease
     set holder = $1, process = $2, term = term + 1, renewed_at = clock_timestamp(),
         expires_at = clock_timestamp() + make_interval(secs => $3)
     from former
     where former.holder is null or former.expires_at <= clock_timestamp() or former.holder in ($1, $4)
     returning term, former.holder as former`,
    [name, JSON.stringify(process), ttlMs / 1_000, gone],
  );
  const [row] = rows;
  return row && { term: Number(row.term), former: row.former };
};

/** Says whether it was still ours. A lease that ran out is, for as long as nobody else took it. */
export const renewLease = async (
  client: Queries,
  { name, term, ttlMs }: { name: string; term: number; ttlMs: number },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update exchange_lease
     set renewed_at = clock_timestamp(), expires_at = clock_timestamp() + make_interval(secs => $3)
     where holder = $1 and term = $2`,
    [name, term, ttlMs / 1_000],
  );
  return rowCount === 1;
};

export const giveUpLease = async (client: Queries, name: string, term: number): Promise<void> => {
  await client.query(
    'update exchange_lease set holder = null, process = null, expires_at = null where holder = $1 and term = $2',
    [name, term],
  );
};

/** What a connection of an owner calls itself, so that a successor can find and end it. */
export const connectionName = (owner: string, use: string): string => `${owner} ${use}`;

/**
 * Whatever the former owner was about to write is not written any more. Says whether it still has connections: each
 * ends a moment after it was told to, and one that waits for the disk later.
 */
export const endConnectionsOf = async (client: Queries, owner: string): Promise<boolean> => {
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where starts_with(application_name, $1 || ' ') and pid <> pg_backend_pid()`,
    [owner],
  );
  return rows.length > 0;
};
