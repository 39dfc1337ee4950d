import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client';
import type { Command } from '../exchange/commands';
import type { Warrant } from '../inbox/warrant';
import { isSigned, readRoster } from './warrants/roster';

interface Line extends Record<string, unknown> {
  place: string;
  hash: string;
  /** In microseconds since 1970. */
  at: string;
  who: string;
  why: string;
  words: string;
  id: string | null;
  /** Of the command that it became; null for what needed none. */
  command: Command | null;
  warrant: Warrant | null;
}

export interface ChainReport {
  lines: number;
  /** How many of them an operator signed. */
  signed: number;
  /** The last hash, by which all lines can be recognised later. */
  head: string;
  /** Whether the hash that was noted earlier is still part of it. */
  hasNoted: boolean;
  /** What is wrong, line by line. */
  wrong: string[];
}

const partOf = (part: string | null): string => (part === null ? '-' : `${String(Buffer.byteLength(part))}:${part}`);

/** As the database computes it, but here, so that a changed function there is noticed. */
const hashOf = (previous: Buffer, { place, at, who, why, words, id }: Line): Buffer =>
  createHash('sha256').update(previous).update([place, at, who, why, words, id].map(partOf).join(',')).digest();

const isSignedAs = (exchange: string, { who, why, words, id, command }: Line, warrant: Warrant): boolean =>
  id !== null &&
  command !== null &&
  warrant.by === who &&
  warrant.why === why &&
  warrant.words === words &&
  isSigned(exchange, { id, command, warrant });

const atOnce = 1_000;

async function* readLines(queries: Queries): AsyncGenerator<Line> {
  for (let after = '0'; ;) {
    const { rows } = await queries.execute<Line>(
      sql`select place::text, encode(operator_action.hash, 'hex') as hash,
            (extract(epoch from operator_action.at) * 1000000)::bigint::text as at, who, why, words, inbox_id as id,
            command, warrant
          from operator_action left join inbox on inbox.id = inbox_id
          where operator_action.place > ${after}::bigint order by operator_action.place limit ${atOnce}`,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.place;
  }
}

interface Unlogged extends Record<string, unknown> {
  id: string;
  command: Command;
  warrant: Warrant;
}

/** Commands that somebody signed and handed over without the program that keeps the line. What was refused did nothing. */
const readUnlogged = async (queries: Queries, exchange: string): Promise<Unlogged[]> => {
  const { rows } = await queries.execute<Unlogged>(
    sql`select id, command, warrant from inbox
        where jsonb_typeof(warrant) = 'object' and (outcome is null or outcome ? 'done')
          and not exists (select from operator_action where inbox_id = inbox.id) order by number`,
  );
  return rows.filter((one) => isSigned(exchange, one));
};

/** Recomputes the whole chain, and checks the signatures of what was signed. */
export const verifyLog = async (queries: Queries, noted?: string): Promise<ChainReport> => {
  const { exchange } = await readRoster(queries);
  const report: ChainReport = { lines: 0, signed: 0, head: '', hasNoted: noted === undefined, wrong: [] };
  let previous: Buffer = Buffer.alloc(0);
  for await (const line of readLines(queries)) {
    report.lines += 1;
    const name = `Line ${line.place} (${line.who}: ${line.words})`;
    if (line.place !== String(report.lines)) report.wrong.push(`${name} doesn't follow the one before.`);
    if (hashOf(previous, line).toString('hex') !== line.hash) report.wrong.push(`${name} was changed.`);
    if (line.warrant !== null && isSignedAs(exchange, line, line.warrant)) report.signed += 1;
    else if (line.warrant !== null) report.wrong.push(`${name} isn't what was signed.`);
    previous = Buffer.from(line.hash, 'hex');
    report.head = line.hash;
    report.hasNoted ||= line.hash === noted;
  }
  for (const { id, command, warrant } of await readUnlogged(queries, exchange))
    report.wrong.push(`Command ${id} (${warrant.by}: ${command.kind}) was signed, and has no line.`);
  return report;
};
