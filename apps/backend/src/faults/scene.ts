import { randomBytes } from 'node:crypto';
import { dayMs, kycStatusNumbers } from '@exchange/domain';
import { createChains } from '../custody/chain/chains';
import { createTraderStore } from '../identity/stores/traders';
import { connect, type DatabaseClient } from '../db/client';
import { createStatusStore } from '../reference/statusStore';
import { seedReferenceData } from '../reference/seedReferenceData';
import { chance } from '../simulation/market/noise';
import { launchConsumerProcess, type ConsumerProcess } from './consumerProcess';
import { launchExchangeProcess, type ExchangeProcess } from './exchangeProcess';
import { createFollowedTable } from './followedProof';
import { depositAsset } from './load';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { createRecord, type TraderRecord } from './record';
import { startDatabaseProxy, type DatabaseProxy } from './testing/databaseProxy';

/** An exchange, and the line to its database. */
export interface Owner {
  exchange: ExchangeProcess;
  line: DatabaseProxy;
}

/** The setting of a round. */
export interface Scene {
  postgres: PostgresServer;
  database: DatabaseClient;
  /** The current owner. */
  owner: Owner;
  consumer: ConsumerProcess;
  traders: readonly string[];
  record: TraderRecord;
  random: () => number;
  newNumber: () => number;
  /** The number of acknowledgements so far. */
  acknowledgements: number;
  /** Seconds of each takeover, by the database's clock. */
  takeovers: number[];
  /** Loads an exchange that waits this long for a live owner. It does nothing before it is started. */
  launchOwner: (patienceMs: number) => Promise<Owner>;
  launchConsumer: () => Promise<ConsumerProcess>;
  close: () => Promise<void>;
}

interface SceneOptions {
  seed: number;
  leaseMs: number;
  /** For `startPostgresServer`. */
  restingData?: string | undefined;
}

const TRADERS = 8;

/** Who may withdraw and stake. */
const addTraders = async (add: ReturnType<typeof createTraderStore>['add']): Promise<string[]> => {
  const at = new Date(Date.now() - 2 * dayMs);
  const ids = Array.from({ length: TRADERS }, (_, index) => `u-${index + 1}`);
  for (const uniqueId of ids)
    await add({
      uniqueId,
      email: `${uniqueId}@example.com`,
      firstName: 'Ada',
      lastName: 'Field',
      passwordHash: 'none',
      passwordChangedAt: at,
      twoFactorSecret: randomBytes(8),
      twoFactorSince: at,
      kycStatus: kycStatusNumbers.Approved,
      referralCode: uniqueId,
      createdAt: at,
    });
  return ids;
};

/** All coins but the one whose deposits are credited without a chain. */
const prepareChains = async ({ db, pool }: DatabaseClient): Promise<void> => {
  await createChains({ db, now: Date.now }).prepare();
  await pool.query(`delete from chain_address where asset = $1`, [depositAsset]);
  await pool.query(`delete from chain where asset = $1`, [depositAsset]);
};

const fund = async ({ submit }: ExchangeProcess, traders: readonly string[]): Promise<void> => {
  for (const trader of traders)
    for (const asset of ['XDC', 'XDCE', 'USDT', 'USDC'] as const) {
      const id = `${trader} ${asset}`;
      const from = { house: 'demo faucet' } as const;
      const legs = [{ asset, amount: asset === 'XDC' ? '1000000000' : '100000', from, to: { trader } }];
      const posted = await submit({ kind: 'funds.post', id, legs });
      if (!posted?.done) throw new Error(`${id} was not credited: ${JSON.stringify(posted)}`);
    }
};

/** Fails unless it takes the exchange over. */
export const startOwner = async ({ exchange }: Owner): Promise<void> => {
  const refused = await exchange.start();
  if (refused !== null) throw new Error(`The exchange did not start: ${refused}`);
};

/** Closes everything that was opened, last first. */
const createCleanups = () => {
  const cleanups: (() => unknown)[] = [];
  return {
    add: (cleanup: () => unknown) => void cleanups.push(cleanup),
    run: async (): Promise<void> => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    },
  };
};

const createLaunchers = (connectionString: string, leaseMs: number, onEnd: (cleanup: () => unknown) => void) => ({
  launchOwner: async (patienceMs: number): Promise<Owner> => {
    const line = await startDatabaseProxy(connectionString);
    onEnd(line.close);
    const exchange = await launchExchangeProcess({
      connectionString: line.url,
      leaseMs,
      patienceMs,
      custodyPollMs: 50,
    });
    onEnd(exchange.kill);
    return { exchange, line };
  },
  launchConsumer: async (): Promise<ConsumerProcess> => {
    const consumer = await launchConsumerProcess(connectionString);
    onEnd(consumer.kill);
    return consumer;
  },
});

const counter = () => {
  let last = 0;
  return () => (last += 1);
};

export const setScene = async ({ seed, leaseMs, restingData }: SceneOptions): Promise<Scene> => {
  const cleanups = createCleanups();
  try {
    const postgres = await startPostgresServer(restingData);
    cleanups.add(postgres.remove);
    const { connectionString } = postgres;
    const database = connect({ connectionString, max: 4, onError: () => undefined });
    cleanups.add(database.close);
    await seedReferenceData(database.db);
    await createStatusStore(database.db).setSwitch('staking', true);
    await prepareChains(database);
    await createFollowedTable(database.pool);
    const traders = await addTraders(createTraderStore(database.db).add);
    const launchers = createLaunchers(connectionString, leaseMs, cleanups.add);
    const owner = await launchers.launchOwner(0);
    await startOwner(owner);
    await fund(owner.exchange, traders);
    const consumer = await launchers.launchConsumer();
    consumer.start();
    const draw = counter();
    return {
      postgres,
      database,
      owner,
      consumer,
      traders,
      record: createRecord(),
      random: () => chance(seed, draw()),
      newNumber: counter(),
      acknowledgements: 0,
      takeovers: [],
      ...launchers,
      close: cleanups.run,
    };
  } catch (error) {
    await cleanups.run();
    throw error;
  }
};
