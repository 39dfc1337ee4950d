import { counted, type KycSide } from '@exchange/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db/client';
import { documentDigests, type KycSeals } from '../papers/kycStore';
import { numberSeal, pictureSeal } from '../papers/places';
import { headerBytes, headerOf, label } from '../secrets/sealing';

/** A column of sealed values. */
interface Column {
  /** What one value is called. */
  name: string;
  table: SQL;
  id: SQL;
  column: SQL;
}

export interface SealedRow {
  id: string;
  sealed: Buffer;
  /** Whom it is sealed for. */
  owner: string;
  /** What is digested with it. */
  papers?: { countryId: string; documentType: string };
}

export interface SealedPlace extends Column {
  /** Of an identity document. */
  isDocument: boolean;
  /** What else is needed of a row to open it. */
  also: SQL;
  rowOf: (row: Record<string, unknown>) => Omit<SealedRow, 'id' | 'sealed'>;
}

const text = (value: unknown): string => String(value);

/** Everything in the database that only the key for secrets opens. Add a column here when you seal another one. */
export const sealedPlaces: readonly SealedPlace[] = [
  {
    name: 'two-factor secret',
    table: sql`trader`,
    id: sql`unique_id`,
    column: sql`two_factor_secret`,
    isDocument: false,
    also: sql`unique_id as "uniqueId"`,
    rowOf: ({ uniqueId }) => ({ owner: text(uniqueId) }),
  },
  {
    name: 'document number',
    table: sql`kyc_submission`,
    id: sql`id`,
    column: sql`document_number`,
    isDocument: true,
    also: sql`unique_id as "uniqueId", country_id as "countryId", document_type as "documentType"`,
    rowOf: ({ id, uniqueId, countryId, documentType }) => ({
      owner: numberSeal({ id: text(id), uniqueId: text(uniqueId) }),
      papers: { countryId: text(countryId), documentType: text(documentType) },
    }),
  },
  {
    name: 'photo',
    table: sql`kyc_picture`,
    id: sql`id`,
    column: sql`jpeg`,
    isDocument: true,
    also: sql`unique_id as "uniqueId", side`,
    rowOf: ({ id, uniqueId, side }) => ({
      owner: pictureSeal({ id: text(id), uniqueId: text(uniqueId), side: side as KycSide }),
    }),
  },
];

const headerIn = (column: SQL): SQL => sql`substring(${column} from 1 for ${sql.raw(String(headerBytes))})`;
const isUnlabelled = (column: SQL): SQL =>
  sql`substring(${column} from 1 for ${sql.raw(String(label.length))}) <> ${label}`;

/** Keys by their marks, and whether the one of values without an ID is among them. */
export interface KeyMarks {
  marks: readonly Buffer[];
  hasUnlabelled: boolean;
}

/** Whether a value is sealed with one of these keys. */
export const isOf = (column: SQL, { marks, hasUnlabelled }: KeyMarks): SQL => {
  const labelled = marks.map((mark) => sql`${headerIn(column)} = ${headerOf(mark)}`);
  return sql`(${sql.join([sql`false`, ...labelled, ...(hasUnlabelled ? [isUnlabelled(column)] : [])], sql` or `)})`;
};

export interface SealedCount {
  name: string;
  /** Not sealed with this key. */
  left: number;
  all: number;
}

/** Place by place, how many values aren't sealed with the key of this header. */
export const countOthers = async (queries: Queries, header: Buffer): Promise<SealedCount[]> =>
  countIn(queries, (column) => sql`${headerIn(column)} <> ${header}`);

/** Place by place, how many values are sealed with one of these keys. */
export const countOf = (queries: Queries, keys: KeyMarks): Promise<SealedCount[]> =>
  countIn(queries, (column) => isOf(column, keys));

const countIn = async (queries: Queries, condition: (column: SQL) => SQL): Promise<SealedCount[]> => {
  const counts: SealedCount[] = [];
  for (const { name, table, column } of sealedPlaces) {
    const { rows } = await queries.execute<{ left: number; all: number }>(
      sql`select count(*) filter (where ${condition(column)})::integer as "left", count(${column})::integer as "all"
          from ${table}`,
    );
    counts.push({ name, left: rows[0]?.left ?? 0, all: rows[0]?.all ?? 0 });
  }
  return counts;
};

/** Two photos, or nothing. */
export const spokenCounts = (counts: readonly SealedCount[]): string => {
  const some = counts.filter(({ left }) => left > 0).map(({ name, left }) => counted(left, name));
  const last = some.pop() ?? 'nothing';
  return some.length === 0 ? last : `${some.join(', ')} and ${last}`;
};

/** How many rows are looked at in one query. */
const windowRows = 1_000;

export interface Looked {
  /** Up to which row; undefined at the end. */
  last: string | undefined;
  /** Those that aren't sealed with the current key. */
  others: string[];
}

/** Looks through the next rows, in the order of their IDs. */
export const lookOn = async (
  queries: Queries,
  { table, id, column }: SealedPlace,
  after: string,
  header: Buffer,
): Promise<Looked> => {
  const { rows } = await queries.execute<{ id: string; isOther: boolean }>(
    sql`select ${id} as id, coalesce(${headerIn(column)} <> ${header}, false) as "isOther" from ${table}
        where ${id} > ${after} order by ${id} limit ${windowRows}`,
  );
  return { last: rows.at(-1)?.id, others: rows.flatMap((row) => (row.isOther ? [row.id] : [])) };
};

export const readSealed = async (
  queries: Queries,
  { table, id, column, also, rowOf }: SealedPlace,
  wanted: string,
): Promise<SealedRow | undefined> => {
  const { rows } = await queries.execute<{ id: string; sealed: Buffer } & Record<string, unknown>>(
    sql`select ${id} as id, ${column} as sealed, ${also} from ${table} where ${id} = ${wanted} and ${column} is not null`,
  );
  const [row] = rows;
  return row && { id: row.id, sealed: row.sealed, ...rowOf(row) };
};

/** Seals a value with the current key, unless it was changed meanwhile: then it is sealed with the current key already. */
export const resealRow = async (
  queries: Queries,
  seals: KycSeals,
  { table, id, column }: SealedPlace,
  row: SealedRow & { opened: Buffer },
): Promise<void> => {
  const { opened } = row;
  const digests = row.papers && documentDigests(seals, { ...row.papers, documentNumber: opened.toString() });
  const also = digests
    ? sql`, document_digest = ${digests.documentDigest}, former_digest = ${digests.formerDigest}`
    : sql``;
  await queries.execute(
    sql`update ${table} set ${column} = ${seals.seal(opened, row.owner)}${also}
        where ${id} = ${row.id} and ${column} = ${row.sealed}`,
  );
};

/**
 * Removes what was digested with keys that are gone: digests beside new ones, and those that can't be made again since
 * their number is gone. A few at a time, so that decisions on documents don't wait.
 */
export const clearFormerDigests = async (queries: Queries, stopping: AbortSignal): Promise<void> => {
  for (let cleared = 1; cleared > 0 && !stopping.aborted;) {
    const { rowCount } = await queries.execute(
      sql`update kyc_submission
          set former_digest = null, document_digest = case when document_number is null then null else document_digest end
          where id in (select id from kyc_submission
                       where former_digest is not null or (document_number is null and document_digest is not null)
                       limit 200)`,
    );
    cleared = rowCount ?? 0;
  }
};
