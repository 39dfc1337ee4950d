import { Client, type QueryResult } from 'pg';
import { openSession } from '../../db/session';
import { breakConnection, UnconfirmedByStandby } from '../../db/unconfirmedByStandby';
import type { Draft } from '../draft';
import { isOfOneCommand } from '../failures';
import { rebuild } from './rebuild';
import type { State } from '../state';
import type { Queries, Statement } from '../sql/statement';
import { connectionName } from '../../ownership/leaseTable';
import type { Standby } from './standby';
import { writeGroup } from './writeGroup';

export interface WriterOptions {
  connectionString: string;
  /** How long one statement may take before the connection is abandoned. */
  statementMs: number;
  onLost: (error: Error) => void;
  /** The expected holder of the lease: no other process gets an epoch. */
  owner: string;
  standby: Standby;
}

/** The commit was sent and its result is unknown. With any other error, nothing was committed. */
export class CommitUnknown extends Error {}

export type Writer = Awaited<ReturnType<typeof openWriter>>;

const createClient = ({ connectionString, statementMs, owner }: WriterOptions): Client =>
  new Client({
    connectionString,
    application_name: applicationOf(owner),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    // Statements don't wait for the answers to earlier ones.
    pipeline: true,
    statement_timeout: statementMs,
    query_timeout: statementMs + 1_000,
    idle_in_transaction_session_timeout: statementMs + 1_000,
  });

const applicationOf = (owner: string): string => connectionName(owner, 'writer');

/** Ends our own earlier connections on the server, which may not have noticed yet that they were lost. */
const endEarlier = async (client: Client, owner: string): Promise<void> => {
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [applicationOf(owner)],
  );
};

/**
 * Fails while nothing can be written, by reading more rows than fit in memory, so that they go to a file. The epoch
 * alone isn't enough: it is written in place, where a full disk has room. Writing a table would fill the log.
 */
const findRoom = async (client: Client): Promise<void> => {
  await client.query('begin');
  try {
    await client.query("set local work_mem = '64kB'");
    await client.query('select count(*) from generate_series(1, 10000)');
  } finally {
    await client.query('rollback');
  }
};

interface Raised {
  epoch: number;
  /** Whether no other process wrote between our previous epoch and this one. */
  isSuccessor: boolean;
}

/** Another process has the lease, so nothing may be written from here. */
export class NotOwner extends Error {}

/**
 * Waits for the previous writer's commit in progress, and makes its later commits fail. Where the cluster waits for a
 * standby, it then has everything before this, too: also what an earlier connection had left waiting.
 */
const raiseEpoch = async (client: Client, owner: string): Promise<Raised> => {
  const { rows } = await client.query<{ epoch: string; before: string | null }>(
    `update exchange set epoch = epoch + 1, writer = $1
     from (select writer as before from exchange for update) as earlier
     where exists (select from exchange_lease where holder = $1)
     returning epoch, before`,
    [owner],
  );
  const [row] = rows;
  if (!row) throw new NotOwner('Another process owns this exchange.');
  return { epoch: Number(row.epoch), isSuccessor: row.before === owner };
};

/** Connects and raises the epoch, which only the owner of the exchange may do. */
export const openWriter = async (options: WriterOptions) => {
  const { owner, onLost, standby } = options;
  const client = createClient(options);
  let isClosed = false;
  let isCommitting = false;
  client.on('error', (error) => {
    if (!isClosed) onLost(error);
  });
  client.on('notice', ({ code }) => {
    // Whatever it warns of, what was committed isn't certain.
    if (isCommitting && code !== '00000') breakConnection(client, new UnconfirmedByStandby());
  });
  const close = async (): Promise<void> => {
    isClosed = true;
    await client.end().catch(() => undefined);
  };
  try {
    await openSession(client);
    await endEarlier(client, owner);
    await findRoom(client);
    const { epoch, isSuccessor } = await raiseEpoch(client, owner);
    await standby.ask(client);
    let isBegun = false;
    /** A wait for the standby also ends, without a warning, when its name is removed. */
    const commit = async (): Promise<QueryResult> => {
      isCommitting = true;
      try {
        const committing = client.query('commit');
        const asking = standby.isPromised() ? standby.ask(client) : undefined;
        return (await Promise.all([committing, asking]))[0];
      } finally {
        isCommitting = false;
      }
    };
    const rollBack = async (): Promise<void> => {
      isBegun = false;
      await client.query('rollback');
    };
    return {
      isSuccessor,
      close,
      rebuild: (): Promise<State> => rebuild(client),
      /** Rolls back what a failed group has written, and returns the state from before it. */
      undo: async (): Promise<State> => {
        await rollBack();
        return rebuild(client);
      },
      /** Begins the transaction of the next group with a lock, so that what is looked up now is true until it ends. */
      begin: async (lock: Statement): Promise<void> => {
        isBegun = true;
        await Promise.all([client.query('begin'), client.query(lock)]);
      },
      /** Ends a transaction that was begun for a group in which nothing is to be written. */
      letGo: async (): Promise<void> => {
        if (isBegun) await rollBack();
      },
      ask: <Answer>(question: (client: Queries) => Promise<Answer>): Promise<Answer> => question(client),
      write: async (draft: Draft): Promise<void> => {
        await writeGroup(client, draft, { epoch, isBegun, standby });
        isBegun = false;
        const committed = await commit().catch((cause: unknown) => {
          // A deferred constraint failed, so the group was certainly not committed.
          if (isOfOneCommand(cause)) throw cause;
          throw new CommitUnknown('The connection was lost while a group was committed.', { cause });
        });
        if (committed.command !== 'COMMIT')
          throw new Error('The database rolled back a group instead of committing it.');
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};
