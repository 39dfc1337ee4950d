import { expect, inject, it, onTestFinished } from 'vitest';
import { createStandby } from '../exchange/writing/standby';
import { openWriter } from '../exchange/writing/writer';
import { createLease } from '../ownership/lease';
import { connect } from './client';
import { withPlainClient } from './embedded/connection';
import { setIfSupported } from './session';
import { createTestDatabase, setForDatabase } from './testing/testDatabase';

/** An exchange's setting on a database with other defaults, for the pool and for the writer. */
const settledOn = async (defaults: Record<string, string>, setting: string): Promise<unknown[]> => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'));
  onTestFinished(drop);
  await setForDatabase(connectionString, defaults);
  const lease = createLease({ connectionString, ttlMs: 6_000, patienceMs: 0, onLost: () => undefined });
  await lease.take();
  onTestFinished(lease.release);
  const { pool, close } = connect({ connectionString, max: 1, onError: () => undefined });
  onTestFinished(close);
  const writer = await openWriter({
    connectionString,
    statementMs: 5_000,
    owner: lease.name,
    standby: createStandby(),
    onLost: () => undefined,
  });
  onTestFinished(writer.close);
  const asking = { text: 'select current_setting($1) as value', values: [setting] };
  const answers = [
    await pool.query<{ value: string }>(asking),
    await writer.ask((client) => client.query<{ value: string }>(asking)),
  ];
  return answers.map(({ rows }) => rows[0]?.value);
};

it.each([
  ['DateStyle', 'German', 'ISO, DMY'],
  ['TimeZone', 'Asia/Kolkata', 'UTC'],
  ['standard_conforming_strings', 'off', 'on'],
  ['default_transaction_isolation', 'serializable', 'read committed'],
  ['idle_session_timeout', '1min', '0'],
  ['lock_timeout', '1s', '0'],
  ['transaction_timeout', '1min', '0'],
])(
  'connections have the %s that we rely on, whatever the default of the database [OPS-410]',
  async (name, theirs, ours) => {
    expect(await settledOn({ [name]: theirs }, name)).toEqual([ours, ours]);
  },
);

it('a server too old to have a setting is not asked for it [OPS-410]', async () => {
  const set = (name: string) =>
    withPlainClient(inject('clusterUrl'), (client) => client.query(`select ${setIfSupported(name, '0')} as value`));
  expect((await set('a_later_timeout')).rows).toEqual([{ value: null }]);
  expect((await set('transaction_timeout')).rows).toEqual([{ value: '0' }]);
});

it.each([
  ['off', 'on'],
  ['local', 'on'],
  ['remote_write', 'remote_write'],
  ['remote_apply', 'remote_apply'],
])('where synchronous_commit is %s by default, it is %s for us [OPS-411]', async (theirs, ours) => {
  const defaults = { 'exchange.may_lose_data': 'off', synchronous_commit: theirs };
  expect(await settledOn(defaults, 'synchronous_commit')).toEqual([ours, ours]);
});
