import { twoFactorMachine } from '@exchange/machines';
import { createActor, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import type { RunningApp } from '#shared/services/runningApp.ts';
import { traderNow } from '#shared/session/session.ts';
import { followTwoFactor, knownSecondFactor } from '../../twoFactorStatus';
import { twoFactorSays } from './texts';
import { twoFactorEffects } from './twoFactorEffects';

export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>;

const inputOf = (app: RunningApp) => ({
  userId: traderNow(app.services.session) ?? '',
  factor: knownSecondFactor(app),
  now: app.services.now,
});

/** Continues while its screen is closed, since a change that was sent may have been made. */
export const twoFactorFlow: Flow<TwoFactorActor> = keepFlow({
  create: (app) => createActor(twoFactorMachine.provide(twoFactorEffects(app)), { input: inputOf(app) }),
  says: twoFactorSays,
  join: (actor, app, onStop) => {
    onStop(followTwoFactor(app, (factor) => actor.send({ type: 'status.changed', factor })));
    // Withdrawals depend on it.
    actor.on('twoFactor.switched', () => refreshTrader(app.queries, traderNow(app.services.session)));
  },
});
