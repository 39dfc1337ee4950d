import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type DatabaseClient } from '../db/client';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { seedReferenceData } from '../reference/seedReferenceData';
import { chance } from '../simulation/market/noise';
import { isNightly } from '../testing/nightly';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { retryUntil } from './retryUntil';
import type { LaunchedBackend } from './testing/backendProcess';
import { startDatabaseProxy } from './testing/databaseProxy';
import { followBook, type BookFollower } from './testing/bookFollower';
import { createCluster, openLevels, type Gateway } from './testing/cluster';
import {
  httpTraders,
  isBuyer,
  logIn,
  placeOrder,
  prepareTraders,
  storedOrders,
  type HttpOrder,
} from './testing/httpTraders';
import { hasRedis, startRedisServer, type RedisServer } from './testing/redisServer';

const cleanups: (() => Promise<void> | void)[] = [];
const onEnd = (end: () => Promise<void> | void): void => void cleanups.unshift(end);

let postgres: PostgresServer;
let redis: RedisServer;
let database: DatabaseClient;
let cluster: ReturnType<typeof createCluster>;
let owners: LaunchedBackend[] = [];
let gateways: Gateway[];
let followers: BookFollower[];
let tokens: [trader: string, token: string][];

const acknowledged = new Map<string, string>();
const refused = new Set<string>();
const unanswered: HttpOrder[] = [];
let drawn = 0;

const random = (): number => chance(7, (drawn += 1));

const one = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('There is nothing to choose from.');
  return value;
};

/** Each reads its snapshots from another gateway than its events, as behind a load balancer. */
const follow = (): BookFollower[] =>
  gateways.map(({ url }, index) =>
    followBook({ socketUrl: url, snapshotUrl: gateways[(index + 1) % gateways.length]?.url ?? url }),
  );

beforeAll(async () => {
  if (!hasRedis) return;
  postgres = await startPostgresServer(inject('restingData'));
  onEnd(postgres.remove);
  redis = await startRedisServer();
  onEnd(redis.remove);
  database = connect({ connectionString: postgres.connectionString, max: 2, onError: () => undefined });
  onEnd(database.close);
  await seedReferenceData(database.db);
  await prepareTraders(database);
  cluster = createCluster({ connectionString: postgres.connectionString, redisUrl: redis.url, onEnd });
  await launchOwner().ready;
  keepOwners();
  gateways = await Promise.all([cluster.startGateway(), cluster.startGateway()]);
  const [first] = gateways;
  if (first)
    tokens = await Promise.all(httpTraders.map(async (trader) => [trader, await logIn(first, trader)] as const));
  followers = follow();
  for (const { stop } of followers) onEnd(stop);
}, 120_000);

afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

/** A gateway that was killed answers nothing, which is no more than an exchange that doesn't know itself. */
const place = async (order: HttpOrder): Promise<void> => {
  const answer = await placeOrder(one(gateways), order);
  const { status, body } = answer ?? { status: 504, body: {} };
  if (status === 200) acknowledged.set(order.client, body.data?.uniqueId ?? '');
  else if (status === 503) refused.add(order.client);
  else if (status === 504) unanswered.push(order);
  else throw new Error(`An order was answered ${String(status)}: ${String(body.message)}`);
  if (status !== 200) await pause(50);
};

/** Everybody goes on trading through any gateway, until what goes wrong has gone wrong. */
const whileTrading = async (round: number, fault: () => Promise<void>): Promise<void> => {
  let isOver = false;
  const trading = tokens.map(async ([trader, token]) => {
    for (let number = 1; !isOver; number += 1) {
      // Many meet what rests in the book, so that nobody ever has too many orders in it.
      const meets = isBuyer(trader) ? '0.0502' : '0.0498';
      const price = random() < 0.4 ? meets : (0.05 + (Math.floor(random() * 5) - 2) / 10_000).toFixed(4);
      await place({ trader, token, client: `${trader}-${String(round)}-${String(number)}`, price });
    }
  });
  try {
    await pause(200 + random() * 200);
    await fault();
    await pause(200);
  } finally {
    isOver = true;
    await Promise.all(trading);
  }
};

const isServing = async ({ url }: Gateway): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
};

const untilServed = (): Promise<void> =>
  retryUntil(
    async () => (await Promise.all(gateways.map(isServing))).every(Boolean),
    'The gateways do not serve again.',
  );

