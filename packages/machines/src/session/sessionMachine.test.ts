import type { Result } from '@exchange/domain';
import { describe, expect, it, vi } from 'vitest';
import { type Actor, createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { sessionMachine, type SessionEmitted, type SessionEvent } from './sessionMachine';
import type { Session, TokenCheck } from './sessionRules';

const hour = 3_600_000;
const lateNews = 250;

const ada: Session = { token: 'jwt-1', uniqueId: 'u-1001', email: 'ada@example.com', isTwoFactorOn: false };
const grace: Session = { token: 'jwt-2', uniqueId: 'u-1002', email: 'grace@example.com', isTwoFactorOn: true };

const stored: Result<Session | null> = { data: ada };
const nothingStored: Result<Session | null> = { data: null };
const twoFactorOn: Result<{ isTwoFactorOn: boolean }> = { data: { isTwoFactorOn: true } };
const valid: TokenCheck = { data: { message: 'User JWT Successfully' } };
const ended: TokenCheck = { error: { code: 'refused', status: 401, message: 'please login again' } };
const unreachable = { error: { code: 'unreachable' } } as const;

interface Effects {
  readSession?: () => Promise<Result<Session | null>>;
  refreshTwoFactor?: (session: Session) => Promise<Result<{ isTwoFactorOn: boolean }>>;
  checkToken?: (session: Session) => Promise<TokenCheck>;
}

const never = () => new Promise<never>(() => undefined);

const startTab = ({
  readSession = async () => stored,
  refreshTwoFactor = async () => twoFactorOn,
  checkToken = async () => valid,
}: Effects = {}) => {
  const clock = new SimulatedClock();
  let sleptFor = 0;
  const storeSession = vi.fn<(session: Session) => void>();
  const wipeStorage = vi.fn<() => void>();
  const machine = sessionMachine.provide({
    actors: {
      readSession: fromPromise(readSession),
      refreshTwoFactor: fromPromise(({ input }: { input: Session }) => refreshTwoFactor(input)),
      checkToken: fromPromise(({ input }: { input: Session }) => checkToken(input)),
    },
    actions: { storeSession: (_, session) => storeSession(session), wipeStorage: () => wipeStorage() },
  });
  const tab = createActor(machine, { clock, input: { idleTimeoutMs: hour, now: () => clock.now() + sleptFor } });
  const emitted: SessionEmitted[] = [];
  tab.on('*', (event) => emitted.push(event));
  /** Time passes without any timer firing, as on a closed laptop. */
  const sleep = (ms: number) => {
    sleptFor += ms;
  };
  return { tab: tab.start(), clock, sleep, storeSession, wipeStorage, emitted };
};

const confirmed = { loggedIn: { confirmation: 'confirmed' } } as const;
const offline = { loggedIn: { confirmation: 'offline' } } as const;

/** A tab whose token the server has just confirmed. */
const confirmedTab = async (effects?: Effects) => {
  const started = startTab(effects);
  await waitFor(started.tab, (state) => state.matches(confirmed));
  return started;
};

const expectVisitor = (tab: Actor<typeof sessionMachine>) => waitFor(tab, (state) => state.matches('visitor'));

/** Passes the deadline and the pause in which other tabs may still be heard. */
const passDeadline = (clock: SimulatedClock, left = hour) => {
  clock.increment(left);
  clock.increment(lateNews);
};

describe('at start-up', () => {
  it('nothing is known of the trader until the storage has been read', () => {
    const { tab } = startTab({ readSession: never });
    expect(tab.getSnapshot().matches('unknown')).toBe(true);
  });

  it('without a stored token the trader is a visitor', async () => {
    const { tab } = startTab({ readSession: async () => nothingStored });
    await expectVisitor(tab);
  });

  it('with a storage that cannot be read the trader is a visitor', async () => {
    const { tab } = startTab({ readSession: async () => ({ error: { code: 'unexpected' } }) });
    await expectVisitor(tab);
  });

  it('with a storage that breaks the trader is a visitor, and the bug is reported', async () => {
    const broken = new Error('broken');
    const { tab, emitted } = startTab({ readSession: () => Promise.reject(broken) });
    await expectVisitor(tab);
    expect(emitted).toEqual([{ type: 'bug', error: broken }]);
  });

  it('with a stored token the trader is logged in at once, before any server has answered', async () => {
    const { tab } = startTab({ refreshTwoFactor: never });
    const { context } = await waitFor(tab, (state) => state.matches('loggedIn'));
    expect(context.session).toEqual(ada);
  });

  it('the two-factor status is refreshed and kept, then the token is checked', async () => {
    const asked: string[] = [];
    const { tab, storeSession } = await confirmedTab({
      refreshTwoFactor: async ({ email }) => {
        asked.push(`two-factor status of ${email}`);
        return twoFactorOn;
      },
      checkToken: async ({ token }) => {
        asked.push(`token ${token}`);
        return valid;
      },
    });
    expect(asked).toEqual(['two-factor status of ada@example.com', 'token jwt-1']);
    expect(tab.getSnapshot().context.session).toEqual({ ...ada, isTwoFactorOn: true });
    expect(storeSession).toHaveBeenCalledExactlyOnceWith({ ...ada, isTwoFactorOn: true });
  });

  it('a refused two-factor status leaves what was stored and lets the token decide', async () => {
    const { tab } = await confirmedTab({
      refreshTwoFactor: async () => ({ error: { code: 'refused', status: 500, message: 'no' } }),
    });
    expect(tab.getSnapshot().context.session).toEqual(ada);
  });

  it('a token the server no longer knows ends the session: storage is wiped and the trader told', async () => {
    const { tab, wipeStorage, emitted } = startTab({ checkToken: async () => ended });
    const { context } = await expectVisitor(tab);
    expect(context.session).toBeUndefined();
    expect(wipeStorage).toHaveBeenCalledOnce();
    expect(emitted).toEqual([{ type: 'session.ended' }]);
  });

  it('that it ended is known until the trader has read it or signs in; a logout is no such end', async () => {
    const hasEnded = (tab: Actor<typeof sessionMachine>) => tab.getSnapshot().context.hasEnded;
    const forgotten: SessionEvent[] = [
      { type: 'ending.read' },
      { type: 'login.completed', session: grace },
      { type: 'login.shared', session: grace },
    ];
    for (const event of forgotten) {
      const { tab } = startTab({ checkToken: async () => ended });
      await expectVisitor(tab);
      expect(hasEnded(tab)).toBe(true);
      tab.send(event);
      expect(hasEnded(tab)).toBe(false);
    }
    const { tab } = await confirmedTab();
    tab.send({ type: 'logout.requested' });
    expect(hasEnded(tab)).toBe(false);
  });
});

describe('without a server', () => {
  it.each<[string, Effects]>([
    ['the two-factor status', { refreshTwoFactor: async () => unreachable }],
    ['the token check', { checkToken: async () => unreachable }],
    [
      'a sensible token check',
      { checkToken: async () => ({ error: { code: 'refused', status: 200, message: 'ok' } }) },
    ],
  ])('that answers %s the session is kept, and known to be unchecked', async (_, effects) => {
    const { tab, wipeStorage, emitted } = startTab(effects);
    const { context } = await waitFor(tab, (state) => state.matches(offline));
    expect(context.session?.token).toBe('jwt-1');
    expect(wipeStorage).not.toHaveBeenCalled();
    expect(context.isOffline).toBe(true);
    expect(emitted).toEqual([]);
  });

  it.each(['check.requested', 'connection.restored'] as const)('%s tries again', async (type) => {
    const answers = [unreachable, valid];
    const { tab } = startTab({ checkToken: async () => answers.shift() ?? valid });
    await waitFor(tab, (state) => state.matches(offline));
    tab.send({ type });
    const { context } = await waitFor(tab, (state) => state.matches(confirmed));
    expect(context.isOffline).toBe(false);
  });

  it('it says so until an answer has come, through a retry as well', async () => {
    const { tab } = startTab({ checkToken: async () => unreachable });
    await waitFor(tab, (state) => state.matches(offline));
    tab.send({ type: 'check.requested' });
    expect(tab.getSnapshot().matches({ loggedIn: { confirmation: 'refreshingTwoFactor' } })).toBe(true);
    expect(tab.getSnapshot().context.isOffline).toBe(true);
  });

  it('a trader who logs out is no longer told so', async () => {
    const { tab } = startTab({ checkToken: async () => unreachable });
    await waitFor(tab, (state) => state.matches(offline));
    tab.send({ type: 'logout.requested' });
    expect(tab.getSnapshot().context.isOffline).toBe(false);
  });

  it.each<[string, Effects]>([
    ['two-factor status', { refreshTwoFactor: () => Promise.reject(new Error('bug')) }],
    ['token check', { checkToken: () => Promise.reject(new Error('bug')) }],
  ])('a %s that throws is reported and ends nobody’s session', async (_, effects) => {
    const { tab, emitted } = startTab(effects);
    await waitFor(tab, () => emitted.some(({ type }) => type === 'bug'));
    expect(tab.getSnapshot().matches('loggedIn')).toBe(true);
  });
});

describe('a confirmed session', () => {
  it('is checked again when asked, say after a call was refused', async () => {
    const answers = [valid, ended];
    const { tab } = await confirmedTab({ checkToken: async () => answers.shift() ?? ended });
    tab.send({ type: 'check.requested' });
    await expectVisitor(tab);
  });

  it('ends with a logout, and everything stored is wiped [SHL-078]', async () => {
    const { tab, wipeStorage } = await confirmedTab();
    tab.send({ type: 'logout.requested' });
    expect(tab.getSnapshot().matches('visitor')).toBe(true);
    expect(tab.getSnapshot().context.session).toBeUndefined();
    expect(wipeStorage).toHaveBeenCalledOnce();
  });
});

describe('an idle trader', () => {
  it('is logged out at the deadline and told the session has expired', async () => {
    const { tab, clock, wipeStorage } = await confirmedTab();
    clock.increment(hour - 1);
    expect(tab.getSnapshot().matches(confirmed)).toBe(true);
    passDeadline(clock, 1);
    expect(tab.getSnapshot().matches('expired')).toBe(true);
    expect(tab.getSnapshot().context.session).toBeUndefined();
    expect(wipeStorage).toHaveBeenCalledOnce();
  });

  it('stays logged in as long as there is activity, here or in another tab [SHL-089]', async () => {
    const { tab, clock } = await confirmedTab();
    clock.increment(hour - 1);
    tab.send({ type: 'activity.seen', at: clock.now() });
    clock.increment(hour - 1);
    expect(tab.getSnapshot().matches(confirmed)).toBe(true);
    passDeadline(clock, 1);
    expect(tab.getSnapshot().matches('expired')).toBe(true);
  });

  it('whose page slept through the deadline is logged out when it wakes, whatever moves then [DOM-353]', async () => {
    const { tab, clock, sleep } = await confirmedTab();
    sleep(3 * hour);
    tab.send({ type: 'page.woke' });
    tab.send({ type: 'activity.seen', at: 3 * hour });
    clock.increment(lateNews);
    expect(tab.getSnapshot().matches('expired')).toBe(true);
  });

  it('who was active elsewhere while this page slept stays logged in [SHL-089]', async () => {
    const { tab, clock, sleep, wipeStorage } = await confirmedTab();
    sleep(hour + 60_000);
    tab.send({ type: 'page.woke' });
    tab.send({ type: 'activity.seen', at: hour - 60_000 });
    clock.increment(lateNews);
    expect(tab.getSnapshot().matches(confirmed)).toBe(true);
    expect(wipeStorage).not.toHaveBeenCalled();
  });

  it('can put the notice away and is a visitor then', async () => {
    const { tab, clock } = await confirmedTab();
    passDeadline(clock);
    tab.send({ type: 'expiry.dismissed' });
    expect(tab.getSnapshot().matches('visitor')).toBe(true);
  });
});

describe('logging in', () => {
  it('here stores the session and needs no check', async () => {
    const { tab, storeSession } = startTab({ readSession: async () => nothingStored, checkToken: never });
    await expectVisitor(tab);
    tab.send({ type: 'login.completed', session: ada });
    expect(tab.getSnapshot().matches(confirmed)).toBe(true);
    expect(storeSession).toHaveBeenCalledExactlyOnceWith(ada);
  });

  it('in another tab logs this one in and stores nothing', async () => {
    const { tab, clock, storeSession } = await confirmedTab();
    passDeadline(clock);
    expect(tab.getSnapshot().matches('expired')).toBe(true);
    storeSession.mockClear();
    tab.send({ type: 'login.shared', session: grace });
    expect(tab.getSnapshot().matches(confirmed)).toBe(true);
    expect(tab.getSnapshot().context.session).toEqual(grace);
    expect(storeSession).not.toHaveBeenCalled();
  });

  it('as somebody else in another tab replaces who is logged in here', async () => {
    const { tab } = await confirmedTab();
    tab.send({ type: 'login.shared', session: grace });
    expect(tab.getSnapshot().context.session).toEqual(grace);
  });

  it('restarts the idle timer', async () => {
    const { tab, clock } = startTab({ readSession: async () => nothingStored });
    await expectVisitor(tab);
    clock.increment(2 * hour);
    tab.send({ type: 'login.completed', session: ada });
    passDeadline(clock, hour - lateNews - 1);
    expect(tab.getSnapshot().matches(confirmed)).toBe(true);
  });
});

describe('two-factor that is switched', () => {
  it('is known from then on, and nothing else changes', async () => {
    const { tab, storeSession } = await confirmedTab();
    storeSession.mockClear();
    for (const isOn of [true, false]) {
      tab.send({ type: 'twoFactor.switched', isOn });
      expect(tab.getSnapshot().context.session).toEqual({ ...ada, isTwoFactorOn: isOn });
    }
    expect(tab.getSnapshot().matches(confirmed)).toBe(true);
    expect(storeSession).not.toHaveBeenCalled();
  });

  it('to the state it already has leaves the session unchanged', async () => {
    const { tab } = await confirmedTab();
    const { session } = tab.getSnapshot().context;
    tab.send({ type: 'twoFactor.switched', isOn: session?.isTwoFactorOn === true });
    expect(tab.getSnapshot().context.session).toBe(session);
  });
});

describe('a logout in another tab', () => {
  it('makes this tab a visitor and leaves the storage alone', async () => {
    const { tab, wipeStorage } = await confirmedTab();
    tab.send({ type: 'logout.shared' });
    expect(tab.getSnapshot().matches('visitor')).toBe(true);
    expect(wipeStorage).not.toHaveBeenCalled();
  });

  it('that comes while this tab checks whether its session was ended tells so here as well', async () => {
    const answers: Promise<TokenCheck>[] = [Promise.resolve(valid), never()];
    const { tab, emitted } = await confirmedTab({ checkToken: () => answers.shift() ?? never() });
    tab.send({ type: 'check.requested' });
    tab.send({ type: 'logout.shared' });
    expect(tab.getSnapshot().matches('visitor')).toBe(true);
    expect(tab.getSnapshot().context.hasEnded).toBe(true);
    expect(emitted).toEqual([{ type: 'session.ended' }]);
  });

  it('that comes after such a check found the session to hold is a logout and no more', async () => {
    const { tab, emitted } = await confirmedTab();
    tab.send({ type: 'check.requested' });
    await waitFor(tab, (state) => state.matches(confirmed));
    tab.send({ type: 'logout.shared' });
    expect(emitted).toEqual([]);
  });

  it('at the idle deadline says here as well that the session has expired', async () => {
    const { tab, clock } = await confirmedTab();
    clock.increment(hour);
    tab.send({ type: 'logout.shared' });
    expect(tab.getSnapshot().matches('expired')).toBe(true);
  });
});

it('leaves no state out of reach', () => {
  const confirmations = ['refreshingTwoFactor', 'checkingToken', 'confirmed', 'offline'];
  const loggedIn = confirmations.flatMap((confirmation) =>
    ['watching', 'deciding'].map((idleness) => ({ loggedIn: { confirmation, idleness } })),
  );
  const reached = reachableStates(sessionMachine, {
    input: { idleTimeoutMs: 0, now: () => 0 },
    events: [
      { type: 'login.completed', session: ada },
      { type: 'logout.requested' },
      { type: 'expiry.dismissed' },
      { type: 'page.woke' },
    ],
    outputs: {
      readSession: [stored, nothingStored],
      refreshTwoFactor: [twoFactorOn, unreachable],
      checkToken: [valid, ended, unreachable],
    },
  });
  expect(reached).toEqual(
    new Set(['unknown', 'visitor', 'expired', ...loggedIn].map((value) => JSON.stringify(value))),
  );
});
