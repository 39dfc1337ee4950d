import type { Client, ClientBase } from 'pg';

/** What statements and driver rely on. Server, database or role may have other defaults. */
const relied = {
  // The only form of dates that the driver reads; others give it no date at all, or another one.
  DateStyle: 'ISO',
  TimeZone: 'UTC',
  standard_conforming_strings: 'on',
  // A row that somebody else just changed is read again, where a stricter level would fail the transaction.
  default_transaction_isolation: 'read committed',
  // Whoever listens or holds the lease is silent for long.
  idle_session_timeout: '0',
};

/** Set in the configuration of a server whose data nobody will miss, such as that of a test run. */
export const mayLoseData = `coalesce(current_setting('exchange.may_lose_data', true), '') = 'on'`;

/** What is acknowledged has reached the disk. Whoever waits for a standby as well goes on doing so. */
const durableCommit = `
  case when current_setting('synchronous_commit') = 'off' and not ${mayLoseData}
    then 'on' else current_setting('synchronous_commit') end`;

const text = `select ${[
  ...Object.entries(relied).map(([name, value]) => `set_config('${name}', '${value}', false)`),
  `set_config('synchronous_commit', ${durableCommit}, false)`,
].join(', ')}`;

/** Every connection of ours works in the same way, whatever database it leads to. */
export const settleSession = async (client: ClientBase, settings: { query_timeout?: number } = {}): Promise<void> => {
  await client.query({ text, ...settings });
};

/** Connects and settles the session; what fails halfway is closed. */
export const openSession = async (client: Client): Promise<void> => {
  await client.connect();
  try {
    await settleSession(client);
  } catch (error) {
    // The other end may be silent: nobody waits for its farewell.
    void client.end().catch(() => undefined);
    throw error;
  }
};
