import { open, rm, stat } from 'node:fs/promises';
import type { KycSide } from '@exchange/domain';
import { types, type Pool, type PoolClient } from 'pg';
import { inTransaction } from '#db/onConnection';
import { plainDecimal } from '#db/plainDecimal';
import { numberSeal, pictureSeal } from '#identity/papers/places';
import type { Seals } from '#identity/secrets/sealing';
import { personalData, type Part } from './personalData';

type Unsealing = Pick<Seals, 'unseal' | 'unsealBytes'>;

type Row = Record<string, unknown>;

interface Export {
  pool: Pool;
  /** Undefined if the key isn't here; what is sealed is left out then. */
  seals: Unsealing | undefined;
  uniqueId: string;
  at: Date;
  file: string;
}

export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

const { BOOL, INT2, INT4, INT8, NUMERIC, TIMESTAMPTZ, BYTEA, JSONB } = types.builtins;

const readMoment = types.getTypeParser(TIMESTAMPTZ) as (text: string) => Date;

const readInteger = (text: string): number | string => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
};

/** As JSON has it, and exact: money is decimal text. Anything else stays as the database writes it. */
const readers = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => text === 't'],
  [INT2, readInteger],
  [INT4, readInteger],
  [INT8, readInteger],
  [NUMERIC, plainDecimal],
  [TIMESTAMPTZ, (text) => readMoment(text).toISOString()],
  [BYTEA, (text) => Buffer.from(text.slice(2), 'hex').toString('base64')],
  [JSONB, (text) => JSON.parse(text) as unknown],
]);

const getTypeParser = (type: number) => readers.get(type) ?? ((text: string) => text);

/** The addresses that were the trader's, so that nobody gets what was sent to an earlier owner of theirs. */
const readAddresses = async (client: PoolClient, uniqueId: string): Promise<[string[], Date[], Date[]]> => {
  const { rows } = await client.query<{ email: string; since: Date }>(
    'select email, created_at as since from trader where unique_id = $1',
    [uniqueId],
  );
  const { rows: moves } = await client.query<{ from: string; at: Date }>(
    `select payload ->> 'from' as "from", at from committed_event
     where kind = 'account.emailChanged' and payload ->> 'trader' = $1 order by group_number, position`,
    [uniqueId],
  );
  const addresses = [...moves.map(({ from }) => from), ...rows.map(({ email }) => email)];
  const starts = [...rows.map(({ since }) => since), ...moves.map(({ at }) => at)];
  const ends = [...moves.map(({ at }) => at), new Date(8.64e15)];
  return [addresses, starts, ends];
};

const textOf = ({ table, of = '', text, byAddress }: Part): string =>
  text ?? byAddress ?? `select * from ${table} where ${of} = $1`;

interface Sealed {
  column: string;
  open: (sealed: Buffer, row: Row, seals: Unsealing) => string;
}

/** Only the exchange's key reads these. */
const sealed: Readonly<Record<string, Sealed>> = {
  kyc_submission: {
    column: 'document_number',
    open: (bytes, row, seals) => {
      const { unique_id: uniqueId, id } = row as { unique_id: string; id: string };
      return seals.unseal(bytes, numberSeal({ uniqueId, id }));
    },
  },
  kyc_picture: {
    column: 'jpeg',
    open: (bytes, row, seals) => {
      const { unique_id: uniqueId, id, side } = row as { unique_id: string; id: string; side: KycSide };
      return seals.unsealBytes(bytes, pictureSeal({ uniqueId, id, side })).toString('base64');
    },
  },
};

/** Null where it can't be read, for want of the key. */
const openSealed = ({ column, open: read }: Sealed, row: Row, seals: Unsealing | undefined): string | null => {
  try {
    return seals ? read(Buffer.from(String(row[column]), 'base64'), row, seals) : null;
  } catch {
    return null;
  }
};

const unsealedIn = ({ table }: Part, row: Row, seals: Unsealing | undefined): { row: Row; isSealed: boolean } => {
  const kept = sealed[table];
  // Its key may be lost for good.
  if (kept === undefined || row[kept.column] === null) return { row, isSealed: false };
  const value = openSealed(kept, row, seals);
  return { row: { ...row, [kept.column]: value }, isSealed: value === null };
};

const without = (row: Row, names: readonly string[] = []): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** Writes everything held about one person, as it was at one moment, into a new file for its owner's eyes. */
export const writeExport = async ({ pool, seals, uniqueId, at, file }: Export) => {
  const handle = await open(file, 'wx', 0o600);
  let [records, isSealed] = [0, false];
  try {
    await inTransaction(pool, 'begin transaction isolation level repeatable read, read only', async (client) => {
      const addresses = await readAddresses(client, uniqueId);
      await handle.write(`{\n"trader": ${JSON.stringify(uniqueId)},\n"at": ${JSON.stringify(at.toISOString())}`);
      for (const part of personalData) {
        const values = part.byAddress === undefined ? [uniqueId] : addresses;
        const { rows } = await client.query<Row>({ text: textOf(part), values, types: { getTypeParser } });
        const read = rows.map((row) => unsealedIn(part, row, seals));
        isSealed ||= read.some((one) => one.isSealed);
        records += rows.length;
        const shown = read.map(({ row }) => without(row, part.without));
        await handle.write(`,\n${JSON.stringify(part.name)}: ${JSON.stringify(shown, null, 2)}`);
      }
      await handle.write('\n}\n');
    });
    await handle.sync();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return { records, isSealed };
};
