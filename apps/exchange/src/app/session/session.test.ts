import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { sessionView } from '../../shared/session/session';
import { createDeviceStore } from '../../shared/storage/deviceStore';
import { createSession } from './createSession';
import { followTabs, type Tab } from './followTabs';
import { servicesFor } from '../testing/servicesFor';

const stored = { jwt: 'token-1', userData: 'u-1', email: 'trader@example.com', tfa_status: '1', feeDetail: '[]' };
const trader = { token: 'token-1', uniqueId: 'u-1', email: 'trader@example.com', isTwoFactorOn: true };

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** An exchange that answers the two questions asked at start. */
const exchange = (check: string, asked: string[] = []): typeof globalThis.fetch => {
  return async (request) => {
    const { pathname, searchParams } = new URL(request instanceof Request ? request.url : request);
    asked.push(pathname, ...[...searchParams].map(([name, value]) => `${name}=${value}`).sort());
    if (pathname.endsWith('/usertfastatus')) return json({ statusCode: 200, data: { tfaStatus: 0 } });
    return json({ message: check }, check.includes('Successfully') ? 200 : 401);
  };
};

describe('session', () => {
  it('is a visitor where nothing is stored', async () => {
    const { session } = servicesFor();
    session.start();
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'unknown' });
    await waitFor(session, (state) => state.matches('visitor'));
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'visitor' });
  });

  it('with a stored token the trader is in at once, before the exchange has answered', async () => {
    const { session } = servicesFor({ stored });
    session.start();
    await waitFor(session, (state) => state.matches('loggedIn'));
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'trader', trader });
  });

  it('asks for the two-factor status first and for the token next, and keeps what it learns', async () => {
    const asked: string[] = [];
    const { session, device } = servicesFor({ stored, fetch: exchange('User JWT Successfully', asked) });
    session.start();
    await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'confirmed' } }));
    expect(asked).toEqual([
      '/api/user/usertfastatus',
      'email=trader@example.com',
      'exchangeId=1',
      'uniqueId=u-1',
      '/api/user/check_jwt',
      'exchange_id=1',
      'token=token-1',
    ]);
    expect(sessionView(session.getSnapshot()).trader?.isTwoFactorOn).toBe(false);
    expect(device.read('tfa_status')).toBe('0');
  });

  it('ends when the exchange says so, and leaves nothing of it on the device [SHL-078]', async () => {
    const { session, device } = servicesFor({ stored, fetch: exchange('please login again') });
    session.start();
    await waitFor(session, (state) => state.matches('visitor'));
    expect(Object.keys(stored).map((key) => device.read(key))).toEqual(Object.keys(stored).map(() => undefined));
  });

  it('survives an exchange that cannot be reached at start', async () => {
    const { session } = servicesFor({ stored });
    session.start();
    await waitFor(session, (state) => state.matches({ loggedIn: { confirmation: 'offline' } }));
    expect(sessionView(session.getSnapshot()).kind).toBe('trader');
  });

  it('logging out removes every stored key and the cookie of the last pair [SHL-078]', async () => {
    const { client } = servicesFor();
    const device = createDeviceStore(() => {
      throw new Error('no storage here');
    });
    const jar = { cookie: '' };
    for (const [key, value] of Object.entries(stored)) device.write(key, value);
    const session = createSession({ client, device, jar, idleTimeoutMs: 60_000, now: Date.now });
    session.start();
    await waitFor(session, (state) => state.matches('loggedIn'));
    session.send({ type: 'logout.requested' });
    expect(Object.keys(stored).map((key) => device.read(key))).toEqual(Object.keys(stored).map(() => undefined));
    expect(jar.cookie).toBe('lastPair=; Path=/; SameSite=Lax; Max-Age=0');
  });
});

const tabWith = (given: Parameters<typeof servicesFor>[0]) => {
  const { session, device } = servicesFor(given);
  const page = new EventTarget();
  const told: unknown[] = [];
  const clock = { now: 1_000_000 };
  const channel: Tab['channel'] = { postMessage: (message) => told.push(message), onmessage: null };
  const hear = (data: unknown) => channel.onmessage?.(new MessageEvent('message', { data }));
  followTabs(session, { page, channel, device, now: () => clock.now });
  session.start();
  return { session, device, page, told, clock, hear };
};

describe('several tabs', () => {
  it('log in and out together', async () => {
    const { session, device, page } = tabWith({});
    await waitFor(session, (state) => state.matches('visitor'));

    device.write('userData', 'u-1');
    page.dispatchEvent(new Event('storage'));
    expect(sessionView(session.getSnapshot()).kind).toBe('visitor');

    for (const [key, value] of Object.entries(stored)) device.write(key, value);
    page.dispatchEvent(new Event('storage'));
    expect(sessionView(session.getSnapshot())).toEqual({ kind: 'trader', trader });

    device.remove('jwt');
    page.dispatchEvent(new Event('storage'));
    expect(sessionView(session.getSnapshot()).kind).toBe('visitor');
  });

  it('tell each other of activity, at most once a second [SHL-089]', async () => {
    const { session, page, told, clock, hear } = tabWith({ stored });
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
