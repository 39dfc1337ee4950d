import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Alternate, Bench, Side } from '../bench';
import { rateOver } from '../rate';
import { sameEachTime } from '../sameEachTime';
import { startWorker, type Worker } from '../worker';
import type { Replay } from './replay';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const engineProgram = join(root, 'apps/backend/src/engine/fixtures/engineProcess.ts');
const peerProgram = fileURLToPath(new URL('./peerProcess.ts', import.meta.url));
const run = promisify(execFile);

const COMMANDS = 1_000_000;
const MEASURED_MS = 2_000;

/** Prefixes for a peer's ids: engines store numeric and other property names differently. */
const idPrefixes = ['', 'order-'];

const tapes = {
  stationary: '55% rest, 5% cross, 40% are cancelled',
  repricing: '9% rest, 3% cross, 6% are cancelled, 82% change price',
} as const;

type TapeName = keyof typeof tapes;
type Peer = 'nodejs-order-book' | 'hft-limit-order-book';

const engine = (...given: string[]) =>
  run(process.execPath, ['--import', 'tsx', engineProgram, ...given], { cwd: root });

const rateOf =
  (replayer: Worker<Replay>, expectSame: (outcome: unknown) => void): Side =>
  () =>
    rateOver(MEASURED_MS, async () => {
      const { tradedLots, left, ...round } = await replayer.ask();
      expectSame({ tradedLots, left });
      return round;
    });

const measureOn = async (alternate: Alternate, peer: Peer, file: string) => {
  const ours = startWorker<Replay>(engineProgram, 'replay', file);
  const peers = idPrefixes.map((prefix) => startWorker<Replay>(peerProgram, peer, prefix, file));
  const expectSame = sameEachTime('The replays traded differently or left different orders.');
  try {
    return await alternate(rateOf(ours, expectSame), async () => {
      const rates: number[] = [];
      for (const each of peers) rates.push(await rateOf(each, expectSame)());
      return Math.max(...rates);
    });
  } finally {
    await Promise.all([ours, ...peers].map(({ end }) => end()));
  }
};

const engineAgainst = (tape: TapeName, peer: Peer, firstSeed: number): Bench => ({
  name: `engine-${tape}-${peer}`,
  compares: `Operations on a book of about 1,000 orders (${tapes[tape]}), against \`${peer}\` with whichever of two id formats is faster for it; both make the same trades and leave the same book, and ours agreed with a naive book on a million commands beforehand`,
  unit: 'operations/s',
  aim: { is: 'at least', ratio: 10 },
  measure: async (alternate) => {
    await engine('agree', String(firstSeed), String(COMMANDS));
    console.log(`  The book did the same as the naive one ${COMMANDS} times.`);
    const folder = await mkdtemp(join(tmpdir(), 'engine-tape-'));
    try {
      const file = join(folder, tape);
      await engine('make', tape, file);
      return await measureOn(alternate, peer, file);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
});

/** Each starts its random commands where the one before it ended. */
export const engineBenches: readonly Bench[] = [
  engineAgainst('stationary', 'nodejs-order-book', 1),
  engineAgainst('stationary', 'hft-limit-order-book', 1_001),
  engineAgainst('repricing', 'nodejs-order-book', 2_001),
  engineAgainst('repricing', 'hft-limit-order-book', 3_001),
];
