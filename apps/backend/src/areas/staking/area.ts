import { defineArea } from '../../area/area';
import { pastHandlers } from '../../replica/reads';
import { stakingLetters, stakingTexts } from './letters';
import { stakingCommands } from './operator';
import { createStakingKinds } from './stakes/stakeKinds';
import { followStakes } from './stakes/stakingJob';
import { followStaking } from './stakingFeed';
import { stakingHandlers, stakingRewardHandlers, stakingTraderHandlers } from './stakingHandlers';
import { stakingFormChecks } from './stakingFormChecks';

export const staking = defineArea({
  name: 'staking',
  commands: ({ env }) => createStakingKinds({ returnDays: env.STAKING_RETURN_DAYS }),
  letters: { texts: stakingTexts, afterCommit: stakingLetters },
  operator: stakingCommands,
  open: ({ core, database: { pool }, env, exchange, reads }) => ({
    publicCalls: stakingHandlers({ queries: pool }),
    traderCalls: {
      ...stakingTraderHandlers({ queries: pool, exchange, accounts: core, returnDays: env.STAKING_RETURN_DAYS }),
      ...pastHandlers(reads, ['stakingRewards'], (source) => stakingRewardHandlers(source.pool)),
    },
    formChecks: stakingFormChecks,
  }),
  run: ({ database: { pool }, exchange, log, now }) => ({
    jobs: (background) => followStakes({ background, pool, exchange, log, now }),
    feed: (live) => ({ stop: followStaking({ exchange, live }) }),
  }),
});
