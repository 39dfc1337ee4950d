import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { tryCount } from '../../db/schema';

/** Whatever was counted against an account counts no more; says of how many kinds and places that was. */
export const forgetTries = async (
  queries: Queries,
  { uniqueId, email }: { uniqueId: string; email: string },
): Promise<number> => {
  // A key names what is counted and for whom, in words; neither an address nor an id has a blank.
  const isTheirs = sql`string_to_array(${tryCount.key}, ' ') && array[${uniqueId}, ${email}]::text[]`;
  const { rowCount } = await queries.delete(tryCount).where(isTheirs);
  return rowCount ?? 0;
};
