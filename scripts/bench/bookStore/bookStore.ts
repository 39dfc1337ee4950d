import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alternate, Bench, Side } from '../bench';
import { buildModule } from '../homeJavascript/build';
import { rateOver } from '../rate';
import { sameEachTime } from '../sameEachTime';
import { startWorker, type Worker } from '../worker';
import type { Replay } from './replay';
import { LEVELS_A_SIDE, makeTape } from './tape';

const ourProgram = fileURLToPath(new URL('./ourProcess.ts', import.meta.url));
const peerProgram = fileURLToPath(new URL('./peerProcess.ts', import.meta.url));
const liveBook = 'src/trading/live/bookStore.ts';

const SEED = 1;
const UPDATES = 1_000_000;
const MEASURED_MS = 2_000;

const rateOf =
  (replayer: Worker<Replay>, expectSame: (outcome: unknown) => void): Side =>
  () =>
    rateOver(MEASURED_MS, async () => {
      const { updates, tookMs, shown } = await replayer.ask();
      expectSame(shown);
      return { operations: updates, tookMs };
    });

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
  const replayers: Worker<Replay>[] = [];
  try {
    const tape = join(folder, 'tape.json');
    await writeFile(tape, JSON.stringify(makeTape(SEED, UPDATES, levelsAnEvent)));
    const ours = startWorker<Replay>(ourProgram, await writeLiveBook(folder), tape);
    const peer = startWorker<Replay>(peerProgram, tape);
    replayers.push(ours, peer);
    const expectSame = sameEachTime('The two sides show different books.');
    return await alternate(rateOf(ours, expectSame), rateOf(peer, expectSame));
  } finally {
    await Promise.all(replayers.map(({ end }) => end()));
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
