import { onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { lookAgain } from '../looking';
import { firstContext, requestIn, stakeIn, stakingSetup } from './stakingSetup';

/** The first obstacle. The form can be filled in meanwhile, to try out amounts. */
const closed = stakingSetup.createStateConfig({
  initial: 'stopped',
  on: {
    'conditions.changed': {
      target: '.stopped',
      actions: { type: 'keepConditions', params: ({ event }) => event.conditions },
    },
    'form.typed': { actions: { type: 'keepForm', params: ({ event }) => event.form } },
  },
  states: {
    stopped: { always: { guard: 'isRunning', target: 'needsLogin' } },
    needsLogin: { always: { guard: 'isSignedIn', target: 'needsTwoFactor' } },
    needsTwoFactor: { always: { guard: 'isOpen', target: '#staking.open' } },
  },
});

const open = stakingSetup.createStateConfig({
  initial: 'editing',
  on: {
    'form.typed': {
      target: '.editing',
      actions: [{ type: 'keepForm', params: ({ event }) => event.form }, 'forgetFailure'],
    },
    'form.submitted': [
      {
        guard: { type: 'canSubmit', params: ({ event }) => event.form },
        target: 'confirming',
        actions: [
          { type: 'keepForm', params: ({ event }) => event.form },
          { type: 'keepStake', params: ({ event }) => event.form },
          'forgetFailure',
        ],
      },
      { actions: { type: 'keepForm', params: ({ event }) => event.form } },
    ],
  },
  states: {
    editing: { always: { guard: 'isBarred', target: '#staking.closed' } },
    refused: { always: { guard: 'isBarred', target: '#staking.closed' } },
    // Stays readable, even if this stake filled the pool.
    staked: {},
  },
});

/** A stake locks money for months, so its code doesn't submit itself. */
const enteringCode = stakingSetup.createStateConfig({
  entry: 'forgetCode',
  on: {
    'code.typed': { actions: { type: 'keepCode', params: ({ event }) => event.code } },
    'stake.confirmed': { guard: 'hasWholeCode', target: 'submitting' },
    'confirmation.left': [
      { guard: 'isInDoubt', target: '#staking.unconfirmed', actions: 'forgetFailure' },
      { target: '#staking.open', actions: 'forgetFailure' },
    ],
  },
});

/** Can't be interrupted. If the code was wrong, another one is requested and everything else is kept. */
const submitting = stakingSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'stake',
    input: requestIn,
    ...onAnswer(
      when('hasWorked', {
        target: '#staking.open.staked',
        actions: ['clearForm', 'endDoubt', withAnswer('tellAccepted')],
      }),
      when('isUnconfirmed', {
        target: '#staking.unconfirmed',
        actions: ['startDoubt', ...withFailure('keepFailure', 'tellUnconfirmed')],
      }),
      when('mayTypeAgain', { target: 'enteringCode', actions: withFailure('keepFailure', 'tellRefused') }),
      { guard: 'isInDoubt', target: '#staking.unconfirmed', actions: withFailure('keepFailure', 'tellRefused') },
      otherwise({ target: '#staking.open.refused', actions: withFailure('keepFailure', 'tellRefused') }),
    ),
  },
});

const confirming = stakingSetup.createStateConfig({
  initial: 'enteringCode',
  exit: 'forgetCode',
  states: { enteringCode, submitting },
});

/** Looked up in the list of stakes by its id until it turns up, or the trader has checked it. */
const unconfirmed = stakingSetup.createStateConfig({
  initial: 'looking',
  on: {
    'stake.dismissed': { target: 'open', actions: ['endDoubt', 'forgetFailure'] },
  },
  states: {
    looking: {
      tags: 'busy',
      entry: 'countLook',
      invoke: {
        src: 'lookUp',
        input: stakeIn,
        ...onAnswer(
          when('isFound', {
            target: '#staking.open.staked',
            actions: ['clearForm', 'endDoubt', 'forgetFailure', 'tellFound'],
          }),
          when('cannotTell', { target: 'checkNeeded' }),
          when('hasWorked', { target: 'notFound' }),
          otherwise({ target: 'notChecked' }),
        ),
      },
    },
    notFound: {
      ...lookAgain,
      on: {
        ...lookAgain.on,
        'stake.repeated': { target: '#staking.confirming', actions: 'forgetFailure' },
      },
    },
    notChecked: lookAgain,
    checkNeeded: { on: { 'look.requested': 'looking' } },
  },
});

/**
 * Staking of one kind, from the preconditions to the outcome. Each stake gets one id; a stake without a response is
 * looked up by it, and is only sent again with the same id.
 */
export const stakingMachine = stakingSetup.createMachine({
  id: 'staking',
  context: ({ input }) => firstContext(input),
  initial: 'closed',
  on: {
    'conditions.changed': { actions: { type: 'keepConditions', params: ({ event }) => event.conditions } },
    'stake.recalled': {
      target: '.unconfirmed',
      actions: [{ type: 'recallStake', params: ({ event }) => event.stake }, 'startDoubt'],
    },
  },
  states: { closed, open, confirming, unconfirmed },
});
