import { withClient } from '../../db/embedded/connection';
import { createTestDatabase } from '../../db/testing/testDatabase';

const digestOf = (connectionString: string): Promise<string> =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ digest: string }>(`
      select md5(string_agg(line, ',' order by line)) as digest from (
        select format('account %s %s', id, balance) as line from account
        union all select format('transfer %s %s %s', id, kind, reference) from transfer
        union all select format('entry %s %s %s', transfer, account, amount) from entry
        union all select format('order %s %s %s %s %s', id, filled, total, received, status) from trade_order
        union all select format('trade %s %s %s %s %s', id, price, amount, maker_order, taker_order) from trade
      ) as lines`);
    return rows[0]?.digest ?? '';
  });

const assertDurable = async (connectionString: string): Promise<void> =>
  withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ settings: string }>(
      `select string_agg(setting, ' ') as settings from pg_settings where name in ('fsync', 'synchronous_commit')`,
    );
    if (rows[0]?.settings !== 'on on') throw new Error('This database would lose what it has acknowledged.');
  });

/** Measures on a copy of a database, and returns the result with the final contents of the copy, without times. */
export const onCopy = async (
  connectionString: string,
  measure: (connectionString: string) => Promise<number>,
): Promise<{ tookMs: number; digest: string }> => {
  const url = new URL(connectionString);
  const template = url.pathname.slice(1);
  url.pathname = '/postgres';
  await assertDurable(url.href);
  const copy = await createTestDatabase(url.href, template);
  try {
    await withClient(url.href, (client) => client.query('checkpoint'));
    return { tookMs: await measure(copy.connectionString), digest: await digestOf(copy.connectionString) };
  } finally {
    await copy.drop();
  }
};
