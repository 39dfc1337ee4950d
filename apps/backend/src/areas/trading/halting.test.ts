import type { PairName } from '@exchange/domain';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { listenForReference } from '../status/testing/listenForReference';
import { pairStatusOf } from '../status/handlers';
import { createStatusStore } from '../../reference/statusStore';
import { dueWorkJob } from '../../dueWork/dueWork';
import { inboxDueHandlers } from '../../inbox/handOverWhenDue';
import { inboxJob } from '../../inbox/inboxJob';
import { usualExamine } from '../../operator/testing/handOverSigned';
import type { Job } from '../../runtime/job';
import { haltTrading, resumeTrading } from './halting';

let exchange: TestExchange;
let trader: string;
let inbox: Job;
let dueWork: Job;
beforeEach(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: [haltTrading, resumeTrading] });
  onTestFinished(() => exchange.close());
  trader = await exchange.addTrader({ XDC: '100', XDCE: '50' });
  const { db } = exchange.database;
  inbox = inboxJob({
    db,
    exchange: { submit: exchange.submit, isOpen: () => true },
    examine: usualExamine(() => exchange.clock.now),
  });
  const log = { warn: () => undefined, error: () => undefined };
  dueWork = dueWorkJob({ db, log, handlers: inboxDueHandlers, now: () => exchange.clock.now });
});

const minute = 60_000;

/** Lets time pass, with what the server does in the background. */
const pass = async (ms: number): Promise<void> => {
  exchange.clock.now += ms;
  for (const job of [dueWork, inbox]) await job.work(new AbortController().signal);
};

let halts = 0;
const halt = (pair?: PairName, forMs?: number) => {
  halts += 1;
  const id = `halt ${halts}`;
  return exchange.submit({ kind: 'trading.halt', id, pair, by: 'ada', why: 'The price feed is wrong', forMs });
};
const resume = (pair?: PairName) => exchange.submit({ kind: 'trading.resume', pair, by: 'ada', why: 'All well again' });
const sell = (pair: PairName) => exchange.sell(trader, { pair, price: '0.5', amount: '10' });

const openPairs = async (): Promise<string[]> =>
  (await pairStatusOf(createStatusStore(exchange.database.db))).flatMap(({ pair, tradingFlag }) =>
    tradingFlag ? [pair] : [],
  );

describe('halting', () => {
  it('a pair refuses orders from the next command on, other pairs go on, and open orders can be cancelled [LED-168]', async () => {
    const { done } = await sell('XDC-USDT');
    const [halted, refused, other, cancelled] = await Promise.all([
      halt('XDC-USDT'),
      sell('XDC-USDT'),
      sell('XDC-USDC'),
      exchange.cancel(trader, done?.order.id ?? ''),
    ]);
    expect(halted.done).toEqual({});
    expect(refused.refused).toMatchObject({ code: 'closed', message: 'Under Maintenance' });
    expect([other.done?.order.status, cancelled.done?.order.status]).toEqual(['open', 'cancelled']);
    await exchange.restart();
    expect((await sell('XDC-USDT')).refused?.code).toBe('closed');
    const [, again] = await Promise.all([resume('XDC-USDT'), sell('XDC-USDT')]);
    expect(again.done?.order.status).toBe('open');
  });

  it('all trading closes every pair and swap, and resuming reopens those that were open [LED-169]', async () => {
    const before = await openPairs();
    await halt('XDC-USDC');
    await halt();
    expect(await openPairs()).toEqual([]);
    expect((await sell('XDC-USDT')).refused?.code).toBe('closed');
    expect((await exchange.submit({ kind: 'coins.swap', trader, amount: '5' })).refused?.code).toBe('closed');
    await resume('XDC-USDC');
    await halt('XDC-ETH');
    expect(await openPairs()).toEqual([]);
    await resume();
    expect(await openPairs()).toEqual(before.filter((pair) => pair !== 'XDC-ETH'));
    expect((await sell('XDC-USDT')).done).toBeDefined();
  });

  it('notifies listeners for operator changes at once [LED-169]', async () => {
    const told = await listenForReference(exchange.connectionString);
    await halt();
    await expect.poll(() => told).toContain('pair');
    told.length = 0;
    await halt('XDC-USDT');
    await expect.poll(() => told).toContain('pair');
  });

  it('requires an existing pair, and a reason and an operator, which are kept [LED-170]', async () => {
    const odd = { kind: 'trading.halt', id: 'odd', pair: 'XDC-DOGE' as PairName, by: 'ada', why: 'None' } as const;
    expect((await exchange.submit(odd)).refused?.code).toBe('no such pair');
    expect((await exchange.submit({ ...odd, pair: 'XDC-USDT', why: '' })).refused?.code).toBe('reason');
    await halt('XDC-USDT');
    await resume();
    const { rows } = await exchange.database.pool.query(
      'select kind, payload from committed_event order by group_number, position',
    );
    expect(rows).toEqual([
      { kind: 'trading.halted', payload: { pair: 'XDC-USDT', by: 'ada', why: 'The price feed is wrong' } },
      { kind: 'trading.resumed', payload: { by: 'ada', why: 'All well again' } },
    ]);
  });
});

