import { defineArea, type Services } from '../../area/area';
import { keepAction } from '../../operator/actions';
import { kycKinds } from './deciding';
import { followKyc } from './kycFeed';
import { kycTraderHandlers } from './kycHandlers';
import { kycFormChecks } from './kycFormChecks';
import { revokeCommand } from './revokeOperator';
import { revokeKyc } from './revoking';
import { kycRoutes } from './kycRoutes';
import { kycLetters, kycTexts } from './letters';
import { kycCommands } from './operator';
import type { Job } from '../../runtime/job';
import { createKycStore } from '../../identity/papers/kycStore';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Deletes pictures that were never submitted. */
const sweepJob = ({ core, now }: Pick<Services, 'core' | 'now'>): Job => ({
  name: 'kyc-retention',
  everyMs: hour,
  work: () => createKycStore(core.db, core.seals).sweep(new Date(now() - day)),
});

/** Identity documents: submitted by traders, decided by operators. */
export const kyc = defineArea({
  name: 'kyc',
  commands: () => [...kycKinds, revokeKyc],
  letters: { texts: kycTexts, afterCommit: kycLetters },
  operator: [...kycCommands, revokeCommand],
  open: ({ core, traderOf, now }) => ({
    traderCalls: kycTraderHandlers(core),
    formChecks: kycFormChecks({ now }),
    routes: (api) => kycRoutes(api, { core: { ...core, keepAction }, traderOf }),
  }),
  run: ({ core, exchange, now }) => ({
    retention: [sweepJob({ core, now })],
    feed: (live) => ({ stop: followKyc({ exchange, live }) }),
  }),
});
