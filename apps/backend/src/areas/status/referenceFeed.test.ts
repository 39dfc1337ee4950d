import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { feesOf } from '../../reference/fees';
import { currencyStatsOf, pairStatusOf } from './handlers';
import { switchPair } from './testing/switchPair';
import { createStatusStore, type StatusStore } from '../../reference/statusStore';
import { readContract } from '../../contract/document';
import { createChannelChecks } from '../../contract/validation';
import { connect, type DatabaseClient } from '../../db/client';
import { withClient } from '../../db/embedded/connection';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { startBackground } from '../../runtime/testing/startBackground';
import { referenceFeedJob } from './referenceFeed';

let store: TestDatabase;
let database: DatabaseClient;
let status: StatusStore;

beforeAll(async () => {
  store = await createTestDatabase(inject('clusterUrl'));
  database = connect({ connectionString: store.connectionString, max: 3, onError: () => undefined });
  status = createStatusStore(database.db);
});

afterAll(async () => {
  await database.close();
  await store.drop();
});

const startFeed = async (connectionString = store.connectionString) => {
  const told: { channel: string; payload: unknown }[] = [];
  const { log } = fastify();
  const job = referenceFeedJob({
    connectionString,
    live: { publish: (channel, payload) => void told.push({ channel, payload }) },
    log,
    currencies: () => currencyStatsOf(status),
    pairs: () => pairStatusOf(status),
    fees: () => feesOf(database.db),
    retryMs: 20,
  });
  const background = startBackground();
  onTestFinished(background.stop);
  await background.add(job).ask();
  told.length = 0;
  return { told, stop: background.stop };
};

/** Cuts the listening connection, as a restart of the database would. */
const cutListener = async (): Promise<number> => {
  const { rowCount } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %'`,
  );
  return rowCount ?? 0;
};

describe('a change by an operator', () => {
  it('of a pair is published, as in the response of the call [LIV-025]', async () => {
    const { told } = await startFeed();
    await switchPair(database.db, 'XRP-USDT', false);
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toEqual({ channel: 'update-pair-status', payload: await pairStatusOf(status) });
    expect(told[0]?.payload).toContainEqual({ pair: 'XRP-USDT', tradingFlag: false });
  });

  it('of a coin is published, as in the response of the call [LIV-024]', async () => {
    const { told } = await startFeed();
    await status.setWithdrawals('XRP', false);
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toEqual({ channel: 'update-curr-status', payload: await currencyStatsOf(status) });
    expect(told[0]?.payload).toMatchObject({ XRP: ['Coin', 'Active', 'Inactive'] });
  });

  it('is published whichever process wrote it, even if written by hand [LIV-024]', async () => {
    const { told } = await startFeed();
    await withClient(store.connectionString, (client) =>
      client.query(`update currency set is_deposit_open = false where symbol = 'BTC'`),
    );
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]?.payload).toMatchObject({ BTC: ['Coin', 'Inactive', 'Active'] });
  });

  it('to withdrawals only is published for every pair and every coin [STS-107]', async () => {
    const { told } = await startFeed();
    await status.setSwitch('withdrawOnly', true);
    await expect.poll(() => told).toHaveLength(2);
    expect(told).toEqual([
      { channel: 'update-pair-status', payload: await pairStatusOf(status) },
      { channel: 'update-curr-status', payload: await currencyStatsOf(status) },
    ]);
    expect(told[1]?.payload).toMatchObject({ XDC: ['Coin', 'Inactive', 'Active'] });
    await status.setSwitch('withdrawOnly', false);
    await expect.poll(() => told).toHaveLength(4);
    expect(told[3]?.payload).toMatchObject({ XDC: ['Coin', 'Active', 'Active'] });
  });

  it('of anything else is not published [LIV-024]', async () => {
    const { told } = await startFeed();
    await status.setSwitch('staking', true);
    await status.setDeposits('XRP', false);
    await expect.poll(() => told.map(({ channel }) => channel)).toEqual(['update-curr-status']);
  });
});

const setBuyFee = (pair: string, percent: string) =>
  database.pool.query('update pair set buy_fee_percent = $2 where name = $1', [pair, percent]);

describe('fees', () => {
  it('are all published if any changed, as in the response of the call [LVC-025] [LVC-063]', async () => {
    const { told } = await startFeed();
    await setBuyFee('XDC-ETH', '0.25');
    await expect.poll(() => told.map(({ channel }) => channel)).toEqual(['update-pair-status', 'updateFee']);
    expect(told[1]?.payload).toEqual(await feesOf(database.db));
    expect(told[1]?.payload).toMatchObject({
      tradingFees: expect.arrayContaining([
        { symbol: 'XDC-ETH', currencySymbol: 'XDC-ETH', buy: '0.25', sell: '0.5' },
      ]) as unknown,
    });
    expect(createChannelChecks(readContract())('updateFee')(told[1]?.payload)).toBeUndefined();
  });

  it('of withdrawals are published as well when they changed [LVC-025]', async () => {
    const { told } = await startFeed();
    await database.pool.query(`update currency set withdrawal_fee = withdrawal_fee + 1 where symbol = 'XDC'`);
    await expect.poll(() => told.map(({ channel }) => channel)).toEqual(['update-curr-status', 'updateFee']);
  });

  it('are published neither at the start nor when something else changes [LVC-025]', async () => {
    const { told, stop } = await startFeed();
    await switchPair(database.db, 'XDC-ETH', false);
    await status.setDeposits('XDC', false);
    await setBuyFee('XDC-ETH', '0.25');
    await expect.poll(() => told.length).toBe(3);
    await stop();
    expect(told.map(({ channel }) => channel)).not.toContain('updateFee');
  });

  it('that changed while no one listened are published on reconnecting [LVC-025]', async () => {
    const { told } = await startFeed();
    expect(await cutListener()).toBe(1);
    await setBuyFee('XDC-ETH', '0.3');
    await expect.poll(() => told.filter(({ channel }) => channel === 'updateFee')).toHaveLength(1);
  });
});

describe('a database connection that was cut', () => {
  it('is reopened, and changes made meanwhile are published [LIV-026]', async () => {
    const { told } = await startFeed();
    expect(await cutListener()).toBe(1);
    await switchPair(database.db, 'BTC-USDT', false);
    await expect
      .poll(() => told.filter(({ channel }) => channel === 'update-pair-status').map(({ payload }) => payload))
      .toContainEqual(expect.arrayContaining([{ pair: 'BTC-USDT', tradingFlag: false }]));
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(2);
  });

  it('is a single connection again, and receives each change once [LIV-026]', async () => {
    const { told } = await startFeed();
    for (let cut = 0; cut < 3; cut += 1) {
      await expect.poll(cutListener).toBe(1);
      await expect
        .poll(() => told.map(({ channel }) => channel).sort())
        .toEqual(['update-curr-status', 'update-pair-status']);
      told.length = 0;
    }
    await switchPair(database.db, 'BTC-USDT', true);
    await status.setDeposits('BTC', true);
    await expect.poll(() => told.map(({ channel }) => channel)).toEqual(['update-pair-status', 'update-curr-status']);
  });

  it('does not come back once the feed has stopped [LIV-026]', async () => {
    const { stop } = await startFeed();
    await stop();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await cutListener()).toBe(0);
  });

  it('that was never made delays neither start nor stop [LIV-026]', async () => {
    const { stop } = await startFeed('postgres://nobody@127.0.0.1:9/nothing');
    await new Promise((resolve) => setTimeout(resolve, 60));
    await stop();
    expect(await cutListener()).toBe(0);
  });
});
