import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { areaCommands } from '../..';
import type { Custody, IncomingTransfer } from '#custody/custody';
import { createNoCustody } from '#custody/noCustody';
import { startTestExchange, type TestExchange } from '#exchange/testing/testExchange';
import type { Job } from '#runtime/job';
import { checkLedger } from '#ledger/checks/ledgerCheck';
import { createAddressStore } from '../shared/depositAddresses';
import { followCustody } from '../followCustody';
import { depositJob } from './depositJob';
import type { Report } from './depositRules';

let exchange: TestExchange;

/** What custody reports for XDC, and the coins it doesn't answer for. */
const chain = { height: 10, transfers: [] as IncomingTransfer[], silent: new Set<string>() };

const custody: Custody = {
  isSimulated: true,
  isConnected: true,
  addressFor: async (asset, owner) => ({ address: `${asset} address of ${owner}` }),
  read: async (asset) => {
    if (chain.silent.has(asset)) throw new Error('no answer');
    return { height: chain.height, transfers: chain.transfers.filter((one) => one.asset === asset) };
  },
  send: async () => ({ refused: 'no' }),
  findSent: async () => undefined,
};

const warned: string[] = [];

const poll = async (): Promise<void> => {
  const job = depositJob({
    pool: exchange.database.pool,
    custody,
    exchange: exchange.current(),
    log: { warn: (_, message) => void warned.push(message) },
    everyMs: 1,
  });
  await job.work(new AbortController().signal);
};

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: areaCommands() });
});
afterAll(async () => {
  const { isSound, checks } = await checkLedger(exchange.database.pool);
  await exchange.close();
  if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
});

let payments = 0;

/** A new trader with a payment in the newest block. */
const paid = async (more: Partial<IncomingTransfer> = {}) => {
  const trader = await exchange.addTrader();
  const addresses = createAddressStore({ db: exchange.database.pool, custody, now: () => exchange.clock.now });
  const place = await addresses.of(trader, more.asset ?? 'XDC');
  const id = `0x${(payments += 1)}`;
  const transfer: IncomingTransfer = {
    id: `${id}:0`,
    asset: 'XDC',
    transactionId: id,
    amount: '5000',
    address: place?.address ?? '',
    height: chain.height,
    ...more,
  };
  return { trader, transfer };
};

const stored = async (id: string) => {
  const { rows } = await exchange.database.pool.query<Record<string, unknown>>(
    `select status, kept_for as "keptFor", trim_scale(amount)::text as amount, asset, address, credits,
       jsonb_array_length(steps) as steps from incoming where id = $1`,
    [id],
  );
  return rows[0];
};

const postings = async (id: string): Promise<number> =>
  (await exchange.database.pool.query(`select from posting where id like '%' || $1 || '%'`, [id])).rowCount ?? 0;

const report = (transfer: IncomingTransfer, confirmations = 1) => {
  const command: Report = { transfer, confirmations };
  return exchange.submit({ kind: 'deposit.report', ...command });
};

describe('a payment that custody reports', () => {
  it('several times, even at once, is one deposit [WAL-030]', async () => {
    const { trader, transfer } = await paid();
    chain.transfers = [transfer, transfer];
    await poll();
    await Promise.all([poll(), poll()]);
    await exchange.restart();
    await poll();
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
    expect(await stored(transfer.id)).toMatchObject({ status: 'credited', credits: 1, steps: 2 });
    expect(await postings(transfer.id)).toBe(1);
  });

  it.each<[string, Partial<IncomingTransfer>]>([
    ['amount', { amount: '5001' }],
    ['coin', { asset: 'ETH' }],
    ['address', { address: 'somewhere else' }],
    ['destination tag', { destinationTag: '7' }],
  ])('again with another %s moves nothing, and waits for the operator [WAL-033]', async (_, change) => {
    const credited = await paid();
    chain.transfers = [credited.transfer];
    await poll();
    const waiting = await paid({ height: undefined });
    chain.transfers = [credited.transfer, waiting.transfer];
    await poll();
    chain.height += 1;
    const height = chain.height;
    chain.transfers = [
      { ...credited.transfer, ...change },
      { ...waiting.transfer, height, ...change },
    ];
    await poll();
    await poll();
    expect(await exchange.balancesOf(credited.trader)).toEqual({ 'available XDC': '5000' });
    expect(await exchange.balancesOf(waiting.trader)).toEqual({});
    for (const [{ transfer }, status] of [
      [credited, 'credited'],
      [waiting, 'waiting'],
    ] as const) {
      const { asset, amount, address } = transfer;
      expect(await stored(transfer.id)).toMatchObject({ status, keptFor: 'changed', asset, amount, address });
    }
    // Even if the first facts are reported again, an operator decides.
    chain.transfers = [credited.transfer, { ...waiting.transfer, height }];
    await poll();
    expect(await stored(waiting.transfer.id)).toMatchObject({ status: 'kept', keptFor: 'changed' });
    expect(await exchange.balancesOf(waiting.trader)).toEqual({});
  });

  it('with other facts stays pending once its block is too deep to be read [WAL-033]', async () => {
    const { transfer } = await paid({ height: undefined });
    chain.transfers = [transfer];
    await poll();
    chain.transfers = [{ ...transfer, amount: '1', height: chain.height }];
    await poll();
    chain.height += 40;
    await poll();
    chain.transfers = [];
    await poll();
    expect(await stored(transfer.id)).toMatchObject({ status: 'waiting', keptFor: 'changed' });
  });

  it.each(['0', '-1', 'NaN', '0.0000000000000000001', '1e30'])(
    'of %s is refused, and delays no other payment',
    async (amount) => {
      const [odd, good] = [await paid({ amount }), await paid()];
      expect((await report(odd.transfer)).refused?.code).toBe('figure');
      chain.transfers = [odd.transfer, good.transfer];
      await poll();
      expect(await stored(odd.transfer.id)).toBeUndefined();
      expect(await exchange.balancesOf(good.trader)).toEqual({ 'available XDC': '5000' });
    },
  );

  it('is credited while custody does not answer for another coin', async () => {
    const { trader, transfer } = await paid();
    chain.transfers = [transfer];
    chain.silent.add('BTC');
    await expect(poll()).rejects.toThrow('Custody did not answer for every coin.');
    chain.silent.clear();
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
  });

  it('is not reversed once custody is no longer connected', async () => {
    const { trader, transfer } = await paid();
    chain.transfers = [transfer];
    await poll();
    const jobs: Job[] = [];
    followCustody({
      background: {
        add: (job) => {
          jobs.push(job);
          return { ask: async () => undefined };
        },
      },
      pool: exchange.database.pool,
      custody: createNoCustody(),
      exchange: exchange.current(),
      log: fastify().log,
      now: () => exchange.clock.now,
      env: { CUSTODY_POLL_MS: 1, APPROVE_AFTER_MS: 1 },
    });
    for (const job of [...jobs, ...jobs]) await job.work(new AbortController().signal);
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
  });

  it('is not reversed during an outage of custody', async () => {
    const { trader, transfer } = await paid();
    chain.transfers = [transfer];
    await poll();
    chain.silent.add('XDC');
    await expect(poll()).rejects.toThrow();
    chain.silent.clear();
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
  });
});
