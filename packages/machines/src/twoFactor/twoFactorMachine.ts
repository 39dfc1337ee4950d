import { awaitingAppCode, switching } from './appCodeStates';
import { awaitingEmailCode, requesting, verifying } from './emailCodeStates';
import { overtaken, unconfirmed } from './statusStates';
import { firstContext, holding, starting, twoFactorSetup } from './twoFactorSetup';

/**
 * Changes what a sign-in asks for after the password: the authenticator app, a code by email, or nothing. First comes
 * the email code, then, from or to the app, its code. If a response is lost, the status is loaded to find out what
 * happened. The app's secret is only stored during setup.
 */
export const twoFactorMachine = twoFactorSetup.createMachine({
  id: 'twoFactor',
  context: ({ input }) => firstContext(input),
  initial: 'idle',
  on: {
    'status.changed': [
      { guard: { type: 'isAlready', params: ({ event }) => event.factor } },
      {
        target: '.idle',
        actions: [
          { type: 'keepFound', params: ({ event }) => event.factor },
          ...holding,
          'forgetFailure',
          'tellSwitchedElsewhere',
        ],
      },
    ],
  },
  states: {
    idle: { entry: ['wipe', 'comeBack'], on: { started: starting } },
    requesting,
    awaitingEmailCode,
    verifying,
    awaitingAppCode,
    switching,
    unconfirmed,
    overtaken,
    switchedOn: { entry: [...holding, 'wipe', 'comeBack'], on: { started: starting } },
    switchedOff: {
      entry: [...holding, 'wipe', 'comeBack'],
      after: { untilReload: { target: 'idle', actions: 'tellReloadable' } },
    },
    ended: { type: 'final', entry: ['wipe', 'tellSessionEnded'] },
  },
});
