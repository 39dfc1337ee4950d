import { defineArea } from '../../area/area';
import { invitationDueHandlers } from './invitationMail';
import { referralLetters, referralTexts } from './letters';
import { referralCommands } from './operator';
import { followReferralRewards } from './referralFeed';
import { referralFormChecks, referralTraderHandlers } from './referralHandlers';
import { followReferrals } from './rewards/rewardJob';
import { referralKinds } from './rewards/rewarding';

export const referral = defineArea({
  name: 'referral',
  commands: () => referralKinds,
  letters: { texts: referralTexts, afterCommit: referralLetters },
  operator: referralCommands,
  open: ({ core, database: { pool }, exchange, log, mailer, status }) => ({
    traderCalls: referralTraderHandlers({ core, isRegistrationOpen: status.isRegistrationOpen }),
    formChecks: referralFormChecks,
    jobs: (background) => followReferrals({ background, pool, exchange, log }),
    dueWork: invitationDueHandlers({ mailer }),
    feed: (live) => ({ stop: followReferralRewards({ exchange, live }) }),
  }),
});
