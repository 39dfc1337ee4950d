import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pairOf } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { password, type From } from '../areas/accounts/testing/accountsServer';
import { startKyc, type KycServer, type KycTrader } from '../areas/kyc/testing/kycServer';
import { createOperator } from '../areas/testing/operator';
import { connect } from '../db/client';
import { withClient } from '../db/embedded/connection';
import { everythingIn } from '../db/testing/everythingIn';
import { createTestDatabase } from '../db/testing/testDatabase';
import { checkLedger } from '../ledger/checks/ledgerCheck';

const secretsKey = randomBytes(32);
let server: KycServer;
let folder: string;
let ada: KycTrader & { home: From };

const operatorOf = (restoreInto?: string) =>
  createOperator({
    database: server.database,
    now: () => server.clock.now,
    ...(restoreInto !== undefined && { restoreInto }),
  });

const emptyDatabase = async (): Promise<string> => {
  const { connectionString, drop } = await createTestDatabase(inject('clusterUrl'), 'template1');
  onTestFinished(drop);
  return connectionString;
};

const fileFor = (name: string): string => join(folder, `${name}.gz`);

const restore = async (file: string, into: string) =>
  operatorOf(into).type('restore', file, '--why', 'The server is lost');

const order = { exchange_id: '1', user_id: 'u', symbol: 'XDC-USDT', pair_id: pairOf('XDC-USDT').id, type: 'limit' };

const place = (price: string) =>
  server.postJson('/trade/new_order', { ...order, side: 'sell', price, amount: '10' }, ada.home, ada.token);

const newestOrder = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ last: number }>('select last_order::int as last from exchange');
    return rows[0]?.last ?? 0;
  });

const ordersIn = (url: string, last: number) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Record<string, unknown>>(
      'select id, owner, price, amount, created_at from trade_order where id <= $1 order by id',
      [last],
    );
    return rows;
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  // Nothing is to change by itself.
  server = await startKyc(inject('clusterUrl'), { CHAIN_BLOCK_MS: '0' }, { secretsKey });
  const home = { address: '10.9.9.9', agent: 'Browser of Ada' };
  const { uniqueId, email } = await server.addTrader({}, home);
  const { body } = await server.logIn(email, home);
  ada = { uniqueId, email, home, token: String(body['token']) };
  const money = `5000 XDC from demo faucet to ${email}`;
  await operatorOf().type('ledger', 'correct', money, '--why', 'x');
  await server.submit(ada.token);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** An exchange on a copy, with the same key. */
