import type { RefusedPart } from '@exchange/domain';
import { failureOf, onAnswer, otherwise, when, withAnswer, withFailure } from '../calls';
import { codeRequestIn, firstContext, requestIn, withdrawalSetup } from './withdrawalSetup';

/** The first missing condition. Moves on to the next as soon as it is met, and opens after the last. */
const closed = withdrawalSetup.createStateConfig({
  entry: 'tellClosed',
  initial: 'needsKyc',
  always: { guard: 'isHidden', target: 'away' },
  on: {
    'conditions.changed': {
      target: '.needsKyc',
      actions: { type: 'keepConditions', params: ({ event }) => event.conditions },
    },
  },
  states: {
    needsKyc: { always: { guard: 'hasKyc', target: 'needsTwoFactor' } },
    needsTwoFactor: { always: { guard: 'hasTwoFactor', target: 'waiting' } },
    waiting: {
      always: { guard: 'isOpen', target: '#withdrawal.open' },
      after: { untilOpen: { target: 'waiting', reenter: true } },
      on: { 'page.woke': { target: 'waiting', reenter: true } },
    },
  },
});

const open = withdrawalSetup.createStateConfig({
  initial: 'editing',
  always: [
    { guard: 'isHidden', target: 'away' },
    { guard: 'isBarred', target: 'closed' },
  ],
  on: {
    'form.typed': {
      target: '.editing',
      actions: [{ type: 'keepForm', params: ({ event }) => event.form }, 'forgetFailure'],
    },
    'form.submitted': [
      {
        guard: { type: 'isIncomplete', params: ({ event }) => event.form },
        actions: { type: 'keepForm', params: ({ event }) => event.form },
      },
      {
        guard: { type: 'mustBeChecked', params: ({ event }) => event },
        actions: [
          { type: 'keepForm', params: ({ event }) => event.form },
          { type: 'tellCheckNeeded', params: ({ event }) => event },
        ],
      },
      {
        target: 'confirming',
        actions: [
          { type: 'keepForm', params: ({ event }) => event.form },
          { type: 'keepWithdrawal', params: ({ event }) => event },
          'forgetFailure',
        ],
      },
    ],
  },
  states: {
    editing: {},
    requested: {},
    refused: {},
    unconfirmed: {
      on: {
        'withdrawal.found': {
          guard: { type: 'isSame', params: ({ event }) => event.withdrawal },
          target: 'requested',
          actions: 'clearForm',
        },
      },
    },
  },
});

/**
 * Both codes can be typed while the email code is requested. Each time this state is entered, one is requested, once.
 */
const enteringCodes = withdrawalSetup.createStateConfig({
  initial: 'opening',
  always: [
    { guard: 'isHidden', target: '#withdrawal.away' },
    { guard: 'isBarred', target: '#withdrawal.closed' },
  ],
  on: {
    'emailCode.typed': {
      actions: [{ type: 'keepEmailCode', params: ({ event }) => event.code }, 'forgetFailure'],
    },
    'authenticatorCode.typed': {
      actions: [{ type: 'keepAuthenticatorCode', params: ({ event }) => event.code }, 'forgetFailure'],
    },
    'withdrawal.confirmed': { guard: 'hasBothCodes', target: 'submitting' },
    'confirmation.left': '#withdrawal.open',
    'withdrawal.found': {
      guard: { type: 'isSame', params: ({ event }) => event.withdrawal },
      target: '#withdrawal.open.requested',
      actions: 'clearForm',
    },
  },
  states: {
    opening: {
      always: [
        { guard: 'isCodeHeld', target: 'codeSent' },
        { guard: 'wasCodeRequested', target: 'noCode' },
        { target: 'requestingCode' },
      ],
    },
    resuming: { always: [{ guard: 'isCodeHeld', target: 'codeSent' }, { target: 'noCode' }] },
    noCode: { on: { 'code.requested': 'requestingCode' } },
    requestingCode: {
      entry: 'noteCodeRequested',
      invoke: {
        src: 'requestCode',
        input: codeRequestIn,
        ...onAnswer(
          when('hasWorked', { target: 'codeSent', actions: ['noteCodeSent', withAnswer('tellCodeSent')] }),
          otherwise({ target: 'noCode', actions: withFailure('noteCodeNotSent', 'tellCodeNotSent') }),
        ),
      },
    },
    codeSent: {
      always: { guard: 'mayRequestCode', target: 'noCode' },
      after: { untilNextCode: { target: 'codeSent', reenter: true } },
      on: {
        'page.woke': { target: 'codeSent', reenter: true },
        'code.requested': { guard: 'mayRequestCode', target: 'requestingCode' },
      },
    },
  },
});

const isAbout = (part: RefusedPart) => ({
  type: 'isAbout' as const,
  params: (ended: Parameters<typeof failureOf>[0]) => ({ failure: failureOf(ended), part }),
});

/** Can't be interrupted. If a code was wrong, another one is requested and everything else is kept. */
const submitting = withdrawalSetup.createStateConfig({
  tags: 'busy',
  entry: ['forgetFailure', 'tellSent'],
  on: {
    'panel.opened': {
      actions: [{ type: 'keepConditions', params: ({ event }) => event.conditions }, 'show'],
    },
  },
  invoke: {
    src: 'requestWithdrawal',
    input: requestIn,
    ...onAnswer(
      when('hasWorked', { target: '#withdrawal.open.requested', actions: ['clearForm', withAnswer('tellRequested')] }),
      when('isUnconfirmed', { target: '#withdrawal.open.unconfirmed', actions: withFailure('tellUnconfirmed') }),
      when('wasNotTried', { target: 'enteringCodes.resuming', actions: withFailure('keepFailure', 'tellRefused') }),
      {
        guard: isAbout('emailCode'),
        target: 'enteringCodes.resuming',
        actions: ['forgetEmailCode', ...withFailure('keepFailure', 'tellRefused')],
      },
      {
        guard: isAbout('authenticatorCode'),
        target: 'enteringCodes.resuming',
        actions: ['forgetAuthenticatorCode', ...withFailure('keepFailure', 'tellRefused')],
      },
      otherwise({ target: '#withdrawal.open.refused', actions: withFailure('keepFailure', 'tellRefused') }),
    ),
  },
});

/**
 * The withdraw panel of one coin, from the preconditions to the outcome. Each withdrawal gets one id. If one with the
 * same values is unconfirmed, submitting again uses its id, or has to wait until the trader has checked it.
 */
export const withdrawalMachine = withdrawalSetup.createMachine({
  id: 'withdrawal',
  context: ({ input }) => firstContext(input),
  initial: 'away',
  on: {
    'panel.opened': {
      target: '.open',
      actions: [{ type: 'keepConditions', params: ({ event }) => event.conditions }, 'show', 'forgetFailure'],
    },
    'panel.closed': { actions: 'hide' },
    'conditions.changed': { actions: { type: 'keepConditions', params: ({ event }) => event.conditions } },
    'withdrawal.found': { actions: { type: 'clearFound', params: ({ event }) => event.withdrawal } },
  },
  states: {
    away: { entry: 'forgetFailure' },
    closed,
    open,
    confirming: {
      initial: 'enteringCodes',
      exit: 'forgetCodes',
      states: { enteringCodes, submitting },
    },
  },
});
