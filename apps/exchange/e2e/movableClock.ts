import { renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** For so long the exchange goes by what it read last. */
const freshMs = 20;

/** Runs in the exchange before anything else, and reads now and then how far its clock is ahead. */
const moving = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const now = Date.now;
  let ahead = 0;
  let readAt = 0;
  Date.now = () => {
    const here = now();
    if (here - readAt >= ${freshMs}) {
      ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
      readAt = here;
    }
    return here + ahead;
  };
`;

/** A clock for an exchange of its own, which has no setting for it: nobody should be able to move it where money is. */
export const createMovableClock = async (startAt = Date.now()) => {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-clock-'));
  const file = join(folder, 'ahead');
  let ahead = startAt - Date.now();
  const write = () => {
    writeFileSync(`${file}.new`, String(ahead));
    // In one step, or the exchange might read half of it.
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(moving(file))}` },
    now: (): number => Date.now() + ahead,
    /** Resolves once the exchange goes by it. */
    forward: async (milliseconds: number): Promise<void> => {
      ahead += milliseconds;
      write();
      await pause(2 * freshMs);
    },
    remove: (): Promise<void> => rm(folder, { recursive: true, force: true }),
  };
};

export type MovableClock = Awaited<ReturnType<typeof createMovableClock>>;
