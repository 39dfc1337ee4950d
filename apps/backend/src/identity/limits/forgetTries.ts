import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { tryCount } from '../../db/schema';

/** Clears every count against an account; returns how many there were. */
export const forgetTries = async (
  queries: Queries,
  { uniqueId, email }: { uniqueId: string; email: string },
): Promise<number> => {
  // A key lists what is counted and for whom, separated by spaces; neither an address nor an id contains one.
  const isTheirs = sql`string_to_array(${tryCount.key}, ' ') && array[${uniqueId}, ${email}]::text[]`;
  const { rowCount } = await queries.delete(tryCount).where(isTheirs);
  return rowCount ?? 0;
};