describe('a halt for a time', () => {
  it('says when it ends, and ends exactly then, once, even across a restart [OPR-031]', async () => {
    const until = exchange.clock.now + 30 * minute;
    expect((await halt('XDC-USDT', 30 * minute)).done).toEqual({ until });
    await pass(30 * minute - 1);
    expect(await openPairs()).not.toContain('XDC-USDT');
    await exchange.restart();
    await pass(1);
    expect(await openPairs()).toContain('XDC-USDT');
    await halt('XDC-USDT');
    await pass(90 * minute);
    expect(await openPairs()).not.toContain('XDC-USDT');
  });

  it('of all trading ends automatically as well [OPR-031]', async () => {
    await halt(undefined, minute);
    await halt('XDC-USDC');
    await pass(minute);
    expect(await openPairs()).toContain('XDC-USDT');
    expect(await openPairs()).not.toContain('XDC-USDC');
  });

  it('does not end a later halt early, however that one was started [OPR-032]', async () => {
    await halt('XDC-USDT', 30 * minute);
    await pass(10 * minute);
    await halt('XDC-USDT', 60 * minute);
    await pass(20 * minute);
    expect(await openPairs()).not.toContain('XDC-USDT');
    await pass(39 * minute);
    expect(await openPairs()).not.toContain('XDC-USDT');
    await pass(minute);
    expect(await openPairs()).toContain('XDC-USDT');
  });

  it('that was lifted by hand lifts nothing afterwards, for this pair or for all [OPR-032]', async () => {
    await halt('XDC-USDT', 30 * minute);
    expect((await resume('XDC-USDT')).done).toMatchObject({ isLifted: true });
    await halt('XDC-USDT');
    await halt();
    await pass(60 * minute);
    await resume();
    expect(await openPairs()).not.toContain('XDC-USDT');
    const { rows } = await exchange.database.pool.query(`select outcome from inbox where id like 'resume %'`);
    expect(rows).toMatchObject([{ outcome: { done: { isLifted: false } } }]);
  });

  it('that was refused ends nothing [OPR-031]', async () => {
    const odd = { kind: 'trading.halt', id: 'odd', pair: 'XDC-USDT', by: 'ada', why: '', forMs: minute } as const;
    expect((await exchange.submit(odd)).refused?.code).toBe('reason');
    const { rows } = await exchange.database.pool.query('select id from due_work');
    expect(rows).toEqual([]);
  });
});

describe('resuming', () => {
  it('says what stays halted, and whether there was anything to lift [OPR-033]', async () => {
    expect((await resume()).done).toEqual({ isLifted: false, isAllHalted: false, stillHalted: [] });
    await halt('XDC-USDC');
    await halt('XDC-ETH');
    await halt();
    expect((await resume('XDC-USDC')).done).toEqual({ isLifted: true, isAllHalted: true, stillHalted: ['XDC-ETH'] });
    expect((await resume()).done).toEqual({ isLifted: true, isAllHalted: false, stillHalted: ['XDC-ETH'] });
  });
});
