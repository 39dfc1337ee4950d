import { createFakeExchange, outOfReach, type Answers } from '@exchange/api/testing';
import type { Session } from '@exchange/machines';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { sessionView } from './session';
import { createDeviceStore } from '../storage/deviceStore';
import type { TabChannel } from '../storage/tabChannel';
import { createScriptedFeed } from '../testing/scriptedFeed';
import { createSession } from './createSession';
import { createServices } from '../services/createServices';
import {
  createTestEnvironment,
  createTestPage,
  signedInAnswers,
  testConfig,
  testVersion,
  type TestEnvironmentOptions,
} from '../testing/testEnvironment';
import { storeSession } from './storedSession';

const stored = { jwt: 'token-1', userData: 'u-1', email: 'trader@example.com', tfa_status: '1', feeDetail: '[]' };
const storedKeys = ['jwt', 'userData', 'email', 'tfa_status', 'feeDetail'] as const;
const trader = {
  token: 'token-1',
  uniqueId: 'u-1',
  email: 'trader@example.com',
  isTwoFactorOn: true,
  feeDetail: '[]',
};

const answering = (answers: Answers = {}) => createFakeExchange({ ...signedInAnswers, ...answers });

const open = (options: TestEnvironmentOptions = {}) =>
  createServices(testConfig, testVersion, createTestEnvironment(options));

describe('session', () => {
  it('is a visitor if nothing is stored', async () => {
    const { session } = open();
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'unknown' });
    await waitFor(session, (state) => state.matches('visitor'));
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'visitor' });
  });

  it('with a stored token the trader is in immediately, before the exchange has answered', async () => {
    const { session } = open({ stored, fetch: outOfReach });
    await waitFor(session, (state) => state.matches('loggedIn'));
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'trader', trader });
  });

  it('requests the two-factor status first and checks the token next, and stores the results', async () => {
    const { fetch, calls } = answering();
    const { session, device } = open({ stored, fetch });
    await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'confirmed' } }));
    expect(calls.filter(({ operation }) => operation !== 'favouritePairs')).toMatchObject([
      { operation: 'tfaStatus', fields: { email: 'trader@example.com', exchangeId: '1', uniqueId: 'u-1' } },
      { operation: 'checkSession', fields: { exchange_id: '1', token: 'token-1' } },
    ]);
    expect(sessionView(session.getSnapshot()).trader?.isTwoFactorOn).toBe(false);
    expect(device.read('tfa_status')).toBe('0');
  });

  it('is checked with the token made for that, if the exchange sent one [ACC-279]', async () => {
    const { fetch, calls } = answering();
    const { session } = open({ stored: { ...stored, checkToken: 'check-1' }, fetch });
    await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'confirmed' } }));
    expect(calls.find(({ operation }) => operation === 'checkSession')?.fields['token']).toBe('check-1');
  });

  it('ends when the exchange says so, and leaves nothing on the device [SHL-078]', async () => {
    const { fetch } = answering({ checkSession: 'loggedOut' });
    const { session, device } = open({ stored, fetch });
    await waitFor(session, (state) => state.matches('visitor'));
    expect(storedKeys.map((key) => device.read(key))).toEqual(storedKeys.map(() => undefined));
  });

  it('survives an exchange that is unreachable at start', async () => {
    const { session } = open({ stored, fetch: outOfReach });
    await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'offline' } }));
    expect(sessionView(session.getSnapshot()).kind).toBe('trader');
  });

  it("logging out removes every stored key and the last pair's cookie [SHL-078]", async () => {
    const { client } = answering();
    const device = createDeviceStore(() => {
      throw new Error('no storage here');
    });
    const jar = { cookie: '' };
    for (const key of storedKeys) device.write(key, stored[key]);
    const session = createSession({ client, device, jar, idleTimeoutMs: 60_000, now: Date.now });
    session.start();
    await waitFor(session, (state) => state.matches('loggedIn'));
    session.send({ type: 'logout.requested' });
    expect(storedKeys.map((key) => device.read(key))).toEqual(storedKeys.map(() => undefined));
    expect(jar.cookie).toBe('lastPair=; Path=/; SameSite=Lax; Max-Age=0');
  });
});

const loggedIn: Session = {
  token: 'token-2',
  uniqueId: 'u-2',
  email: 'ada@example.com',
  isTwoFactorOn: false,
  feeDetail: '[{"symbol":"XDC-ETH"}]',
};

const asVisitor = async (options: TestEnvironmentOptions = { fetch: answering().fetch }) => {
  const services = open(options);
  await waitFor(services.session, (state) => state.matches('visitor'));
  return services;
};

