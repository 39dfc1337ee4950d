import { Client } from 'pg';
import { onTestFinished } from 'vitest';

/** Collects the tables that the database reports as changed, until the test ends. */
export const listenForReference = async (connectionString: string): Promise<string[]> => {
  const told: string[] = [];
  const client = new Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  client.on('notification', ({ payload = '' }) => told.push(payload));
  await client.query('listen reference_change');
  return told;
};
