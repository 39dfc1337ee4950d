import { Client } from 'pg';
import { openSession } from './session';

/** A health check should quickly report a database that doesn't answer. */
const patienceMs = 2_000;
/** Anybody may ask, and each look costs a connection. */
const goodForMs = 1_000;

interface ProbeOptions {
  connectionString: string;
  applicationName: string | undefined;
}

const store = async ({ connectionString, applicationName }: ProbeOptions): Promise<void> => {
  const client = new Client({
    connectionString,
    application_name: applicationName,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  await openSession(client);
  try {
    await client.query(`insert into health_probe (stored_at) values (now())
      on conflict (is_only) do update set stored_at = excluded.stored_at`);
  } finally {
    // The other end may be silent, so this isn't awaited.
    void client.end().catch(() => undefined);
  }
};

/** Whether the database takes a new connection and stores a row. A pool would go on answering from the ones it has. */
export const createProbe = (options: ProbeOptions): (() => Promise<boolean>) => {
  let looked = { until: 0, result: Promise.resolve(false) };
  const look = (): Promise<boolean> => {
    const result = store(options).then(
      () => true,
      () => false,
    );
    looked = { until: Infinity, result };
    void result.then(() => {
      looked = { until: performance.now() + goodForMs, result };
    });
    return result;
  };
  return () => (performance.now() < looked.until ? looked.result : look());
};
