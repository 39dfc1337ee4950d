import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The exchange caches the clock for this long. */
const freshMs = 20;

/** Runs in the exchange before anything else, and regularly reads how far its clock is ahead. */
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

const fileIn = (dataDir: string): string => join(dataDir, 'clock');

/** Has programs that work with this data folder see the exchange's time, where that is moved. */
export const clockIn = (dataDir: string): Record<string, string> => {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return {};
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(moving(file))}` };
};

/** A clock for a separate exchange, which has no setting for it: no one should be able to move it where money is. */
export const createMovableClock = (startAt = Date.now()) => {
  let ahead = startAt - Date.now();
  let file = '';
  const write = () => {
    writeFileSync(`${file}.new`, String(ahead));
    // In one step, or the exchange might read half of it.
    renameSync(`${file}.new`, file);
  };
  return {
    /** For the exchange that uses it, whose data folder holds the file. */
    settingsIn: (dataDir: string): Record<string, string> => {
      file = fileIn(dataDir);
      write();
      return clockIn(dataDir);
    },
    now: (): number => Date.now() + ahead,
    /** Resolves once the exchange uses the new time. */
    forward: async (milliseconds: number): Promise<void> => {
      ahead += milliseconds;
      write();
      await pause(2 * freshMs);
    },
  };
};

export type MovableClock = ReturnType<typeof createMovableClock>;