describe('a login', () => {
  it('stores everything documented, and later calls send the token', async () => {
    const { fetch, calls } = answering({ userProfile: 'fresh' });
    const { session, device, client } = await asVisitor({ fetch });
    session.send({ type: 'login.completed', session: loggedIn });
    const keys = ['userData', 'email', 'tfa_status', 'tfa_response', 'feeDetail', 'jwt'] as const;
    const kept = keys.map((key) => device.read(key));
    expect(kept).toEqual(['u-2', 'ada@example.com', '0', '1', '[{"symbol":"XDC-ETH"}]', 'token-2']);
    await client.profile.userProfile({ user_id: 'u-2' });
    expect(calls.find(({ operation }) => operation === 'userProfile')?.token).toBe('token-2');
  });

  it('stores the token last, because other tabs take it for the login', () => {
    const written: string[] = [];
    const device = createDeviceStore(() => ({
      getItem: () => null,
      setItem: (key) => void written.push(key),
      removeItem: () => undefined,
    }));
    storeSession(device, loggedIn);
    expect(written.at(-1)).toBe('jwt');
  });

  it("forgets the previous trader's fees", async () => {
    const { session, device } = await asVisitor({ fetch: answering().fetch, stored: { feeDetail: '[]' } });
    session.send({ type: 'login.completed', session: { ...loggedIn, feeDetail: undefined } });
    expect(device.read('feeDetail')).toBeUndefined();
  });
});

describe('a logout', () => {
  it.each([200, 404, 501, 500])(
    'is sent to the exchange with the ending token, without waiting for an answer, be it %s',
    async (status) => {
      const logout = Response.json({ message: "You're signed out." }, { status });
      const { fetch, calls } = answering({ logout });
      const { session } = await asVisitor({ fetch });
      session.send({ type: 'login.completed', session: loggedIn });
      session.send({ type: 'logout.requested' });
      expect(sessionView(session.getSnapshot()).kind).toBe('visitor');
      await expect.poll(() => calls.find(({ operation }) => operation === 'logout')?.token).toBe('token-2');
    },
  );

  it('from another tab is not sent again', async () => {
    const { fetch, sent } = answering();
    const { session } = await asVisitor({ fetch });
    session.send({ type: 'login.completed', session: loggedIn });
    session.send({ type: 'logout.shared' });
    expect(sessionView(session.getSnapshot()).kind).toBe('visitor');
    expect(sent('logout')).toEqual([]);
  });
});

describe('the live connection', () => {
  it('is re-established with each login and logout, and not for other session changes', async () => {
    const { feed } = createScriptedFeed();
    let connections = 0;
    const reconnect = () => void (connections += 1);
    const { session } = await asVisitor({ fetch: answering().fetch, feed: { ...feed, reconnect } });
    expect(connections).toBe(0);
    session.send({ type: 'login.completed', session: loggedIn });
    expect(connections).toBe(1);
    session.send({ type: 'activity.seen', at: Date.now() });
    session.send({ type: 'login.completed', session: { ...loggedIn, isTwoFactorOn: true } });
    expect(connections).toBe(1);
    session.send({ type: 'logout.requested' });
    expect(connections).toBe(2);
    session.send({ type: 'login.shared', session: loggedIn });
    session.send({ type: 'logout.shared' });
    expect(connections).toBe(4);
  });
});

