import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { atExit } from '../db/testing/atExit';
import { programs } from '../testing/programs';

export interface Child {
  process: ChildProcess;
  /** Resolves with the exit code, or with null if a signal ended it. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  /** Like a crash: it writes nothing more and informs no one. */
  kill: () => Promise<void>;
}

/** A program in its own process, which sends a message as soon as it is loaded. */
export const forkProgram = async (name: keyof typeof programs, given: readonly string[]): Promise<Child> => {
  const child = fork(programs[name], given, { execArgv: [] });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  // A suspended child wouldn't notice that this process is gone.
  const endNow = atExit(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  void ended.then(endNow);
  const isLoaded = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isLoaded) throw new Error(`The program ${name} ended before it was loaded.`);
  return {
    process: child,
    ended,
    hasEnded,
    kill: async () => {
      endNow();
      await ended;
    },
  };
};
