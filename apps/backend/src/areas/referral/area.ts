import { defineArea } from '../../area/area';
import { invitationDueHandlers } from './invitationMail';
import { referralLetters, referralTexts } from './letters';
import { referralCommands } from './operator';
import { followReferralRewards } from './referralFeed';
import { referralFormChecks, referralTraderHandlers } from './referralHandlers';
import { readIsUsedUp } from './rewards/budget';
import { followReferrals } from './rewards/rewardJob';
import { referralKinds } from './rewards/rewarding';

export const referral = defineArea({
  name: 'referral',
  commands: ({ env }) => referralKinds({ budget: env.REFERRAL_BUDGET, isPerNetwork: env.REWARD_PER_NETWORK }),
  letters: { texts: referralTexts, afterCommit: referralLetters },
  operator: referralCommands,
  open: ({ core, database: { pool }, env: { REFERRAL_BUDGET: budget }, status }) => ({
    traderCalls: referralTraderHandlers({
      core,
      isRegistrationOpen: status.isRegistrationOpen,
      isBudgetUsedUp: () => readIsUsedUp(pool, budget),
    }),
    formChecks: referralFormChecks,
  }),
  run: ({ database: { pool }, env: { REFERRAL_BUDGET: budget }, exchange, log, mailer }) => ({
    jobs: (background) => followReferrals({ background, pool, budget, exchange, log }),
    dueWork: invitationDueHandlers({ mailer }),
    feed: (live) => ({ stop: followReferralRewards({ exchange, live }) }),
  }),
});
