import { assign, emit, fromPromise, setup } from 'xstate';
import { failureAnswer, isFailure, type Result } from '@exchange/domain';
import { onAnswer, otherwise, reportThrown, when, withAnswer } from '../calls';
import { notProvided } from '../notProvided';
import { bug, type Bug } from '../emitted';
import {
  activityAfter,
  idleDeadline,
  isPastDeadline,
  tokenVerdict,
  type IdleWatch,
  type Session,
  type TokenCheck,
} from './sessionRules';

export interface SessionInput {
  idleTimeoutMs: number;
  now: () => number;
}

interface SessionContext extends IdleWatch {
  session: Session | undefined;
  /** From a failed check until one succeeds, through every retry, so that the notice doesn't flicker. */
  isOffline: boolean;
  /** A response suggests that the exchange has ended the session; true until that has been checked. */
  isDoubted: boolean;
  /** The exchange has ended the last session; true until someone signs in or has dismissed the notice. */
  hasEnded: boolean;
  now: () => number;
}

export type SessionEvent =
  | { type: 'login.completed'; session: Session }
  | { type: 'login.shared'; session: Session }
  | { type: 'logout.requested' }
  | { type: 'logout.shared' }
  | { type: 'activity.seen'; at: number }
  | { type: 'page.woke' }
  | { type: 'check.requested' }
  /** Here, or in another tab. */
  | { type: 'twoFactor.switched'; isOn: boolean }
  | { type: 'connection.restored' }
  | { type: 'ending.read' }
  | { type: 'expiry.dismissed' };

export type SessionEmitted = { type: 'session.ended' } | Bug;

type StoredSession = Result<Session | null>;

type TwoFactorStatus = Result<{ isTwoFactorOn: boolean }>;

/** For states in which someone is signed in. */
const sessionIn = ({ context }: { context: SessionContext }): Session => context.session ?? notProvided('session');

