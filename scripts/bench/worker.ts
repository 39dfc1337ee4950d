import { fork } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../steps/repositoryFiles';

export interface Worker<Answer> {
  /** Resolves with the answer to this request; rejects if the process ends first. */
  ask: () => Promise<Answer>;
  end: () => Promise<void>;
}

/** A process of its own for each task, so that its heap and compiled code can't slow the others down. */
export const startWorker = <Answer>(program: string, ...given: string[]): Worker<Answer> => {
  const child = fork(program, given, { cwd: root, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  return {
    ask: async () => {
      const answered = once(child, 'message') as Promise<[Answer]>;
      const failed = ended.then(([code]): never => {
        throw new Error(`${program} ended with ${String(code)}.`);
      });
      child.send('go on');
      const [answer] = await Promise.race([answered, failed]);
      return answer;
    },
    end: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
