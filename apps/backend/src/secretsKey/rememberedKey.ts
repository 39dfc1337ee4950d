import { sql } from 'drizzle-orm';
import { createSeals } from '../identity/secrets/sealing';
import type { Queries } from '../db/client';

/** Identifies a key without revealing it. */
export const markOf = (key: Buffer): Buffer => createSeals(key).digest('secrets key');

/** The mark of the key that this database's secrets are sealed with; undefined before the first start. */
export const readMark = async (queries: Queries): Promise<Buffer | undefined> => {
  const { rows } = await queries.execute<{ mark: Buffer }>(sql`select mark from secrets_key`);
  return rows[0]?.mark;
};

export const rememberKey = async (queries: Queries, key: Buffer): Promise<void> => {
  await queries.execute(
    sql`insert into secrets_key (mark) values (${markOf(key)})
        on conflict (is_only) do update set mark = excluded.mark, since = now()`,
  );
};
