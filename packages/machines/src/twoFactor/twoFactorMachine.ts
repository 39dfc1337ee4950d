import { awaitingAppCode, switching } from './appCodeStates';
import { awaitingEmailCode, requesting, verifying } from './emailCodeStates';
import { overtaken, unconfirmed } from './statusStates';
import { firstContext, holding, twoFactorSetup } from './twoFactorSetup';

/**
 * Turns two-factor on or off: first the email code, then the authenticator code. If a response is lost, the status is
 * loaded to find out what happened. The app's secret is only stored during setup.
 */
export const twoFactorMachine = twoFactorSetup.createMachine({
  id: 'twoFactor',
  context: ({ input }) => firstContext(input),
  initial: 'idle',
  on: {
    'status.changed': [
      { guard: { type: 'isAlready', params: ({ event }) => event.isOn } },
      {
        target: '.idle',
        actions: [
          { type: 'keepFound', params: ({ event }) => event.isOn },
          ...holding,
          'forgetFailure',
          'tellSwitchedElsewhere',
        ],
      },
    ],
  },
  states: {
    idle: { entry: ['wipe', 'comeBack'], on: { started: 'requesting' } },
    requesting,
    awaitingEmailCode,
    verifying,
    awaitingAppCode,
    switching,
    unconfirmed,
    overtaken,
    switchedOn: { entry: [...holding, 'wipe', 'comeBack'], on: { started: 'requesting' } },
    switchedOff: {
      entry: [...holding, 'wipe', 'comeBack'],
      after: { untilReload: { target: 'idle', actions: 'tellReloadable' } },
    },
    ended: { type: 'final', entry: ['wipe', 'tellSessionEnded'] },
  },
});
