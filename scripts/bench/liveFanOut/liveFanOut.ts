import { join } from 'node:path';
import { startServer } from '../../steps/program';
import type { Bench } from '../bench';
import { connectHearers } from './hearers';

const root = join(import.meta.dirname, '..', '..', '..');
const ourProgram = 'apps/backend/src/live/fixtures/fanOutProcess.ts';
const peerProgram = 'scripts/bench/liveFanOut/bareProcess.ts';

const HEARERS = 200;
const EVERY_MS = 5;
const WARM_UP = 200;
const MESSAGES = 1_000;
const PATIENCE_MS = 30_000;

const levels = (price: number) =>
  Array.from({ length: 8 }, (_, index) => [`0.05${price + index}`, `${900 + index}.25`]);

const event = JSON.stringify({ pair: 'XDC-USDT', seq: 48211, asks: levels(212), bids: levels(181) });

const tell = async (url: string, messages: number): Promise<number> => {
  const answer = await fetch(`${url}/tell/${messages}`);
  const { cpuMicroseconds } = (await answer.json()) as { cpuMicroseconds: number };
  return cpuMicroseconds;
};

/** Nanoseconds of CPU time that a server needs per message per client. */
const costOf = async (program: string): Promise<number> => {
  const { url, stop } = await startServer(
    (port) => ['--import', 'tsx', program, String(port), event, String(EVERY_MS)],
    { cwd: root, path: '/tell/0', patienceMs: PATIENCE_MS },
  );
  try {
    const hearers = await connectHearers(url, HEARERS);
    await tell(url, WARM_UP);
    const cpuMicroseconds = await tell(url, MESSAGES);
    await hearers.untilHeard(HEARERS * (WARM_UP + MESSAGES));
    hearers.end();
    return (cpuMicroseconds * 1_000) / (HEARERS * MESSAGES);
  } finally {
    await stop();
  }
};

export const liveFanOut: Bench = {
  name: 'live-fan-out',
  compares: `Server CPU time per delivered message, with a book event sent to ${HEARERS} sockets ${1_000 / EVERY_MS} times a second, against a bare \`ws\` server that writes the same bytes, already framed`,
  unit: 'ns',
  aim: { is: 'at most', ratio: 1.2 },
  measure: (alternate) =>
    alternate(
      () => costOf(ourProgram),
      () => costOf(peerProgram),
    ),
};
