import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';
import { SettingsError } from '../runtime/env';

// A backup is a gzip of text, which `zcat` shows: a line of JSON that says what it is, then for each table a line of
// JSON with its columns, its rows as PostgreSQL's COPY writes them, `\.`, and a line of JSON with how many there were
// and their digest; at the end a line with the digest of all these lines of JSON.

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const header = z.object({
  backup: z.literal('xdc-exchange'),
  format: z.literal(1),
  at: z.iso.datetime(),
  purpose: z.enum(['demo', 'real']),
  postgres: z.object({ version: z.string(), number: count }),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** The last number that each sequence gave. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
});

const tableStart = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const tableEnd = z.object({ table: z.string(), rows: count, sha256: digest });
const fileEnd = z.object({ tables: count, rows: count, sha256: digest });

export type BackupHeader = z.infer<typeof header>;
export type TableStart = z.infer<typeof tableStart>;
type FileEnd = z.infer<typeof fileEnd>;

/** What is wrong with a file, as a sentence for the operator. */
class UnreadableBackup extends SettingsError {}

const cutShort = (): UnreadableBackup =>
  new UnreadableBackup('The backup is incomplete: it ends too early. Use another one. Nothing was restored.');

const damaged = (what: string): UnreadableBackup =>
  new UnreadableBackup(`The backup is damaged: ${what}. Use another one. Nothing was restored.`);

const notABackup = (): UnreadableBackup =>
  new UnreadableBackup('This file is no backup of an exchange that this version can read. Nothing was restored.');

export const sha256 = (): Hash => createHash('sha256');

const parsed = <Schema extends z.ZodType>(schema: Schema, line: string, wrong: () => Error): z.infer<Schema> => {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    throw wrong();
  }
  const { data, success } = schema.safeParse(json);
  if (!success) throw wrong();
  return data;
};

type Source = AsyncIterable<Buffer>;

/** The lines of JSON, and the rows between them. */
export async function* writeBackup(
  head: Omit<BackupHeader, 'backup' | 'format'>,
  tables: AsyncIterable<TableStart & { lines: Source; rows: () => number }>,
): AsyncGenerator<Buffer | string, FileEnd> {
  const all = sha256();
  let [count, total] = [0, 0];
  const json = (value: object): string => {
    const line = `${JSON.stringify(value)}\n`;
    all.update(line);
    return line;
  };
  yield json({ backup: 'xdc-exchange', format: 1, ...head } satisfies BackupHeader);
  for await (const { table, columns, lines, rows } of tables) {
    yield json({ table, columns });
    const hash = sha256();
    for await (const block of lines) {
      hash.update(block);
      yield block;
    }
    yield '\\.\n';
    yield json({ table, rows: rows(), sha256: hash.digest('hex') });
    count += 1;
    total += rows();
  }
  const end = { tables: count, rows: total, sha256: all.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
  return end;
}

const newline = 0x0a;
const terminator = Buffer.from('\n\\.\n');
const terminatorAtStart = terminator.subarray(1);

/** Lines one by one, and rows in blocks of whole lines. */
const createReader = (source: Source) => {
  const iterator = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const more = async (): Promise<void> => {
    const next = await iterator.next().catch(() => {
      // What zlib reports of a file that was cut off or changed.
      throw cutShort();
    });
    if (next.done === true) throw cutShort();
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value]);
  };
  const take = (length: number): Buffer => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  return {
    line: async (): Promise<string> => {
      while (!rest.includes(newline)) await more();
      return take(rest.indexOf(newline) + 1).toString();
    },
    rows: async function* (): AsyncGenerator<Buffer> {
      for (;;) {
        if (rest.subarray(0, terminatorAtStart.length).equals(terminatorAtStart)) break;
        const end = rest.indexOf(terminator);
        // The last line may be the beginning of the terminator.
        const whole = end >= 0 ? end + 1 : rest.subarray(0, -terminatorAtStart.length).lastIndexOf(newline) + 1;
        if (whole > 0) yield take(whole);
        else await more();
      }
      take(terminatorAtStart.length);
    },
  };
};

interface ReadingBackup {
  header: BackupHeader;
  /** Hands over each table. Rejects if anything in the file is not as it was written. */
  eachTable: (take: (table: TableStart, lines: Source) => Promise<number>) => Promise<FileEnd>;
}

/** Reads what the file says of itself; the rows are read by `eachTable`, once. */
export const readBackup = async (source: Source): Promise<ReadingBackup> => {
  const reader = createReader(source);
  const all = sha256();
  const first = await reader.line().catch(() => {
    throw notABackup();
  });
  const head = parsed(header, first, notABackup);
  all.update(first);

  const hashed = async function* (hash: Hash): AsyncGenerator<Buffer> {
    for await (const block of reader.rows()) {
      hash.update(block);
      yield block;
    }
  };

  return {
    header: head,
    eachTable: async (take) => {
      let [count, total] = [0, 0];
      for (;;) {
        const line = await reader.line();
        const wrong = () => damaged('a line can’t be read');
        if (!line.startsWith('{"table"')) {
          const end = parsed(fileEnd, line, wrong);
          if (end.sha256 !== all.digest('hex') || end.tables !== count || end.rows !== total)
            throw damaged('its parts don’t add up');
          return end;
        }
        all.update(line);
        const start = parsed(tableStart, line, wrong);
        const hash = sha256();
        const stored = await take(start, hashed(hash));
        const endLine = await reader.line();
        all.update(endLine);
        const end = parsed(tableEnd, endLine, wrong);
        if (end.table !== start.table || end.rows !== stored || end.sha256 !== hash.digest('hex'))
          throw damaged(`the table ${start.table} isn’t as it was written`);
        count += 1;
        total += stored;
      }
    },
  };
};