/**
 * Who is using this tab, from start-up to logout. `…shared` events come from other tabs, and `activity.seen` may as
 * well; it includes its time, so that a late event still counts for when the activity happened. A tab that only learns
 * of a logout from another tab wipes nothing, because the storage may already contain the next session.
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    readSession: fromPromise<StoredSession>(async () => notProvided('readSession')),
    refreshTwoFactor: fromPromise<TwoFactorStatus, Session>(async () => notProvided('refreshTwoFactor')),
    checkToken: fromPromise<TokenCheck, Session>(async () => notProvided('checkToken')),
  },
  delays: {
    untilDeadline: ({ context }) => Math.max(0, idleDeadline(context) - context.now()),
    /** After sleep, a tab may learn of activity in other tabs only after its own timers have fired. */
    lateNews: 250,
  },
  guards: {
    isStored: (_, stored: StoredSession) => !isFailure(stored) && stored.data !== null,
    hasNoAnswer: (_, result: Result<unknown>) => isFailure(result) && failureAnswer(result.error) === 'none',
    tokenIsValid: (_, check: TokenCheck) => tokenVerdict(check) === 'valid',
    tokenHasEnded: (_, check: TokenCheck) => tokenVerdict(check) === 'ended',
    isPastDeadline: ({ context }) => isPastDeadline(context, context.now()),
    isDoubted: ({ context }) => context.isDoubted,
  },
  actions: {
    keepSession: assign({ session: (_, session: Session) => session, hasEnded: false }),
    keepStoredSession: assign({ session: (_, { data }: StoredSession) => data ?? undefined }),
    keepTwoFactorStatus: assign({
      session: ({ context: { session } }, { data }: TwoFactorStatus) =>
        session && data ? { ...session, isTwoFactorOn: data.isTwoFactorOn } : session,
    }),
    keepTwoFactor: assign({
      session: ({ context: { session } }, isOn: boolean) =>
        session === undefined || session.isTwoFactorOn === isOn ? session : { ...session, isTwoFactorOn: isOn },
    }),
    forgetSession: assign({ session: undefined, isOffline: false, isDoubted: false }),
    startIdleWatch: assign({ lastActivityAt: ({ context }) => context.now() }),
    keepActivity: assign({ lastActivityAt: ({ context }, at: number) => activityAfter(context, at) }),
    doubt: assign({ isDoubted: true }),
    markOffline: assign({ isOffline: true, isDoubted: false }),
    markOnline: assign({ isOffline: false, isDoubted: false }),
    markEnded: assign({ hasEnded: true }),
    forgetEnding: assign({ hasEnded: false }),
    tellEnded: emit({ type: 'session.ended' }),
    reportBug: emit(bug),
    storeSession: (_, _session: Session) => notProvided('storeSession'),
    wipeStorage: () => notProvided('wipeStorage'),
  },
}).createMachine({
  id: 'session',
  context: ({ input: { idleTimeoutMs, now } }) => ({
    session: undefined,
    isOffline: false,
    isDoubted: false,
    hasEnded: false,
    lastActivityAt: now(),
    idleTimeoutMs,
    now,
  }),
  initial: 'unknown',
  on: {
    'login.completed': {
      target: '.loggedIn.confirmation.confirmed',
      actions: [
        { type: 'keepSession', params: ({ event }) => event.session },
        { type: 'storeSession', params: ({ event }) => event.session },
      ],
    },
    'login.shared': {
      target: '.loggedIn.confirmation.confirmed',
      actions: { type: 'keepSession', params: ({ event }) => event.session },
    },
    'ending.read': { actions: 'forgetEnding' },
  },
  states: {
    unknown: {
      invoke: {
        src: 'readSession',
        ...onAnswer(
          when('isStored', { target: 'loggedIn', actions: withAnswer('keepStoredSession') }),
          otherwise({ target: 'visitor' }),
        ),
      },
    },
    visitor: {},
    loggedIn: {
      type: 'parallel',
      entry: 'startIdleWatch',
      exit: 'forgetSession',
      on: {
        'logout.requested': { target: 'visitor', actions: 'wipeStorage' },
        'twoFactor.switched': { actions: { type: 'keepTwoFactor', params: ({ event }) => event.isOn } },
        'logout.shared': [
          { guard: 'isPastDeadline', target: 'expired' },
          // Another tab learned it first, but this may be the tab that the trader is looking at.
          { guard: 'isDoubted', target: 'visitor', actions: ['markEnded', 'tellEnded'] },
          { target: 'visitor' },
        ],
      },
      states: {
        confirmation: {
          initial: 'refreshingTwoFactor',
          states: {
            refreshingTwoFactor: {
              invoke: {
                src: 'refreshTwoFactor',
                input: sessionIn,
                ...onAnswer(
                  when('hasNoAnswer', { target: 'offline' }),
                  otherwise({
                    target: 'checkingToken',
                    actions: [withAnswer('keepTwoFactorStatus'), { type: 'storeSession', params: sessionIn }],
                  }),
                ),
                onError: { target: 'checkingToken', actions: reportThrown },
              },
            },
            checkingToken: {
              invoke: {
                src: 'checkToken',
                input: sessionIn,
                ...onAnswer(
                  when('tokenHasEnded', {
                    target: '#session.visitor',
                    actions: ['wipeStorage', 'markEnded', 'tellEnded'],
                  }),
                  when('tokenIsValid', { target: 'confirmed' }),
                  otherwise({ target: 'offline' }),
                ),
              },
            },
            confirmed: {
              entry: 'markOnline',
              on: { 'check.requested': { target: 'refreshingTwoFactor', actions: 'doubt' } },
            },
            offline: {
              entry: 'markOffline',
              on: {
                'check.requested': { target: 'refreshingTwoFactor', actions: 'doubt' },
                'connection.restored': 'refreshingTwoFactor',
              },
            },
          },
        },
        idleness: {
          initial: 'watching',
          on: { 'activity.seen': { actions: { type: 'keepActivity', params: ({ event }) => event.at } } },
          states: {
            watching: {
              after: { untilDeadline: 'deciding' },
              on: { 'page.woke': 'deciding' },
            },
            deciding: {
              after: {
                lateNews: [
                  { guard: 'isPastDeadline', target: '#session.expired', actions: 'wipeStorage' },
                  { target: 'watching' },
                ],
              },
            },
          },
        },
      },
    },
    expired: { on: { 'expiry.dismissed': 'visitor' } },
  },
});
