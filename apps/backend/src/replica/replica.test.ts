import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { buildApp } from '../app';
import { withClient } from '../db/embedded/connection';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { startPostgresServer, type KillableServer } from '../faults/postgresServer';
import { startStandbyServer } from '../faults/standbyServer';
import { createSessionStore } from '../identity/stores/sessions';
import { seedReferenceData } from '../reference/seedReferenceData';
import { readEnv } from '../runtime/env';
import { createReads } from './reads';
import { refuseWrongReplica } from './refuseWrongReplica';
import { connectReplica } from './replicaPool';

interface SignedIn {
  id: string;
  authorization: string;
}

let primary: KillableServer;
let standby: KillableServer;
let exchange: TestExchange;
let replica: Pool;
let app: FastifyInstance;
let ada: SignedIn;
let ben: SignedIn;

const logged: string[] = [];
const settings = { NODE_ENV: 'test', LOG_LEVEL: 'info', DEMO_MARKET: 'false', DEMO_ACCOUNTS: 'false' };
const soon = { timeout: 15_000, interval: 20 };

const addTrader = async (): Promise<SignedIn> => {
  const id = await exchange.addTrader({ XDC: '1000' });
  const authorization = randomUUID();
  const times = { idleMs: 3_600_000, maxMs: 3_600_000 };
  await createSessionStore(exchange.database.db, times).open(authorization, id, 'here', new Date());
  return { id, authorization };
};

beforeAll(async () => {
  primary = await startPostgresServer(inject('restingData'));
  standby = await startStandbyServer(inject('restingData'), primary.connectionString);
  exchange = await startTestExchange('', {}, async () => ({
    connectionString: primary.connectionString,
    drop: async () => undefined,
  }));
  await seedReferenceData(exchange.database.db);
  [ada, ben] = [await addTrader(), await addTrader()];
  replica = connectReplica({ connectionString: standby.connectionString, max: 4 });
  app = await buildApp({
    env: readEnv(settings),
    database: exchange.database,
    replica,
    exchange: exchange.current(),
    config: {},
    logTo: { write: (line) => void logged.push(line) },
  });
  await app.ready();
}, 60_000);

afterAll(async () => {
  await app.close();
  await replica.end();
  await exchange.close();
  standby.remove();
  primary.remove();
});

const ended = async ({ authorization }: SignedIn): Promise<number> => {
  const query = { exchange_id: '1', userid: 'me', cache: 'false' };
  const response = await app.inject({ url: '/api/trade-history', query, headers: { authorization } });
  return response.json<{ data: unknown[] }>().data.length;
};

const cancelOne = async ({ id }: SignedIn): Promise<void> => {
  const { done } = await exchange.sell(id, { price: '0.5', amount: '2' });
  const { refused } = await exchange.submit({ kind: 'order.cancel', trader: id, order: done?.order.id ?? '' });
  expect(refused).toBeUndefined();
};

const metric = async (name: string): Promise<number | undefined> => {
  const { body } = await app.inject('/metrics');
  const line = body.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
};

const answeredBy = async (read: () => Promise<unknown>): Promise<string | undefined> => {
  const count = async () => [
    (await metric('exchange_past_reads_total{place="replica"}')) ?? 0,
    (await metric('exchange_past_reads_total{place="primary"}')) ?? 0,
  ];
  const before = await count();
  await read();
  const [onReplica, onPrimary] = (await count()).map((now, index) => now - (before[index] ?? 0));
  if (onReplica === 0 && onPrimary === 0) return undefined;
  return onReplica === 1 && onPrimary === 0 ? 'replica' : 'primary';
};

const lag = () => metric('exchange_replica_lag_groups');

const onStandby = (text: string) => withClient(standby.connectionString, (client) => client.query(text));

/** Stops it from replaying, as a busy replica may for a while. */
const holdBack = async (): Promise<void> => {
  await expect.poll(lag, soon).toBe(0);
  await onStandby('select pg_wal_replay_pause()');
  await expect
    .poll(() => onStandby('select pg_get_wal_replay_pause_state() as state'), soon)
    .toMatchObject({ rows: [{ state: 'paused' }] });
  onTestFinished(async () => {
    await onStandby('select pg_wal_replay_resume()');
  });
};

