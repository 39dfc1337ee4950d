import type { Client } from 'pg';
import { withClient } from './embedded/connection';

interface LockWaitOptions {
  connectionString: string;
  log: (line: string) => void;
  /** How long to wait before reporting who holds the lock, and before giving up. */
  sayAfterMs: number;
  patienceMs: number;
}

interface Session {
  pid: number;
  name: string;
}

const blocking = (connectionString: string, pid: number): Promise<Session[]> =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<Session>(
      `select pid, coalesce(nullif(application_name, ''), 'without a name') as name
       from pg_stat_activity where pid = any(pg_blocking_pids($1))`,
      [pid],
    );
    return rows;
  });

/** Reports which session holds the lock that a client's work waits for. A lock that isn't released fails the work. */
export const explainLockWaits = async <Value>(
  client: Client,
  { connectionString, log, sayAfterMs, patienceMs }: LockWaitOptions,
  work: () => Promise<Value>,
): Promise<Value> => {
  const { rows } = await client.query<{ pid: number }>(
    `select pg_backend_pid() as pid, set_config('lock_timeout', $1, false)`,
    [String(patienceMs)],
  );
  const pid = rows[0]?.pid ?? 0;
  const said = new Set<number>();
  const say = async (): Promise<void> => {
    for (const session of await blocking(connectionString, pid)) {
      if (said.has(session.pid)) continue;
      said.add(session.pid);
      log(
        `Waiting for session ${session.pid} of the database (${session.name}), which holds a lock that the migrations need…`,
      );
    }
  };
  // A failure here doesn't matter: if the database is gone, the work itself fails.
  const timer = setInterval(() => void say().catch(() => undefined), sayAfterMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};
