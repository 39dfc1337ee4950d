import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { createSeals } from '../secrets/sealing';

/** Identifies a key without revealing it. */
export const markOf = (key: Buffer): Buffer => createSeals(key).digest('secrets key');

/** What people call a key by. */
export const keyName = (mark: Buffer): string => mark.toString('hex').slice(0, 8);

export interface CurrentKey {
  mark: Buffer;
  since: Date;
  /** The key of values that don't say theirs; null if there are none. */
  unlabelled: Buffer | null;
  isResealing: boolean;
  /** Whether two-factor secrets are left out of that. */
  isForDocumentsOnly: boolean;
  /** When everything was sealed with it; null if it is the first key, or not done. */
  resealedAt: Date | null;
}

/** The key that this database's secrets are sealed with; undefined before the first start. */
export const readCurrentKey = async (queries: Queries): Promise<CurrentKey | undefined> => {
  const { rows } = await queries.execute<Record<keyof CurrentKey, unknown>>(
    sql`select mark, since, unlabelled_mark as unlabelled, is_resealing as "isResealing",
          reseals_documents_only as "isForDocumentsOnly", resealed_at as "resealedAt"
        from secrets_key`,
  );
  const [row] = rows as unknown as (Omit<CurrentKey, 'since' | 'resealedAt'> & {
    since: string;
    resealedAt: string | null;
  })[];
  return (
    row && { ...row, since: new Date(row.since), resealedAt: row.resealedAt === null ? null : new Date(row.resealedAt) }
  );
};

/** Keys that something may still be sealed with, newest first. */
export const readOldMarks = async (queries: Queries): Promise<Buffer[]> => {
  const { rows } = await queries.execute<{ mark: Buffer }>(sql`select mark from secrets_key_old order by until desc`);
  return rows.map(({ mark }) => mark);
};

interface NewCurrent {
  mark: Buffer;
  /** The one before, if something may be sealed with it. */
  former: Buffer | undefined;
  unlabelled: Buffer | null;
}

export const rememberCurrent = async (queries: Queries, { mark, former, unlabelled }: NewCurrent): Promise<void> => {
  await queries.execute(
    sql`insert into secrets_key (mark, unlabelled_mark) values (${mark}, ${unlabelled})
        on conflict (is_only) do update set mark = excluded.mark, since = now(), is_resealing = false, resealed_at = null`,
  );
  if (former) await queries.execute(sql`insert into secrets_key_old (mark) values (${former}) on conflict do nothing`);
  await forgetOldMark(queries, mark);
};

export const forgetOldMark = async (queries: Queries, mark: Buffer): Promise<void> => {
  await queries.execute(sql`delete from secrets_key_old where mark = ${mark}`);
};

export const setResealing = async (queries: Queries, isOn: boolean, isForDocumentsOnly = false): Promise<void> => {
  await queries.execute(
    sql`update secrets_key set is_resealing = ${isOn}, reseals_documents_only = ${isForDocumentsOnly}`,
  );
};

export const isResealing = async (queries: Queries): Promise<boolean> =>
  (await readCurrentKey(queries))?.isResealing ?? false;

/** Two-factor secrets still depend on former keys, unless an operator has asked for those as well meanwhile. */
export const finishDocuments = async (queries: Queries): Promise<void> => {
  await queries.execute(sql`update secrets_key set is_resealing = false where reseals_documents_only`);
};

/** Nothing depends on any other key from now on. */
export const finishResealing = async (queries: Queries, at: Date): Promise<void> => {
  await queries.execute(sql`delete from secrets_key_old`);
  await queries.execute(
    sql`update secrets_key set is_resealing = false, resealed_at = ${at.toISOString()}::timestamptz`,
  );
};
