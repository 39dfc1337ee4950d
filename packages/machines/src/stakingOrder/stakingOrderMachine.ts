import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { lookAgain } from '../looking';
import { nothingIntended, requestIn, stakingOrderSetup } from './stakingOrderSetup';

/**
 * The trader first reads the consequences, then enters the code, which is submitted automatically with its last digit.
 */
const asking = stakingOrderSetup.createStateConfig({
  initial: 'confirming',
  on: {
    'change.left': 'idle',
    'stakes.changed': {
      guard: { type: 'isOvertaken', params: ({ event }) => event.stakes },
      target: 'idle',
      actions: 'tellOvertaken',
    },
  },
  states: {
    confirming: { on: { 'change.confirmed': 'enteringCode' } },
    enteringCode: {
      entry: 'forgetCode',
      on: {
        'code.typed': [
          {
            guard: { type: 'isWholeCode', params: ({ event }) => event.code },
            target: '#stakingOrder.submitting',
            actions: { type: 'keepCode', params: ({ event }) => event.code },
          },
          { actions: { type: 'keepCode', params: ({ event }) => event.code } },
        ],
      },
    },
  },
});

const submitting = stakingOrderSetup.createStateConfig({
  tags: 'busy',
  exit: 'forgetCode',
  invoke: {
    src: 'changeStake',
    input: requestIn,
    ...onAnswer(
      when('hasWorked', { target: 'done', actions: withAnswer('tellChanged') }),
      when('isUnconfirmed', { target: 'unconfirmed', actions: withFailure('keepFailure', 'tellUnconfirmed') }),
      when('mayTypeAgain', { target: 'asking.enteringCode', actions: withFailure('keepFailure', 'tellRefused') }),
      otherwise({ target: 'refused', actions: [...withFailure('keepFailure', 'tellRefused'), 'tellOutdated'] }),
    ),
  },
});

/** There was no response, so the list shows whether the change was made. */
const unconfirmed = stakingOrderSetup.createStateConfig({
  initial: 'looking',
  entry: 'forgetLooks',
  states: {
    looking: {
      tags: 'busy',
      entry: 'countLook',
      invoke: {
        src: 'lookUp',
        ...onAnswer(
          when('isCarriedOut', { target: '#stakingOrder.done', actions: 'tellFound' }),
          when('hasWorked', { target: '#stakingOrder.asking.enteringCode', actions: 'tellMissing' }),
          otherwise({ target: 'waiting' }),
        ),
      },
    },
    waiting: lookAgain,
  },
});

/**
 * The changes a trader can make to a stake: end it early, or let it end with its term. Only one change at a time.
 * Neither can be undone, and repeating a change that was made has no effect.
 */
export const stakingOrderMachine = stakingOrderSetup.createMachine({
  id: 'stakingOrder',
  context: nothingIntended,
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetAll',
      on: {
        'change.requested': {
          guard: { type: 'canChange', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'keepIntended', params: ({ event }) => event },
        },
      },
    },
    asking,
    submitting,
    unconfirmed,
    refused: { on: { 'change.left': 'idle' } },
    done: { after: { beforeReload: { target: 'idle', actions: 'tellOutdated' } } },
  },
});
