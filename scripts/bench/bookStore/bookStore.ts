import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alternate, Bench, Side } from '../bench';
import { startReplayer, type Replayer } from '../engine/replayer';
import { buildModule } from '../homeJavascript/build';
import type { Replay } from './replay';
import { LEVELS_A_SIDE, makeTape } from './tape';

const ourProgram = fileURLToPath(new URL('./ourProcess.ts', import.meta.url));
const peerProgram = fileURLToPath(new URL('./peerProcess.ts', import.meta.url));
const liveBook = 'src/trading/live/bookStore.ts';

const SEED = 1;
const UPDATES = 1_000_000;
const MEASURED_MS = 2_000;

/** Checks that both sides end with the same book, each time. */
const createWitness = () => {
  let first: Replay['shown'] | undefined;
  return ({ shown }: Replay): void => {
    first ??= shown;
    deepStrictEqual(shown, first, 'The two sides show different books.');
  };
};

const rateOf =
  (replayer: Replayer<Replay>, witness: (replay: Replay) => void): Side =>
  async () => {
    let updates = 0;
    let tookMs = 0;
    while (tookMs < MEASURED_MS) {
      const replay = await replayer.replay();
      witness(replay);
      updates += replay.updates;
      tookMs += replay.tookMs;
    }
    return (updates / tookMs) * 1_000;
  };

/** The store as it is built for the application, without a page. */
const writeLiveBook = async (folder: string): Promise<string> => {
  const { chunks } = await buildModule(liveBook);
  const [only, ...others] = chunks;
  if (!only || others.length > 0) throw new Error(`${liveBook} was built into ${chunks.length} files.`);
  const file = join(folder, 'liveBook.mjs');
  await writeFile(file, only.code);
  return file;
};

const measure = async (alternate: Alternate, levelsAnEvent: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'book-tape-'));
  const replayers: Replayer<Replay>[] = [];
  try {
    const tape = join(folder, 'tape.json');
    await writeFile(tape, JSON.stringify(makeTape(SEED, UPDATES, levelsAnEvent)));
    const ours = startReplayer<Replay>(ourProgram, [await writeLiveBook(folder), tape]);
    const peer = startReplayer<Replay>(peerProgram, [tape]);
    replayers.push(ours, peer);
    const witness = createWitness();
    return await alternate(rateOf(ours, witness), rateOf(peer, witness));
  } finally {
    for (const { end } of replayers) end();
    await rm(folder, { recursive: true });
  }
};

const work = `in a book of ${LEVELS_A_SIDE} levels a side, with the best of each side read after each event and the whole book after 50 updates, against \`orderbooks\`, which is given numbers and checks no sequence; both end with the same 15 levels on screen`;

export const bookStores: readonly Bench[] = [
  {
    name: 'book-store',
    compares: `Levels that the application's live book applies per second of CPU time, from wire text to text, one per event, ${work}`,
    unit: 'operations/s',
    aim: { is: 'at least', ratio: 50 },
    measure: (alternate) => measure(alternate, 1),
  },
  {
    name: 'book-store-gathered',
    compares: `Levels that the application's live book applies per second of CPU time, from wire text to text, 25 per event, as the server gathers them at 500 orders a second, ${work}`,
    unit: 'operations/s',
    measure: (alternate) => measure(alternate, 25),
  },
];
