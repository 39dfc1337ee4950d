import { changePasswordMachine, type ChangePasswordAnswer, type PasswordChange } from '@exchange/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { refreshTrader } from '#shared/serverState/refreshTrader.ts';
import { keepFlow, type Flow } from '#shared/services/keepFlow.ts';
import { traderNow } from '#shared/session/session.ts';
import { followTwoFactor, knownSecondFactor } from '../twoFactorStatus';
import { changePasswordSays } from './texts';

export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>;

/** Continues while its screen is closed: a change that was sent may have been made. */
export const changePasswordFlow: Flow<ChangePasswordActor> = keepFlow({
  create: (app) => {
    const { client, session } = app.services;
    const changePassword = fromPromise<ChangePasswordAnswer, PasswordChange>(({ input: { code, ...form } }) =>
      client.accounts.changePassword({
        user_id: traderNow(session) ?? '',
        ...form,
        ...(code === undefined ? {} : { code }),
      }),
    );
    const machine = changePasswordMachine.provide({ actors: { changePassword } });
    return createActor(machine, { input: { hasTwoFactor: knownSecondFactor(app) === 'app' } });
  },
  says: changePasswordSays,
  join: (actor, app, onStop) => {
    onStop(followTwoFactor(app, (factor) => actor.send({ type: 'status.changed', isOn: factor === 'app' })));
    // Changing the password makes withdrawals wait.
    actor.on('password.changed', () => refreshTrader(app.queries, traderNow(app.services.session)));
  },
});
