import { join } from 'node:path';
import { buildIfNeeded } from '../../steps/build.mjs';
import { startExchange, withDataFolder } from '../../steps/exchange';
import { postgresIn, type Postgres } from '../../steps/postgres';
import type { RunningServer } from '../../steps/program';
import type { Alternate, Bench } from '../bench';
import { startBareServer } from './bareServer';

const root = join(import.meta.dirname, '..', '..', '..');

/** As `npm start` without any settings. Changed sources are built beforehand, outside the measured time. */
const startPlainly = async (dataDir: string): Promise<RunningServer> => {
  buildIfNeeded(root);
  return startExchange(dataDir, { NODE_ENV: undefined });
};

const bareStart = async (postgres: Postgres): Promise<number> => {
  const begin = performance.now();
  try {
    await postgres.start();
    const server = await startBareServer();
    const took = performance.now() - begin;
    await server.stop();
    return took;
  } finally {
    await postgres.stop();
  }
};

const measure = (alternate: Alternate) =>
  withDataFolder(async (dataDir) => {
    const first = await startPlainly(dataDir);
    await first.stop();
    const postgres = await postgresIn(dataDir);
    if (!postgres) throw new Error(`The database's user can't access ${dataDir}. Set TMPDIR to a folder it can enter.`);
    return alternate(
      async () => {
        const exchange = await startPlainly(dataDir);
        await exchange.stop();
        // If it kept running, the next start would only reuse it.
        await postgres.stop();
        return exchange.startedInMs;
      },
      () => bareStart(postgres),
    );
  });

export const startSecondTime: Bench = {
  name: 'start-second-time',
  compares:
    '`npm start` with everything built and data from an earlier start, from `node scripts/start.mjs` until `/api/health` answers 200, against starting the same PostgreSQL with `pg_ctl` and then a bare Fastify server',
  unit: 'ms',
  aim: { is: 'at most', ratio: 3 },
  measure,
};
