import { onAnswer, otherwise, when } from '../calls';
import { holding, leavingLater, statusOf, twoFactorSetup } from './twoFactorSetup';

/** Retries until the status is known, at growing intervals. */
const asking = twoFactorSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'readStatus',
    input: ({ context: { userId } }) => ({ userId }),
    ...onAnswer(
      when('hasSessionEnded', { target: '#twoFactor.ended' }),
      when('hasWorked', { target: 'known', actions: { type: 'keepFound', params: statusOf } }),
      otherwise({ target: 'pausing', actions: 'countLook' }),
    ),
  },
});

const pausing = twoFactorSetup.createStateConfig({
  after: { pauseBeforeNextLook: 'asking' },
  on: { 'look.requested': 'asking' },
});

/** The authenticator code got no response, so the status shows whether the change was made. */
export const unconfirmed = twoFactorSetup.createStateConfig({
  initial: 'asking',
  entry: 'forgetLooks',
  on: {
    cancelled: leavingLater,
    'status.changed': { target: '.known', actions: { type: 'keepFound', params: ({ event }) => event.factor } },
  },
  states: {
    asking,
    pausing,
    known: {
      always: [
        { guard: 'isUnchangedForApp', target: '#twoFactor.awaitingAppCode', actions: 'tellUnchanged' },
        { guard: 'isUnchanged', target: '#twoFactor.idle', actions: 'tellUnchanged' },
        { guard: 'isFoundOn', target: '#twoFactor.switchedOn', actions: 'tellFound' },
        { guard: 'isAppFoundOff', target: '#twoFactor.switchedOff', actions: 'tellFound' },
        { target: '#twoFactor.idle', actions: ['tellFound', ...holding] },
      ],
    },
  },
});

/** The exchange says that it is already in this state: another tab or device was faster. */
export const overtaken = twoFactorSetup.createStateConfig({
  initial: 'asking',
  entry: ['forgetLooks', 'wipe'],
  on: {
    'status.changed': { target: '.known', actions: { type: 'keepFound', params: ({ event }) => event.factor } },
  },
  states: {
    asking,
    pausing,
    known: { always: { target: '#twoFactor.idle', actions: [...holding, 'tellSwitchedElsewhere'] } },
  },
});
