import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs in the exchange before anything else, and reads now and then how far its clock is ahead. */
const moving = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const now = Date.now;
  let ahead = 0;
  const read = () => { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')); };
  read();
  setInterval(read, 100).unref();
  Date.now = () => now() + ahead;
`;

/** A clock for an exchange of its own, which has no setting for it: nobody should be able to move it where money is. */
export const createMovableClock = async (startAt: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-clock-'));
  const file = join(folder, 'ahead');
  let ahead = startAt - Date.now();
  const write = () => writeFileSync(file, String(ahead));
  write();
  return {
    settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(moving(file))}` },
    ahead: (): number => ahead,
    now: (): number => Date.now() + ahead,
    forward: (milliseconds: number): void => {
      ahead += milliseconds;
      write();
    },
    remove: (): Promise<void> => rm(folder, { recursive: true, force: true }),
  };
};

export type MovableClock = Awaited<ReturnType<typeof createMovableClock>>;
