import { sql } from 'drizzle-orm';
import { createSeals } from '../areas/accounts/sealing';
import type { Queries } from '../db/client';

/** By which a key is known again. */
export const markOf = (key: Buffer): Buffer => createSeals(key).digest('secrets key');

/** The mark of the key that secrets in this database are sealed with, if it knows. */
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
