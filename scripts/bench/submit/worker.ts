import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withDataFolder } from '../../steps/exchange';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = 'apps/backend/src/exchange/bench/fixtures/submitProcess.ts';

/** A process of its own for each task, so that nobody's objects or habits slow somebody else down. */
export const startWorker = (task: string, ...given: string[]) => {
  const child = fork(program, [task, ...given], { cwd: root, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  return {
    /** Answers once what was asked before is done. */
    ask: async <Answer>(): Promise<Answer> => {
      const answered = once(child, 'message') as Promise<[Answer]>;
      const failed = ended.then(([code]): never => {
        throw new Error(`The task ${task} ended with ${String(code)}.`);
      });
      child.send('go on');
      const [answer] = await Promise.race([answered, failed]);
      return answer;
    },
    end: async (): Promise<void> => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};

export type Worker = ReturnType<typeof startWorker>;

/** A durable PostgreSQL with traders and full books, for the time of the work. */
export const withFilledDatabase = <Outcome>(
  work: (connectionString: string, dataDir: string) => Promise<Outcome>,
): Promise<Outcome> =>
  withDataFolder(async (dataDir) => {
    const database = startWorker('database', dataDir);
    try {
      const { connectionString } = await database.ask<{ connectionString: string }>();
      return await work(connectionString, dataDir);
    } finally {
      await database.end();
    }
  });