describe('a replica to read from', () => {
  it('answers histories once it is up to date [OPS-550]', async () => {
    await cancelOne(ada);
    await expect.poll(() => answeredBy(() => ended(ada)), soon).toBe('replica');
    expect(await ended(ada)).toBe(1);
  });

  it('that is behind answers whoever misses nothing, while others read their newest order on the primary [OPS-551]', async () => {
    const before = await ended(ada);
    await holdBack();
    await cancelOne(ada);
    expect(await answeredBy(async () => expect(await ended(ada)).toBe(before + 1))).toBe('primary');
    expect(await answeredBy(async () => expect(await ended(ben)).toBe(0))).toBe('replica');
    expect(await lag()).toBe(2);
    await onStandby('select pg_wal_replay_resume()');
    await expect.poll(() => answeredBy(async () => expect(await ended(ada)).toBe(before + 1)), soon).toBe('replica');
  });

  it('that is behind answers nobody after a movement that may concern anyone [OPS-552]', async () => {
    await holdBack();
    await exchange.fund(ada.id, 'XDC', '1');
    expect(await answeredBy(() => ended(ben))).toBe('primary');
  });

  it('is never asked for balances and open orders [OPS-553]', async () => {
    const payload = { exchange_id: '1', user_id: 'me', page: '1', limit: '10' };
    const post = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        headers: { authorization: ada.authorization, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(payload).toString(),
      });
    for (const url of ['/api/user/get_balance', '/api/trade/open_order'])
      expect([url, await answeredBy(async () => expect((await post(url)).statusCode).toBe(200))]).toEqual([
        url,
        undefined,
      ]);
  });

  it('only reads [OPS-554]', async () => {
    const { rows } = await replica.query('show default_transaction_read_only');
    expect(rows).toEqual([{ default_transaction_read_only: 'on' }]);
  });

  it('that ends a statement because of what it replays stays in use, and the primary answers that one [OPS-555]', async () => {
    await expect.poll(lag, soon).toBe(0);
    await onStandby(`alter system set max_standby_streaming_delay = 0`);
    await onStandby('select pg_reload_conf()');
    const places: boolean[] = [];
    const log = { ...app.log, warn: () => places.push(false) } as typeof app.log;
    const reads = createReads({ primary: exchange.database, replica, exchange: exchange.current(), log });
    const read = reads.of(ben.id, async ({ pool }) => {
      const { rows } = await pool.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
      places.push(rows[0]?.isReplica === true);
      if (rows[0]?.isReplica === true) await pool.query('select count(*), pg_sleep(1.5) from health_probe');
      return places.length;
    });
    await expect
      .poll(() => onStandby(`select from pg_stat_activity where query like '%pg_sleep(1.5) from%'`), soon)
      .toMatchObject({ rowCount: 2 });
    await exchange.database.pool.query('truncate health_probe');
    await read;
    expect(places).toEqual([true, false]);
    expect(await answeredBy(() => ended(ben))).toBe('replica');
  });

  it('that is gone is reported once and replaced by the primary, and is used again once it is back [OPS-556]', async () => {
    await standby.kill();
    const reads = await Promise.all(Array.from({ length: 20 }, () => ended(ada)));
    expect(new Set(reads).size).toBe(1);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
    expect(await lag()).toBeUndefined();
    expect(logged.filter((line) => line.includes('The replica failed'))).toHaveLength(1);
    await standby.restart();
    await expect.poll(() => answeredBy(() => ended(ada)), soon).toBe('replica');
    expect(logged.filter((line) => line.includes('The replica answers again'))).toHaveLength(1);
  });
});

describe('at the start', () => {
  const said: string[] = [];
  const check = (url: string) =>
    refuseWrongReplica({ url, primaryUrl: primary.connectionString }, (line) => void said.push(line));

  it.each([
    ['a database of another server', () => inject('clusterUrl'), "isn't a copy of the one in DATABASE_URL"],
    [
      'another database of the replica',
      () => standby.connectionString.replace(/exchange$/, 'postgres'),
      "isn't a copy",
    ],
    ['a server that accepts writes', () => primary.connectionString, 'accepts writes'],
    [
      'a wrong password',
      () => standby.connectionString.replace(/:[^:@]*@/, ':wrong@'),
      'The database server in READ_DATABASE_URL refused the connection',
    ],
  ])('%s is refused as a replica [OPS-557]', async (_, url, words) => {
    await expect(check(url())).rejects.toThrow(words);
  });

  it('the right one is accepted, and one that is away is only reported [OPS-558]', async () => {
    await check(standby.connectionString);
    expect(said).toEqual([]);
    await check('postgresql://a:b@127.0.0.1:1/exchange');
    expect(said).toEqual([expect.stringContaining("The replica in READ_DATABASE_URL can't be reached: ")]);
  });
});
