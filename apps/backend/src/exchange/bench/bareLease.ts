import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

const TTL_MS = 4_000;
const RENEW_MS = 1_000;
const ASK_MS = 100;

const renew = (client: Client) =>
  client.query(`update bare_lease set expires_at = clock_timestamp() + make_interval(secs => $1)`, [TTL_MS / 1_000]);

const isFree = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ isFree: boolean }>(
    'select expires_at <= clock_timestamp() as "isFree" from bare_lease',
  );
  return rows[0]?.isFree === true;
};

/** An owner that renews its lease until it dies, and a successor that waits for the lease, then writes one row. */
export const takeOverBareLease = async (client: Client): Promise<number> => {
  await client.query('create table if not exists bare_lease (expires_at timestamptz not null)');
  await client.query('create table if not exists bare_order (placed_at timestamptz not null)');
  await client.query('truncate bare_lease');
  await client.query('insert into bare_lease values (clock_timestamp())');
  const diesAt = performance.now() + RENEW_MS * (1 + Math.random());
  for (;;) {
    await renew(client);
    const leftMs = diesAt - performance.now();
    await pause(Math.min(leftMs, RENEW_MS));
    if (leftMs <= RENEW_MS) break;
  }
  const died = performance.now();
  while (!(await isFree(client))) await pause(ASK_MS);
  await renew(client);
  await client.query('insert into bare_order values (clock_timestamp())');
  return performance.now() - died;
};
