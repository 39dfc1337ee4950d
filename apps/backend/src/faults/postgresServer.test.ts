import { Client } from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { withClient } from '../db/embedded/connection';
import { startPostgresServer } from './postgresServer';

it(
  'a database whose connection was killed recovers before anything continues, and ends no later connection [LED-195]',
  { timeout: 60_000 },
  async () => {
    const { connectionString, killWriter, remove } = await startPostgresServer(inject('restingData'));
    onTestFinished(remove);
    const writer = new Client({ connectionString, application_name: 'exchange-test writer' });
    writer.on('error', () => undefined);
    await writer.connect();
    await killWriter();
    // Long enough for a server that hasn't noticed yet and would then end all connections.
    const slept = await withClient(connectionString, (client) => client.query('select pg_sleep(1)'));
    expect(slept.rowCount).toBe(1);
    await writer.end();
  },
);
