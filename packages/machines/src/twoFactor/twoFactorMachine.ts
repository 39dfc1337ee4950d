import { awaitingAppCode, switching } from './appCodeStates';
import { awaitingEmailCode, requesting, verifying } from './emailCodeStates';
import { overtaken, unconfirmed } from './statusStates';
import { firstContext, holding, twoFactorSetup } from './twoFactorSetup';

/**
 * Turns two-factor on or off: first the email code, then the one of the trader's app. Where no answer comes the status
 * is asked for, so that what is told is true. The secret for the app is stored while it is being set up and no longer.
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