const pidOfOwner = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select (process ->> 'pid')::int as pid from exchange_lease`,
  );
  return rows[0]?.pid ?? 0;
};

const lineOfOwner = async (): Promise<string> => {
  const { rows } = await database.pool.query<{ line: string }>(`select process ->> 'line' as line from exchange_lease`);
  return rows[0]?.line ?? '';
};

/** Resolves with the former address, once all gateways use this one. */
const leadGatewaysTo = async (line: string): Promise<string> => {
  const former = await lineOfOwner();
  await database.pool.query(`update exchange_lease set process = process || jsonb_build_object('line', $1::text)`, [
    line,
  ]);
  await pause(1_000);
  return former;
};

const currentOwner = async (): Promise<LaunchedBackend> => {
  const pid = await pidOfOwner();
  const owner = owners.find((launched) => launched.pid === pid);
  if (!owner) throw new Error('None of the owners holds the lease.');
  return owner;
};

const untilReplaced = ({ pid }: LaunchedBackend): Promise<void> =>
  retryUntil(async () => (await pidOfOwner()) !== pid, 'Nobody takes over.');

const launchOwner = (): LaunchedBackend => {
  const owner = cluster.launchOwner();
  // It also ends if another one took over while the database was away.
  void owner.ended.then(() => {
    owners = owners.filter((other) => other !== owner);
  });
  owners.push(owner);
  return owner;
};

/** One that has the exchange, and one that waits for it, as a service manager keeps them. */
const keepOwners = (): void => {
  while (owners.length < 2) launchOwner();
};

const faults = {
  'an owner is killed': async () => {
    const owner = await currentOwner();
    owner.signal('SIGKILL');
    await untilReplaced(owner);
  },
  'Redis is killed and comes back': async () => {
    await redis.kill();
    await pause(500);
    await redis.restart();
  },
  'a gateway is killed': async () => {
    const gateway = one(gateways);
    await gateway.kill();
    gateways[gateways.indexOf(gateway)] = await cluster.startGateway(new URL(gateway.url).port);
  },
  'an owner is suspended until it has a successor': async () => {
    const owner = await currentOwner();
    owner.signal('SIGSTOP');
    await untilReplaced(owner);
    await untilServed();
    owner.signal('SIGCONT');
    expect(await owner.ended).toBe(1);
  },
  'the line to the owner is cut and comes back': async () => {
    const line = await startDatabaseProxy(await lineOfOwner());
    onEnd(line.close);
    const direct = await leadGatewaysTo(line.url);
    line.goDown();
    await pause(100);
    line.comeBack();
    await pause(100);
    // Nothing gets through, and nobody is told.
    line.cutLine();
    await pause(300);
    await leadGatewaysTo(direct);
  },
  'a gateway is suspended for a moment': async () => {
    const gateway = one(gateways);
    gateway.signal('SIGSTOP');
    await pause(1_500);
    gateway.signal('SIGCONT');
  },
  'the database is killed and comes back': async () => {
    await postgres.kill();
    await postgres.restart();
  },
} as const satisfies Record<string, () => Promise<void>>;

/** Until it is known what became of each: a refusal of the second time says nothing about the first. */
const askAgain = async (): Promise<void> => {
  for (const order of unanswered.splice(0))
    await retryUntil(async () => {
      const answer = await placeOrder(one(gateways), order);
      if (answer?.status !== 200) return false;
      acknowledged.set(order.client, answer.body.data?.uniqueId ?? '');
      return true;
    }, `${order.client} is not answered.`);
};

const provenSound = async (): Promise<void> => {
  const stored = await storedOrders(database);
  for (const [client, id] of acknowledged) expect([client, stored.get(client)]).toEqual([client, [id]]);
  for (const client of refused) expect([client, stored.get(client)]).toEqual([client, undefined]);
  for (const [client, ids] of stored) expect([client, ids]).toEqual([client, [expect.any(String)]]);
  expect(await checkLedger(database.pool)).toMatchObject({ isSound: true });
  const levels = await openLevels(database);
  for (const follower of followers) await expect.poll(follower.levels, { timeout: 10_000 }).toEqual(levels);
};

const kinds = Object.keys(faults) as (keyof typeof faults)[];
const rounds = Number(process.env['CLUSTER_ROUNDS'] ?? (isNightly ? 24 : kinds.length));

describe.skipIf(!hasRedis)('orders through any gateway', () => {
  it.each(Array.from({ length: rounds }, (_, index) => [index, kinds[index % kinds.length] ?? kinds[0]] as const))(
    'are there once if acknowledged, and every book is right, after round %i: %s [OPS-682] [OPS-683]',
    { timeout: 90_000 },
    async (round, kind) => {
      if (!kind) return;
      const before = acknowledged.size;
      await whileTrading(round, faults[kind]);
      keepOwners();
      await untilServed();
      expect(acknowledged.size).toBeGreaterThan(before);
      await askAgain();
      await provenSound();
    },
  );
});
