import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContractDocument } from '../contract/document';
import { embeddedPlaces, pactOf, readReads, verifierArguments, type PactFile } from './pactFiles';
import { createSchemaReader, createWordings, plantFaults, type Path, type PlantedFault } from './plantedFaults';
import type { Exchanged } from './relay';
import { startReplay } from './replay';
import { runProgram } from './runProgram';
import { createSchemaWatch } from './schemaWatch';

/** A fault in the answer to one interaction of a pact. */
interface Planted extends PlantedFault {
  description: string;
}

/** Where the verifier saw something wrong, by the description of the interaction; `$.data[0].price`, `$`. */
type Seen = ReadonlyMap<string, readonly string[]>;

interface Report {
  errors: { interaction: string; mismatch: { mismatches?: { path: string; mismatch: string }[] } }[];
}

const written = (path: Path): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')}`;

/** A key that is missing is reported in the place where it should be. */
const placesOf = ({ path, mismatch }: { path: string; mismatch: string }): string[] => {
  const missing = /missing the following keys: (.+)$/.exec(mismatch)?.[1];
  return missing === undefined ? [path] : missing.split(', ').map((key) => `${path}.${key}`);
};

const readSeen = (report: string): Seen => {
  const { errors } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return new Map(
    errors.map(({ interaction, mismatch: { mismatches = [] } }) => [
      interaction.slice(interaction.lastIndexOf(' - ') + 3),
      mismatches.flatMap(placesOf),
    ]),
  );
};

const isState = ({ path }: Exchanged): boolean => path === embeddedPlaces.states;

const isSetup = (exchanged: Exchanged): boolean =>
  isState(exchanged) && (JSON.parse(exchanged.asked.toString()) as { action: string }).action === 'setup';

/** What was heard for each interaction: its states, the call, and their ends. */
const byInteraction = (heard: readonly Exchanged[]): Exchanged[][] => {
  const parts: Exchanged[][] = [];
  for (const exchanged of heard) {
    const part = parts.at(-1);
    const isNext = isSetup(exchanged) && part?.some((one) => !isState(one)) === true;
    if (!part || isNext) parts.push([exchanged]);
    else part.push(exchanged);
  }
  return parts;
};

/** An interaction that was heard: what the front end reads of its answer, and what it got. */
interface Played {
  description: string;
  read: unknown;
  part: Exchanged[];
}

const answerOf = ({ part }: Played): Exchanged | undefined => part.find((exchanged) => !isState(exchanged));

const withFaults = ({ description, part }: Played, faults: readonly Planted[]): Exchanged[] => {
  const planted = faults.filter((fault) => fault.description === description);
  return part.map((exchanged) => {
    if (isState(exchanged)) return exchanged;
    const answer: unknown = JSON.parse(exchanged.answer.toString());
    return {
      ...exchanged,
      answer: Buffer.from(JSON.stringify(planted.reduce((whole, { plantIn }) => plantIn(whole), answer))),
    };
  });
};

/** Has the verifier look at the answers with these faults in them, all at once. */
const verifyWith = async (file: PactFile, played: readonly Played[], faults: readonly Planted[]): Promise<Seen> => {
  const faulty = new Set(faults.map(({ description }) => description));
  const heard = played.filter(({ description }) => faulty.has(description)).flatMap((one) => withFaults(one, faults));
  const folder = mkdtempSync(join(tmpdir(), 'exchange-faults-'));
  const replay = await startReplay(heard);
  try {
    const [pact, report] = [join(folder, 'pact.json'), join(folder, 'report.json')];
    writeFileSync(pact, pactOf(file, faulty));
    const given = verifierArguments(file, replay.port, '/api', embeddedPlaces, pact);
    await runProgram('pact-verifier', [...given, '--json', report]);
    return readSeen(report);
  } finally {
    await replay.close();
    rmSync(folder, { recursive: true });
  }
};

const isWithin = (inner: string, outer: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

/** Faults that don't get into each other's way: at most one if the verifier couldn't tell them apart before. */
const compatible = (faults: readonly Planted[], alone: ReadonlySet<string>): Planted[] => {
  const chosen: Planted[] = [];
  for (const fault of faults) {
    const others = chosen.filter(({ description }) => description === fault.description);
    const at = written(fault.path);
    const isFree = alone.has(fault.description)
      ? others.length === 0
      : others.every(({ path }) => !isWithin(at, written(path)) && !isWithin(written(path), at));
    if (isFree) chosen.push(fault);
  }
  return chosen;
};

/** The faults that the verifier doesn't see. */
const unseen = async (
  verify: (faults: readonly Planted[]) => Promise<Seen>,
  planted: readonly Planted[],
): Promise<Planted[]> => {
  const missed: Planted[] = [];
  const alone = new Set<string>();
  let left = [...planted];
  while (left.length > 0) {
    const chosen = compatible(left, alone);
    const seen = await verify(chosen);
    const settled = new Set<Planted>();
    for (const fault of chosen) {
      const { description } = fault;
      const at = written(fault.path);
      const places = seen.get(description) ?? [];
      const isSeen = places.some((place) => isWithin(place, at));
      const isCovered = places.some((place) => isWithin(at, place));
      const isOnly = chosen.filter((other) => other.description === description).length === 1;
      if (isSeen || (isCovered && isOnly)) settled.add(fault);
      else if (isCovered) alone.add(description);
      else {
        settled.add(fault);
        missed.push(fault);
      }
    }
    left = left.filter((fault) => !settled.has(fault));
  }
  return missed;
};

/**
 * Plants every fault into the answers that were heard, and says which ones neither schema nor pacts catch. Interactions
 * whose answers are read in full in another pact are left out.
 */
export const scoreFaults = async (
  document: ContractDocument,
  file: PactFile,
  heard: readonly Exchanged[],
  isElsewhere: (description: string) => boolean,
) => {
  const { expectedOf } = createSchemaWatch(document, '/api');
  const schemasIn = createSchemaReader(document);
  const wordingsIn = createWordings(document);
  const parts = byInteraction(heard);
  const played = readReads(file)
    .map((one, index): Played => ({ ...one, part: parts[index] ?? [] }))
    .filter(({ description }) => !isElsewhere(description));
  const planted: Planted[] = [];
  const past: Planted[] = [];
  for (const one of played) {
    const answered = answerOf(one);
    const expected = answered && expectedOf(answered);
    if (!expected || answered.answer.length === 0) continue;
    const answer: unknown = JSON.parse(answered.answer.toString());
    const { schemaAt } = expected;
    const documented = {
      schemasAt: (path: Path) => schemasIn(schemaAt, path),
      wordings: wordingsIn(schemaAt, schemasIn(schemaAt, [])),
    };
    for (const fault of plantFaults(documented, one.read, answer)) {
      const named = { ...fault, description: one.description };
      planted.push(named);
      if (!expected.check?.(fault.plantIn(answer))) past.push(named);
    }
  }
  return { planted, missed: await unseen((faults) => verifyWith(file, played, faults), past) };
};
