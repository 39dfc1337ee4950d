import { unexpected } from '../emitted';
import { answerOf, codeRequestIn, failureOf, firstContext, requestIn, withdrawalSetup } from './withdrawalSetup';

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
        onDone: [
          {
            guard: { type: 'hasWorked', params: answerOf },
            target: 'codeSent',
            actions: ['noteCodeSent', { type: 'tellCodeSent', params: answerOf }],
          },
          {
            target: 'noCode',
            actions: [
              { type: 'noteCodeNotSent', params: failureOf },
              { type: 'tellCodeNotSent', params: failureOf },
            ],
          },
        ],
        onError: {
          target: 'noCode',
          actions: [
            { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
            { type: 'noteCodeNotSent', params: unexpected },
            { type: 'tellCodeNotSent', params: unexpected },
          ],
        },
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
    onDone: [
      {
        guard: { type: 'hasWorked', params: answerOf },
        target: '#withdrawal.open.requested',
        actions: ['clearForm', { type: 'tellRequested', params: answerOf }],
      },
      {
        guard: { type: 'isUnconfirmed', params: answerOf },
        target: '#withdrawal.open.unconfirmed',
        actions: { type: 'tellUnconfirmed', params: failureOf },
      },
      {
        guard: { type: 'wasNotTried', params: failureOf },
        target: 'enteringCodes.resuming',
        actions: [
          { type: 'keepFailure', params: failureOf },
          { type: 'tellRefused', params: failureOf },
        ],
      },
      {
        guard: { type: 'isAbout', params: ({ event }) => ({ failure: failureOf({ event }), part: 'emailCode' }) },
        target: 'enteringCodes.resuming',
        actions: [
          'forgetEmailCode',
          { type: 'keepFailure', params: failureOf },
          { type: 'tellRefused', params: failureOf },
        ],
      },
      {
        guard: {
          type: 'isAbout',
          params: ({ event }) => ({ failure: failureOf({ event }), part: 'authenticatorCode' }),
        },
        target: 'enteringCodes.resuming',
        actions: [
          'forgetAuthenticatorCode',
          { type: 'keepFailure', params: failureOf },
          { type: 'tellRefused', params: failureOf },
        ],
      },
      {
        target: '#withdrawal.open.refused',
        actions: [
          { type: 'keepFailure', params: failureOf },
          { type: 'tellRefused', params: failureOf },
        ],
      },
    ],
    onError: {
      target: '#withdrawal.open.unconfirmed',
      actions: [
        { type: 'reportBug', params: ({ event }) => ({ error: event.error }) },
        { type: 'tellUnconfirmed', params: unexpected },
      ],
    },
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
