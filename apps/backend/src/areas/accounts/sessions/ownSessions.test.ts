import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectClient } from '#live/testing/liveClient';
import { hashToken } from '#identity/secrets/randomness';
import { minute, somewhere, startAccounts, type AccountsServer } from '../testing/accountsServer';
import { switchingSteps, type SignedIn } from '../testing/switching';

let server: AccountsServer;
let steps: ReturnType<typeof switchingSteps>;
let ada: SignedIn;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
  steps = switchingSteps(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await steps.newcomer();
});

const idOf = ({ token }: SignedIn): string => hashToken(token).toString('hex');
const list = async (who: SignedIn) => {
  const { body } = await server.get('/user/sessions', { exchange_id: '1' }, who.home, who.token);
  return body['data'] as Record<string, unknown>[];
};
const end = (who: SignedIn, id: string) => steps.post('/user/end_session', { session_id: id }, who);
const endOthers = (who: SignedIn) => steps.post('/user/end_other_sessions', {}, who);
const check = async ({ token }: SignedIn) => server.get('/user/check_jwt', { token });

const ended = { status: 200, body: { message: 'Session ended.' } };
const over = { status: 401, body: { statusCode: 401, code: 'session_ended', message: 'please login again' } };

describe('the sessions of a trader', () => {
  it('are listed with device, address, first and last use, the one used last first [PRF-145]', async () => {
    const begun = server.clock.now;
    server.clock.now += 5 * minute;
    const later = await steps.again(ada);
    const place = { device: ada.home.agent, address: ada.home.address };
    const time = (minutes: number): string => new Date(begun + minutes * minute).toISOString();
    const one = { id: idOf(ada), ...place, createdAt: time(0), lastSeenAt: time(0), isCurrent: false };
    const other = { id: idOf(later), ...place, createdAt: time(5), lastSeenAt: time(5), isCurrent: true };
    expect(await list(later)).toEqual([other, one]);
    server.clock.now += 5 * minute;
    expect(await list(ada)).toEqual([
      { ...one, lastSeenAt: time(10), isCurrent: true },
      { ...other, isCurrent: false },
    ]);
  });

  it('are the valid ones, and no one else’s [PRF-145] [PRF-147]', async () => {
    const eve = await steps.newcomer();
    const gone = await steps.again(ada);
    await steps.post('/user/logout', {}, gone);
    expect((await list(ada)).map(({ id }) => id)).toEqual([idOf(ada)]);
    expect((await list(eve)).map(({ id }) => id)).toEqual([idOf(eve)]);
    server.clock.now += 24 * 60 * minute - 1;
    expect(await list(ada)).toHaveLength(1);
    server.clock.now += 24 * 60 * minute;
    expect((await server.get('/user/sessions', {}, ada.home, ada.token)).status).toBe(401);
  });

  it('say nothing of a device that says nothing of itself [PRF-145]', async () => {
    const home = { ...ada.home, agent: '' };
    const quiet = await server.addTrader({}, home);
    const token = await steps.signIn(quiet.email, home);
    expect((await list({ ...quiet, home, token }))[0]).toMatchObject({ device: null });
  });
});

describe('a session that its owner ends', () => {
  it('is no longer valid, and gets the message that leads to the sign-in [PRF-146]', async () => {
    const other = await steps.again(ada);
    expect(await end(ada, idOf(other))).toMatchObject(ended);
    expect(await check(other)).toMatchObject(over);
    expect(await endOthers(other)).toMatchObject(over);
    expect((await check(ada)).status).toBe(200);
    expect(await end(ada, idOf(other))).toMatchObject(ended);
  });

  it('loses its live connections at once, and no other does [PRF-146]', async () => {
    const url = await server.listen();
    const [second, third] = [await steps.again(ada), await steps.again(ada)];
    const clients = [];
    for (const { token } of [ada, second, third]) {
      const client = await connectClient(url, { token: () => token });
      await client.settle();
      clients.push(client);
    }
    const [mine, theirs, last] = clients;
    const isGone = theirs?.next('disconnect');
    await end(ada, idOf(second));
    expect(await isGone).toBe('io server disconnect');
    expect([mine?.socket.connected, last?.socket.connected]).toEqual([true, true]);
    const isLastGone = last?.next('disconnect');
    expect(await endOthers(ada)).toMatchObject({ body: { message: "You're signed out everywhere else." } });
    expect(await isLastGone).toBe('io server disconnect');
    expect(mine?.socket.connected).toBe(true);
  });

  it('may be the one that ends it [PRF-146]', async () => {
    expect(await end(ada, idOf(ada))).toMatchObject(ended);
    expect(await check(ada)).toMatchObject(over);
  });

  it('is never another trader’s, which gets the same answer [PRF-147]', async () => {
    const eve = await steps.newcomer();
    for (const id of [idOf(ada), ada.token, 'f'.repeat(64), 'g'.repeat(64), 'x'])
      expect(await end(eve, id)).toMatchObject(ended);
    await endOthers(eve);
    expect((await check(ada)).status).toBe(200);
    const { rows } = await server.database.pool.query(
      `select from security_event where kind = 'sessions ended' and unique_id = any ($1)`,
      [[eve.uniqueId, ada.uniqueId]],
    );
    expect(rows).toEqual([]);
  });
});

describe('a sign-in', () => {
  const lettersOf = () => server.lettersTo(ada.email, 'newDevice');

  const confirmed = async (from: ReturnType<typeof somewhere>): Promise<void> => {
    await server.logIn(ada.email, from);
    const link = server.lettersTo(ada.email, 'loginActivity').at(-1)?.link.split('/').at(-1) ?? '';
    await server.get(`/user/updateLoginDetails/${link}`, {}, from);
    expect((await server.logIn(ada.email, from)).status).toBe(200);
  };

  it('from a device not used before is emailed once, and the first of an account is not [PRF-151]', async () => {
    expect(lettersOf()).toEqual([]);
    await steps.again(ada);
    expect(lettersOf()).toEqual([]);
    const away = somewhere();
    await confirmed(away);
    const letter = { kind: 'newDevice', address: away.address, device: away.agent, at: new Date(server.clock.now) };
    expect(lettersOf()).toEqual([letter]);
    await server.logIn(ada.email, away);
    expect(lettersOf()).toEqual([letter]);
    await confirmed({ ...away, agent: 'Another browser' });
    await confirmed({ ...somewhere(), agent: away.agent });
    expect(lettersOf()).toHaveLength(3);
  });

  it('from a known device is not emailed after its sessions are long forgotten [PRF-151]', async () => {
    await server.database.pool.query('delete from session where unique_id = $1', [ada.uniqueId]);
    await server.logIn(ada.email, ada.home);
    expect(lettersOf()).toEqual([]);
    await server.database.pool.query('delete from session where unique_id = $1', [ada.uniqueId]);
    await confirmed(somewhere());
    expect(lettersOf()).toHaveLength(1);
  });
});
