import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withDataFolder } from '../../steps/exchange';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const program = 'apps/backend/src/exchange/bench/fixtures/submitProcess.ts';

/** A process of its own for each task, so that its heap and compiled code can't slow the others down. */
export const startWorker = (task: string, ...given: string[]) => {
  const child = fork(program, [task, ...given], { cwd: root, execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  return {
    /** Resolves once all earlier requests are done. */
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

/** Runs a durable PostgreSQL with traders and full books while `work` runs. */
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
