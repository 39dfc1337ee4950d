import type { DatabaseClient } from '../db/client';
import { readPurpose } from '../db/databasePurpose';
import type { Env } from '../runtime/env';
import type { Job } from '../runtime/job';
import { blocksJob } from './chain/blocksJob';
import { createChainCustody, createChains, type Chains } from './chain/chains';
import type { Custody } from './custody';
import { createNoCustody } from './noCustody';

export interface OpenCustodyOptions {
  env: Pick<Env, 'NODE_ENV' | 'CHAIN_BLOCK_MS'>;
  database: Pick<DatabaseClient, 'db' | 'pool'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface OpenedCustody {
  custody: Custody;
  /** The outside world of a demo; undefined if coins are real. */
  chains: Chains | undefined;
  jobs: readonly Job[];
}

/** Simulated chains in a demo. For real coins there is no custody yet. */
export const openCustody = async (options: OpenCustodyOptions): Promise<OpenedCustody> => {
  const { env, database, now } = options;
  const isDemo = env.NODE_ENV !== 'production' && (await readPurpose(database.pool)) === 'demo';
  if (!isDemo) return { custody: createNoCustody(), chains: undefined, jobs: [] };
  const chains = createChains({ db: database.db, now });
  await chains.prepare();
  const jobs = env.CHAIN_BLOCK_MS > 0 ? [blocksJob(chains, env.CHAIN_BLOCK_MS)] : [];
  return { custody: createChainCustody({ db: database.db, now }), chains, jobs };
};
