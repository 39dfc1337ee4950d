import { assetSymbols } from '@exchange/domain';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../db/client';
import type { DatabasePurpose } from '../db/databasePurpose';
import { createTestDatabase } from '../db/testing/testDatabase';
import type { Env } from '../runtime/env';
import { openCustody } from './openCustody';
import { createRealDatabase } from './testing/realDatabase';

const open = async (kind: DatabasePurpose, NODE_ENV: Env['NODE_ENV'], CHAIN_BLOCK_MS = 500) => {
  const create = kind === 'real' ? createRealDatabase : createTestDatabase;
  const store = await create(inject('clusterUrl'));
  const database = connect({ connectionString: store.connectionString, max: 2, onError: () => undefined });
  onTestFinished(async () => {
    await database.close();
    await store.drop();
  });
  const env = { NODE_ENV, CHAIN_BLOCK_MS };
  const opened = await openCustody({ env, database, now: () => 0 });
  return { ...opened, database };
};

describe('custody', () => {
  it('is simulated in a demo, and says so', async () => {
    const { custody, chains, jobs } = await open('demo', 'development');
    expect(custody.isSimulated).toBe(true);
    expect(jobs).toMatchObject([{ name: 'chain-blocks', everyMs: 500 }]);
    expect(await chains?.mine('BTC', 1)).toBe(1);
    expect(await custody.read('BTC', 0)).toEqual({ height: 1, transfers: [] });
  });

  it('only mines on request if no pace is set', async () => {
    const { jobs } = await open('demo', 'test', 0);
    expect(jobs).toEqual([]);
  });

  it.each([
    ['real', 'development'],
    ['demo', 'production'],
    ['real', 'production'],
  ] as const)('of a %s database in %s has no addresses and sends nothing', async (kind, mode) => {
    const { custody, chains, database, jobs } = await open(kind, mode);
    expect([custody.isSimulated, chains, jobs]).toEqual([false, undefined, []]);
    for (const asset of assetSymbols) {
      expect(await custody.addressFor(asset, 'u-1')).toBeUndefined();
      expect(await custody.read(asset, 0)).toEqual({ height: 0, transfers: [] });
    }
    expect(await custody.send({ id: '1', asset: 'BTC', amount: '1', address: 'x' })).toEqual({
      refused: 'No custody is connected to this exchange, so nothing can be sent.',
    });
    expect(await custody.findSent('1')).toBeUndefined();
    expect((await database.pool.query('select from chain')).rowCount).toBe(0);
  });

  it('can’t put a simulated chain into a real database', async () => {
    const { database } = await open('real', 'production');
    await expect(database.pool.query(`insert into chain (asset) values ('BTC')`)).rejects.toThrow(
      'a database that is not a demo has no simulated chain',
    );
  });
});
