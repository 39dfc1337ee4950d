import { withClient } from '../embedded/connection';

/** A digest of every table, except the lease, which each start writes. */
export const everythingIn = (connectionString: string): Promise<Record<string, unknown>> =>
  withClient(connectionString, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_name <> 'exchange_lease' order by 1`,
    );
    const contents: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(`select md5(string_agg(r::text, '|' order by r::text)) from "${name}" r`);
      contents[name] = rows[0];
    }
    return contents;
  });
