import { withDataFolder } from '../../steps/exchange';
import { startWorker } from '../worker';

const program = 'apps/backend/src/exchange/bench/fixtures/submitProcess.ts';

export const startTask = <Answer>(task: string, ...given: string[]) => startWorker<Answer>(program, task, ...given);

/** Runs a durable PostgreSQL with traders and full books while `work` runs. */
export const withFilledDatabase = <Outcome>(
  work: (connectionString: string, dataDir: string) => Promise<Outcome>,
): Promise<Outcome> =>
  withDataFolder(async (dataDir) => {
    const database = startTask<{ connectionString: string }>('database', dataDir);
    try {
      const { connectionString } = await database.ask();
      return await work(connectionString, dataDir);
    } finally {
      await database.end();
    }
  });
