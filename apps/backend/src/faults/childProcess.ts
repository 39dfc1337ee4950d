import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { atExit } from '../db/testing/atExit';
import { programs } from '../testing/programs';

export interface Child {
  process: ChildProcess;
  /** Resolves with the exit code, or with nothing where a signal ended it. */
  ended: Promise<number | null>;
  hasEnded: () => boolean;
  /** As a crash would: nothing is written any more, nobody is told. */
  kill: () => Promise<void>;
}

/** A program in a process of its own, which says something as soon as it is loaded. */
export const forkProgram = async (name: keyof typeof programs, given: readonly string[]): Promise<Child> => {
  const child = fork(programs[name], given, { execArgv: [] });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  // One that is stopped would not notice that this process is gone.
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
