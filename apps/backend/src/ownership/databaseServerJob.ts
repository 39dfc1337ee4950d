import { explain } from '../explain';
import type { Job } from '../runtime/job';

/** Restarts the exchange's embedded database server when it stops, because nothing else would. */
export const databaseServerJob = (keepRunning = async (): Promise<void> => undefined): Job => ({
  name: 'database-server',
  everyMs: 1_000,
  work: async () => {
    try {
      await keepRunning();
    } catch (error) {
      throw new Error(explain(error, 'The database could not be started again.'), { cause: error });
    }
  },
});
