import { assetSymbols } from '@exchange/domain';
import type { Job } from '../../runtime/job';
import type { Chains } from './chains';

/** Adds a block to each chain at regular intervals. */
export const blocksJob = (chains: Pick<Chains, 'mine'>, everyMs: number): Job => ({
  name: 'chain-blocks',
  everyMs,
  firstAfterMs: everyMs,
  jitter: 0,
  work: async (stopping) => {
    for (const asset of assetSymbols) if (!stopping.aborted) await chains.mine(asset, 1);
  },
});