const startCopy = async (connectionString: string) => {
  const database = connect({ connectionString, max: 8, onError: () => undefined });
  const app = await buildApp({
    env: server.settings,
    database,
    config: {},
    secretsKey,
    passwords: server.passwords,
    now: () => server.clock.now,
  });
  const close = async () => {
    await app.close();
    await database.close();
  };
  onTestFinished(close);
  return { app, database, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
};

describe('a backup', () => {
  it('taken under load is of one moment; restored elsewhere it has ledger, orders, photos and sign-in [OPR-070] [OPR-073]', async () => {
    expect((await place('0.05')).status).toBe(200);
    const { connectionString } = server.database;
    const before = await newestOrder(connectionString);
    const load = async () => {
      for (let placed = 0; placed < 100; placed += 1) await place('0.05');
    };
    const [{ exit, lines }] = await Promise.all([operatorOf().type('backup', fileFor('load')), load()]);
    expect([exit, lines[1]]).toEqual([0, expect.stringContaining("The key for secrets isn't in it.")]);
    const into = await emptyDatabase();
    const restored = await restore(fileFor('load'), into);
    expect([restored.exit, restored.lines]).toEqual([0, expect.any(Array)]);
    const last = (await ordersIn(into, Number.MAX_SAFE_INTEGER)).length;
    expect(last).toBeGreaterThanOrEqual(before);
    expect(await ordersIn(into, last)).toEqual(await ordersIn(connectionString, last));

    const copy = await startCopy(into);
    expect(await checkLedger(copy.database.pool)).toMatchObject({ isSound: true });
    const login = await copy.app.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress: ada.home.address,
      headers: { 'user-agent': ada.home.agent },
      payload: { exchange_id: '1', email: ada.email, password },
    });
    expect(login.json()).toMatchObject({ statusCode: 200, token: expect.any(String) as unknown });
    const path = String((await server.record(ada.token))?.['image']);
    const photos = await Promise.all(
      [server.url, copy.url].map(async (url) => {
        const answer = await fetch(`${url}/api${path}`, { headers: { authorization: ada.token } });
        return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')];
      }),
    );
    expect(photos[0]?.[0]).toBe(200);
    expect(photos[1]).toEqual(photos[0]);
  });

  it('brings back every row of every table, and records in the log who restored it and why [OPR-073] [OPR-074]', async () => {
    await operatorOf().type('backup', fileFor('rest'));
    const into = await emptyDatabase();
    expect((await restore(fileFor('rest'), into)).exit).toBe(0);
    const differing = async () => {
      const [from, to] = [await everythingIn(server.database.connectionString), await everythingIn(into)];
      return Object.keys({ ...from, ...to }).filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));
    };
    expect(await differing()).toEqual(['exchange', 'operator_action', 'restored_copy']);
    await withClient(into, async (client) => {
      const { rows } = await client.query('select who, why, words from operator_action order by number desc limit 1');
      expect(rows).toEqual([
        { who: 'ada', why: 'The server is lost', words: expect.stringContaining('restore ') as unknown },
      ]);
      // Triggers and foreign keys work again.
      await expect(client.query('delete from entry')).rejects.toThrow('only ever added to');
      await expect(client.query(`update account set owner = 'nobody' where owner is not null`)).rejects.toThrow(
        'foreign key',
      );
    });
  });

  it('is for its owner alone, holds no key, and overwrites no file [OPR-071]', async () => {
    const file = fileFor('own');
    expect((await operatorOf().type('backup', file)).exit).toBe(0);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = gunzipSync(await readFile(file)).toString('latin1');
    const forms = [secretsKey.toString('base64'), secretsKey.toString('hex')];
    expect(forms.filter((form) => text.includes(form))).toEqual([]);
    const again = operatorOf().type('backup', file);
    await expect(again).rejects.toThrow('exists already');
    await expect(operatorOf().type('backup', join(folder, 'missing', 'b.gz'))).rejects.toThrow('ENOENT');
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([]);
  });
});

describe('a restore', () => {
  const changed = async (name: string, change: (text: string) => string): Promise<string> => {
    const whole = fileFor('whole');
    if ((await stat(whole).catch(() => undefined)) === undefined) await operatorOf().type('backup', whole);
    const text = gunzipSync(await readFile(whole)).toString('latin1');
    await writeFile(fileFor(name), gzipSync(Buffer.from(change(text), 'latin1')));
    return fileFor(name);
  };

  it.each<[string, (text: string) => string, string]>([
    ['a changed row', (text) => text.replace('Ada\t', 'Eve\t'), 'The backup is damaged'],
    ['a file that ends early', (text) => text.slice(0, -200), 'The backup is incomplete'],
    ['another file', () => 'hello\n', 'This file is no backup'],
    [
      'an older PostgreSQL',
      (text) => text.replace(/"number":\d+/, '"number":990001'),
      'Restore it into PostgreSQL 99 or later.',
    ],
    ['a newer version', (text) => text.replace('0035_', '9935_'), 'This backup was made by a newer version'],
  ])('refuses %s in a sentence, and leaves the database empty [OPR-072]', async (name, change, sentence) => {
    const into = await emptyDatabase();
    await expect(restore(await changed(name, change), into)).rejects.toThrow(sentence);
    expect(await everythingIn(into)).toEqual({});
  });

  it('refuses a backup that was cut off, and a database that is not empty [OPR-072]', async () => {
    const file = await changed('cut', (text) => text);
    await truncate(file, (await stat(file)).size - 1_000);
    const into = await emptyDatabase();
    await expect(restore(file, into)).rejects.toThrow('The backup is incomplete');
    const { connectionString } = server.database;
    const before = await everythingIn(connectionString);
    await expect(restore(fileFor('whole'), connectionString)).rejects.toThrow('into an empty database only');
    expect(await everythingIn(connectionString)).toEqual(before);
  });
});
