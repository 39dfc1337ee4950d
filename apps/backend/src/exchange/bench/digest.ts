import { withClient } from '../../db/embedded/connection';

/** What a database has come to: the same for both sides, moments apart. */
export const digestOf = (connectionString: string): Promise<string> =>
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
