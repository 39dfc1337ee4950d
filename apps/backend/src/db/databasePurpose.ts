import type { ClientBase } from 'pg';

type Queries = Pick<ClientBase, 'query'>;

export type DatabasePurpose = 'demo' | 'real';

/** The database's kind, or undefined before the first migrations. */
export const readPurpose = async (client: Queries): Promise<DatabasePurpose | undefined> => {
  const { rows: tables } = await client.query<{ name: string | null }>(`select to_regclass('database_kind') as name`);
  if (tables[0]?.name == null) return undefined;
  const { rows } = await client.query<{ kind: DatabasePurpose }>('select kind from database_kind');
  return rows[0]?.kind;
};

/** The database's kind. If none is recorded yet, records the wanted one for good. */
export const settlePurpose = async (client: Queries, wanted: DatabasePurpose): Promise<DatabasePurpose> => {
  const known = await readPurpose(client);
  if (known !== undefined) return known;
  await client.query('insert into database_kind (kind) values ($1) on conflict do nothing', [wanted]);
  return (await readPurpose(client)) ?? wanted;
};
