import type { Client, ClientBase } from 'pg';
import { breakConnection, UnconfirmedByStandby } from './unconfirmedByStandby';

/** Settings that our statements and the driver rely on. A server, database or role may have other defaults. */
const relied = {
  // The only date format that the driver reads correctly.
  DateStyle: 'ISO',
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  // Rereads a row that has just been changed; a stricter level would fail the transaction.
  default_transaction_isolation: 'read committed',
  // Listeners and the lease are silent for long periods.
  idle_session_timeout: '0',
  // Whoever waits for a lock has a limit of their own, and reports it as a database that is too slow.
  lock_timeout: '0',
};

/** Set in the configuration of a server whose data may be lost, such as that of a test run. */
export const mayLoseData = `coalesce(current_setting('exchange.may_lose_data', true), '') = 'on'`;

/** Whether commits wait for the disk only, even if the cluster names a standby, or not even for that. */
export const hasWeakCommits = `(current_setting('synchronous_commit') in ('local', 'off') and not ${mayLoseData})`;

/** Acknowledged commits have reached the disk, and the standby if the cluster names one. A stronger setting stays. */
const durableCommit = `
  case when ${hasWeakCommits}
    then 'on' else current_setting('synchronous_commit') end`;

/** For settings that older servers don't have and would refuse. */
export const setIfSupported = (name: string, value: string): string =>
  `case when current_setting('${name}', true) is not null then set_config('${name}', '${value}', false) end`;

const text = `select ${[
  ...Object.entries(relied).map(([name, value]) => `set_config('${name}', '${value}', false)`),
  `set_config('synchronous_commit', ${durableCommit}, false)`,
  // Migrations and checks of the whole ledger are long transactions. Since PostgreSQL 17.
  setIfSupported('transaction_timeout', '0'),
].join(', ')}`;

/**
 * Makes a connection behave the same whatever the defaults of its database are. Where somebody ends the wait for a
 * standby, PostgreSQL reports success with a warning; here that is a lost connection, whose result is unknown.
 */
export const settleSession = async (client: ClientBase, settings: { query_timeout?: number } = {}): Promise<void> => {
  client.on('notice', ({ routine }) => {
    if (routine === 'SyncRepWaitForLSN') breakConnection(client, new UnconfirmedByStandby());
  });
  await client.query({ text, ...settings });
};

/** Connects and settles the session; closes the connection if that fails. */
export const openSession = async (client: Client): Promise<void> => {
  await client.connect();
  try {
    await settleSession(client);
  } catch (error) {
    // The other end may be silent, so this isn't awaited.
    void client.end().catch(() => undefined);
    throw error;
  }
};
