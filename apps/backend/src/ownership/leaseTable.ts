import type { ClientBase } from 'pg';
import type { ProcessOnHost } from '../db/embedded/host/processOnHost';

type Queries = Pick<ClientBase, 'query'>;

/** The lease row in the database; all times are by the database's clock. */
export interface LeaseRow {
  holder: string | null;
  process: ProcessOnHost | null;
  renewedAt: Date | null;
  /** Nobody holds it, or whoever did has let it expire. */
  isFree: boolean;
}

/** If two processes create the table at the same time, one fails because the name is taken. */
const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === '42P07');

const hasLeaseRow = async (client: Queries): Promise<boolean> => {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('exchange_lease') is not null as "isThere"`,
  );
  return rows[0]?.isThere === true && (await client.query('select from exchange_lease')).rowCount === 1;
};

/** The only write before the lease is held. A role that owns no tables finds it there. */
export const createLeaseTable = async (client: Queries): Promise<void> => {
  if (await hasLeaseRow(client)) return;
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
    `select holder, process, renewed_at as "renewedAt",
       holder is null or coalesce(expires_at <= clock_timestamp(), false) as "isFree"
     from exchange_lease`,
  );
  return rows[0] ?? { holder: null, process: null, renewedAt: null, isFree: true };
};

export interface Claim {
  name: string;
  process: ProcessOnHost;
  ttlMs: number;
  /** A holder that has certainly ended, so its lease needn't run out first. */
  gone: string | null;
}

interface Taken {
  term: number;
  former: string | null;
}

/**
 * A single statement, so that no process can be suspended halfway with the row locked. If the answer to an earlier
 * claim was lost, the lease may already be ours.
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

/** Returns whether the lease was still ours. An expired lease stays ours until another process takes it. */
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

/** Beside the lease, where other processes of the exchange hand its owner their commands. */
export const announceLine = async (
  client: Queries,
  { name, term, line }: { name: string; term: number; line: string },
): Promise<void> => {
  await client.query(
    `update exchange_lease set process = process || jsonb_build_object('line', $3::text) where holder = $1 and term = $2`,
    [name, term, line],
  );
};

export interface AnnouncedOwner {
  owner: string;
  /** The address of its line. */
  url: string;
}

/** Undefined while nobody owns the exchange, or its owner has not announced its line yet. */
export const readAnnounced = async (client: Queries): Promise<AnnouncedOwner | undefined> => {
  const { rows } = await client.query<AnnouncedOwner>(
    `select holder as owner, process ->> 'line' as url from exchange_lease
     where holder is not null and process ? 'line' and expires_at > clock_timestamp()`,
  );
  return rows[0];
};

/** The application name of an owner's connections, by which a successor can find and end them. */
export const connectionName = (owner: string, use: string): string => `${owner} ${use}`;

/**
 * Stops the former owner from writing anything more. Returns whether it still has connections: each
 * ends shortly after it is terminated, or later if it is waiting for the disk.
 */
export const endConnectionsOf = async (client: Queries, owner: string): Promise<boolean> => {
  const { rows } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where starts_with(application_name, $1 || ' ') and pid <> pg_backend_pid()`,
    [owner],
  );
  return rows.length > 0;
};
