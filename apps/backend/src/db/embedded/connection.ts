import { Client, DatabaseError } from 'pg';
import { settleSession } from '../session';
import { SUPERUSER } from './createCluster';
import { HOST } from './port';

export const DATABASE = 'exchange';

/** The exchange's role once the tables exist. */
export const APPLICATION = 'exchange_app';

const CONNECT_MS = 10_000;

export const urlFor = (port: number, password: string, database: string, role = SUPERUSER): string =>
  `postgresql://${role}:${password}@${HOST}:${port}/${database}`;

/** Uses the server's and database's own defaults, for queries about them. */
export const withPlainClient = async <Value>(
  connectionString: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> => {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  // Without a listener, a server that ends during an idle connection would end this process too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
};

export const withClient = <Value>(connectionString: string, work: (client: Client) => Promise<Value>): Promise<Value> =>
  withPlainClient(connectionString, async (client) => {
    await settleSession(client);
    return work(client);
  });

const sqlStates = { noSuchDatabase: '3D000', wrongPassword: '28P01' };

const isRefusedWith = (error: unknown, sqlState: string): boolean =>
  error instanceof DatabaseError && error.code === sqlState;

export const isWrongPassword = (error: unknown): boolean => isRefusedWith(error, sqlStates.wrongPassword);

/** Checks that the server answers, and completes a first start that was interrupted before this point. */
export const ensureDatabase = async (port: number, password: string): Promise<string> => {
  const url = urlFor(port, password, DATABASE);
  try {
    await withClient(url, (client) => client.query('select'));
  } catch (error) {
    if (!isRefusedWith(error, sqlStates.noSuchDatabase)) throw error;
    await withClient(urlFor(port, password, 'postgres'), (client) => client.query(`create database ${DATABASE}`));
  }
  return url;
};
