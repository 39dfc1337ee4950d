import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Replay {
  /** The number of timed operations. */
  operations: number;
  tookMs: number;
  tradedLots: number;
  /** Price and lots of each level, best first. */
  left: Record<'buy' | 'sell', [ticks: number, lots: number][]>;
}

export interface Replayer<Outcome> {
  replay: () => Promise<Outcome>;
  end: () => void;
}

/** A process of its own, so that its heap and compiled code can't slow the others down. */
export const startReplayer = <Outcome>(program: string, given: string[]): Replayer<Outcome> => {
  const child = fork(program, given, { cwd: root, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${String(code)}.`);
  });
  ended.catch(() => undefined);
  return {
    replay: async () => {
      const answer = once(child, 'message') as Promise<[Outcome]>;
      child.send('replay');
      const [replay] = await Promise.race([answer, ended]);
      return replay;
    },
    end: () => void child.kill(),
  };
};
