import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashToken } from '../../identity/secrets/randomness';
import { createStores } from '../../identity/core';
import { createSeals } from '../../identity/secrets/sealing';
import { accountSettings } from '../../identity/settings';
import { mostOpenSessions, tokenIn } from '../../identity/stores/sessions';
import { hour, minute, somewhere, startAccounts, type AccountsServer } from './testing/accountsServer';

let server: AccountsServer;

beforeAll(async () => {
  server = await startAccounts(inject('clusterUrl'));
});
afterAll(() => server.close());

const day = 24 * hour;
const over = { statusCode: 401, code: 'session_ended', message: 'please login again' };

const loggedIn = async () => {
  const { email, uniqueId, home } = await server.addTrader();
  return { email, uniqueId, home, token: String((await server.logIn(email, home)).body['token']) };
};

const check = (token: string) => server.get('/user/check_jwt', { token });
const logOut = (authorization?: string) =>
  server.post('/user/logout', { exchange_id: '1' }, somewhere(), authorization);

describe('a session', () => {
  it('stays valid while it is used, and a check confirms it [ACC-156] [DOM-331]', async () => {
    const { token } = await loggedIn();
    expect(await check(token)).toMatchObject({ status: 200, body: { message: 'User JWT Successfully' } });
    expect(await check('nothing')).toMatchObject({ status: 401, body: over });
  });

  it('is checked with a token that opens nothing and keeps no session alive [ACC-278]', async () => {
    const { email, home } = await server.addTrader();
    const { token, checkToken } = (await server.logIn(email, home)).body;
    const checks = () => check(String(checkToken));
    expect(await checks()).toMatchObject({ status: 200, body: { message: 'User JWT Successfully' } });
    expect((await logOut(String(checkToken))).status).toBe(401);
    server.clock.now += day - 1;
    expect((await checks()).status).toBe(200);
    server.clock.now += 1;
    expect((await checks()).status).toBe(401);
    expect((await check(String(token))).status).toBe(401);
  });

  it('is new at each login, and kept as a hash [ACC-155]', async () => {
    const { email, home, token } = await loggedIn();
    const second = String((await server.logIn(email, home)).body['token']);
    expect(second).not.toBe(token);
    const { rows } = await server.database.pool.query<{ token_hash: Buffer }>('select token_hash from session');
    const kept = rows.map(({ token_hash }) => token_hash.toString('hex'));
    expect(kept).toContain(hashToken(token).toString('hex'));
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });

  it('ends by logging out, after which a second log-out finds no session [ACC-155]', async () => {
    const { email, home, token } = await loggedIn();
    const other = String((await server.logIn(email, home)).body['token']);
    expect(await logOut(token)).toMatchObject({ status: 200, body: { message: "You're signed out." } });
    expect(await check(token)).toMatchObject({ status: 401, body: over });
    expect(await logOut(token)).toMatchObject({ status: 401, body: over });
    expect((await check(other)).status).toBe(200);
  });

  it('ends after a day without use [ACC-155]', async () => {
    const { token } = await loggedIn();
    server.clock.now += day - 1;
    expect((await check(token)).status).toBe(200);
    server.clock.now += day - 1;
    expect((await check(token)).status).toBe(200);
    server.clock.now += day;
    expect((await check(token)).status).toBe(401);
  });

  it('ends after thirty days, however much it was used [ACC-155]', async () => {
    const { token } = await loggedIn();
    for (let hours = 0; hours < 30 * 24 - 12; hours += 12) {
      server.clock.now += 12 * hour;
      await check(token);
    }
    server.clock.now += 12 * hour - 1;
    expect((await check(token)).status).toBe(200);
    server.clock.now += 1;
    expect((await check(token)).status).toBe(401);
  });

  it('of the most there may be that was unused for longest ends with the next login [ACC-276]', async () => {
    const { email, uniqueId, home } = await server.addTrader();
    const { sessions } = createStores(server.database.db, {
      seals: createSeals(server.secretsKey),
      settings: accountSettings(server.settings),
    });
    const tokens = Array.from({ length: mostOpenSessions }, (_, number) => `token ${String(number)} of ${uniqueId}`);
    const at = (number: number) => new Date(server.clock.now - number * minute);
    for (const [number, token] of tokens.entries()) await sessions.open(token, uniqueId, '203.0.113.7', at(number));
    await server.logIn(email, home);
    const valid = (await Promise.all(tokens.map(check))).map(({ status }) => status === 200);
    expect(valid).toEqual(tokens.map((_, number) => number < mostOpenSessions - 1));
  });

  it('has its last use recorded at most once a minute [ACC-155]', async () => {
    const { token } = await loggedIn();
    const seen = async () => {
      const { rows } = await server.database.pool.query<{ last_seen_at: Date }>(
        'select last_seen_at from session where token_hash = $1',
        [hashToken(token)],
      );
      return rows[0]?.last_seen_at.getTime();
    };
    const begin = server.clock.now;
    server.clock.now += minute - 1;
    await check(token);
    expect(await seen()).toBe(begin);
    server.clock.now += 1;
    await check(token);
    expect(await seen()).toBe(begin + minute);
  });

  it('that ends is announced to every process, so that they close its live connections [ACC-164]', async () => {
    const listener = new Client({ connectionString: server.database.connectionString });
    await listener.connect();
    const heard: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen session_ended');
    const { token } = await loggedIn();
    await logOut(token);
    await expect.poll(() => heard).toEqual([hashToken(token).toString('hex')]);
    const { email, home, token: first } = await loggedIn();
    const second = String((await server.logIn(email, home)).body['token']);
    await server.post('/user/forgot_password', { email, exchange_id: '1' });
    await expect.poll(() => server.lettersTo(email, 'resetPassword').length).toBe(1);
    const forgotCode = server.lettersTo(email, 'resetPassword')[0]?.link.split('/').at(-1) ?? '';
    const newPassword = 'Fresh-5678!';
    await server.post('/user/reset_password', { forgotCode, newPassword, confirmPassword: newPassword });
    const ids = [first, second].map((one) => hashToken(one).toString('hex'));
    await expect.poll(() => heard.slice(1).sort()).toEqual(ids.sort());
    await listener.end();
  });
});

describe('the token of a call', () => {
  it.each(['', 'Bearer ', 'bearer ', 'BEARER   '])('is read after %j [ACC-162]', async (scheme) => {
    const { token } = await loggedIn();
    expect((await logOut(`${scheme}${token}`)).status).toBe(200);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', 'nothing', 'Basic dXNlcjpwYXNz', "' or 1=1 --"])(
    'is missing from the header %j: the call gets 401 [ACC-162]',
    async (authorization) => {
      expect(await logOut(authorization)).toMatchObject({ status: 401, body: over });
    },
  );

  it('is the value of the header without the scheme', () => {
    expect([tokenIn('abc'), tokenIn('Bearer abc'), tokenIn('Bearer '), tokenIn(undefined)]).toEqual([
      'abc',
      'abc',
      undefined,
      undefined,
    ]);
  });
});
