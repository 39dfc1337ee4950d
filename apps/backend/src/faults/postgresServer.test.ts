import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { withClient } from '../db/embedded/connection';
import { startPostgresServer } from './postgresServer';

it(
  'a database whose connection was killed has recovered before anything goes on, and ends no later connection [LED-195]',
  { timeout: 60_000 },
  async () => {
    const { connectionString, killWriter, remove } = await startPostgresServer();
    onTestFinished(remove);
    const writer = new Client({ connectionString, application_name: 'exchange-test writer' });
    writer.on('error', () => undefined);
    await writer.connect();
    await killWriter();
    // Long enough for a server that has yet to notice, and would end this one with all others.
    const slept = await withClient(connectionString, (client) => client.query('select pg_sleep(1)'));
    expect(slept.rowCount).toBe(1);
    await writer.end();
  },
);
