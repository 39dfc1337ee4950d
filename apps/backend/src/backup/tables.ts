import type { ClientBase } from 'pg';

type Queries = Pick<ClientBase, 'query'>;

export interface StoredTable {
  name: string;
  columns: string[];
}

/**
 * Everything but the lease: a copy has no owner. Columns that the database works out itself are left to it.
 */
export const readTables = async (client: Queries): Promise<StoredTable[]> => {
  const { rows } = await client.query<StoredTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not attisdropped and attgenerated = '' and relname <> 'exchange_lease'
     group by pg_class.oid, relname order by relname`,
  );
  return rows;
};

/** The last number that each sequence gave; those that gave none are left out. */
export const readSequences = async (client: Queries): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
};
