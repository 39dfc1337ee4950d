import type { Pool, PoolClient } from 'pg';
import { isDatabaseGone } from './databaseGone';

/** Works on one connection of the pool. One that the database left unanswered may still be busy, so it is closed. */
export const onConnection = async <Value>(pool: Pool, work: (client: PoolClient) => Promise<Value>): Promise<Value> => {
  const client = await pool.connect();
  try {
    const value = await work(client);
    client.release();
    return value;
  } catch (error) {
    client.release(isDatabaseGone(error));
    throw error;
  }
};

/** For transactions of raw statements. */
export const inTransaction = <Value>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> =>
  onConnection(pool, async (client) => {
    await client.query(begin);
    try {
      const value = await work(client);
      await client.query('commit');
      return value;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