describe('a session that the exchange has ended', () => {
  it('is discovered by any call, checked and ended here as well [ACC-128]', async () => {
    const { session, device, client } = await asVisitor({
      fetch: answering({ userProfile: 'loggedOut', checkSession: 'loggedOut' }).fetch,
    });
    session.send({ type: 'login.completed', session: loggedIn });
    await client.profile.userProfile({ user_id: 'u-2' });
    await waitFor(session, (state) => state.matches('visitor'));
    expect(device.read('jwt')).toBeUndefined();
  });

  it('is discovered when the server ends the live connection, with a message that stays [ACC-128]', async () => {
    const { feed, sendAway } = createScriptedFeed();
    const { fetch } = answering({ checkSession: ['loggedOut'] });
    const environment = createTestEnvironment({ fetch, feed });
    const location = { ...environment.location, pathname: '/wallet' };
    const { session, device, toasts } = createServices(testConfig, testVersion, { ...environment, location });
    session.send({ type: 'login.completed', session: loggedIn });
    sendAway();
    await waitFor(session, (state) => state.matches('visitor'));
    expect(device.read('jwt')).toBeUndefined();
    expect(toasts.shown()).toMatchObject([
      { text: "You've been signed out: this session was ended. Sign in again.", lastsMs: 3_000 },
    ]);
  });

  it('is discovered when the live connection refuses its token [LIV-053]', async () => {
    const { feed, report } = createScriptedFeed();
    const { session } = await asVisitor({ fetch: answering({ checkSession: ['loggedOut'] }).fetch, feed });
    session.send({ type: 'login.completed', session: loggedIn });
    report({ kind: 'refused', message: 'Session Expired' });
    expect(session.getSnapshot().matches({ loggedIn: { confirmation: 'confirmed' } })).toBe(true);
    report({ kind: 'refused', code: 'session_ended', message: 'please login again' });
    await waitFor(session, (state) => state.matches('visitor'));
  });

  it('is not looked for when the live connection was ended for sending too much, which a toast says [LIV-055]', async () => {
    const { feed, report } = createScriptedFeed();
    const { session, toasts } = await asVisitor({ fetch: answering().fetch, feed });
    session.send({ type: 'login.completed', session: loggedIn });
    const before = session.getSnapshot().value;
    report({ kind: 'refused', code: 'too_many_requests', message: 'Too many messages. It was closed.' });
    expect(session.getSnapshot().value).toEqual(before);
    expect(toasts.shown()).toMatchObject([{ tone: 'info', text: 'Too many messages. It was closed.' }]);
  });

  it('continues if the server ended the live connection for another reason', async () => {
    const { feed, sendAway } = createScriptedFeed();
    const { session, toasts } = await asVisitor({ fetch: answering().fetch, feed });
    session.send({ type: 'login.completed', session: loggedIn });
    sendAway();
    expect(session.getSnapshot().matches({ loggedIn: { confirmation: 'refreshingTwoFactor' } })).toBe(true);
    await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'confirmed' } }));
    expect(toasts.shown()).toEqual([]);
  });

  it('is not assumed from one call alone [ACC-128]', async () => {
    const { session, client } = await asVisitor({ fetch: answering({ userProfile: 'loggedOut' }).fetch });
    session.send({ type: 'login.completed', session: loggedIn });
    await client.profile.userProfile({ user_id: 'u-2' });
    expect(session.getSnapshot().matches({ loggedIn: { confirmation: 'refreshingTwoFactor' } })).toBe(true);
    await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'confirmed' } }));
  });
});

const tabWith = (stored: Record<string, string> = {}) => {
  const page = createTestPage();
  const told: unknown[] = [];
  const clock = { now: 1_000_000 };
  const channel: TabChannel = { postMessage: (message) => told.push(message), onmessage: null };
  const hear = (data: unknown) => channel.onmessage?.(new MessageEvent('message', { data }));
  const openChannel = (name: string) =>
    name === 'activity' ? channel : { postMessage: () => undefined, onmessage: null };
  const { fetch } = answering();
  const { session, device } = open({ fetch, stored, page, openChannel, now: () => clock.now });
  return { session, device, page, told, clock, hear };
};

describe('several tabs', () => {
  it('log in and out together', async () => {
    const { session, device, page } = tabWith();
    await waitFor(session, (state) => state.matches('visitor'));

    device.write('userData', 'u-1');
    page.dispatchEvent(new Event('storage'));
    expect(sessionView(session.getSnapshot()).kind).toBe('visitor');

    for (const key of storedKeys) device.write(key, stored[key]);
    page.dispatchEvent(new Event('storage'));
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'trader', trader });

    device.remove('jwt');
    page.dispatchEvent(new Event('storage'));
    expect(sessionView(session.getSnapshot()).kind).toBe('visitor');
  });

  it('are in step again once a page that the browser kept is shown again, which heard nothing meanwhile [ACC-277]', async () => {
    const { session, device, page } = tabWith(stored);
    await waitFor(session, (state) => state.matches('loggedIn'));
    const other = { ...stored, jwt: 'token-2', userData: 'u-2', email: 'ada@example.com' };
    for (const key of storedKeys) device.write(key, other[key]);
    page.dispatchEvent(new Event('pageshow'));
    expect(sessionView(session.getSnapshot()).trader?.uniqueId).toBe('u-2');

    device.remove('jwt');
    page.dispatchEvent(new Event('pageshow'));
    expect(sessionView(session.getSnapshot()).kind).toBe('visitor');
  });

  it('report activity to each other, at most once a second [SHL-089]', async () => {
    const { session, page, told, clock, hear } = tabWith(stored);
    await waitFor(session, (state) => state.matches('loggedIn'));
    const start = session.getSnapshot().context.lastActivityAt;

    clock.now = start + 5_000;
    page.dispatchEvent(new Event('keydown'));
    page.dispatchEvent(new Event('pointerdown'));
    expect(told).toEqual([start + 5_000]);

    hear(start + 9_000);
    hear('nonsense');
    expect(session.getSnapshot().context.lastActivityAt).toBe(start + 9_000);
  });
});
