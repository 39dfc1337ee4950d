import type { DatabaseClient } from '../db/client';
import { readKind } from '../db/databaseKind';
import type { BackgroundWork } from '../runtime/backgroundWork';
import type { Env } from '../runtime/env';
import { blocksJob } from './chain/blocksJob';
import { createChainCustody, createChains, type Chains } from './chain/chains';
import type { Custody } from './custody';
import { createNoCustody } from './noCustody';

export interface OpenCustodyOptions {
  env: Pick<Env, 'NODE_ENV' | 'CHAIN_BLOCK_MS'>;
  database: Pick<DatabaseClient, 'db' | 'pool'>;
  /** Milliseconds since 1970. */
  now: () => number;
  background: Pick<BackgroundWork, 'add'>;
}

export interface OpenedCustody {
  custody: Custody;
  /** The outside world of a demo; undefined if coins are real. */
  chains: Chains | undefined;
}

/** Simulated chains in a demo. For real coins there is no custody yet. */
export const openCustody = async (options: OpenCustodyOptions): Promise<OpenedCustody> => {
  const { env, database, now, background } = options;
  const isDemo = env.NODE_ENV !== 'production' && (await readKind(database.pool)) === 'demo';
  if (!isDemo) return { custody: createNoCustody(), chains: undefined };
  const chains = createChains({ db: database.db, now });
  await chains.prepare();
  if (env.CHAIN_BLOCK_MS > 0) background.add(blocksJob(chains, env.CHAIN_BLOCK_MS));
  return { custody: createChainCustody({ db: database.db, now }), chains };
};
