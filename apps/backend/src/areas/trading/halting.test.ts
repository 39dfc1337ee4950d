import type { PairName } from '@exchange/domain';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startTestExchange, type TestExchange } from '../../exchange/testing/testExchange';
import { listenForReference } from '../status/testing/listenForReference';
import { pairStatusOf } from '../status/handlers';
import { createStatusStore } from '../status/store';
import { haltTrading, resumeTrading } from './halting';

let exchange: TestExchange;
let trader: string;
beforeEach(async () => {
  exchange = await startTestExchange(inject('clusterUrl'), { kinds: [haltTrading, resumeTrading] });
  onTestFinished(() => exchange.close());
  trader = await exchange.addTrader({ XDC: '100', XDCE: '50' });
});

const halt = (pair?: PairName) =>
  exchange.submit({ kind: 'trading.halt', pair, by: 'ada', why: 'The price feed is wrong' });
const resume = (pair?: PairName) => exchange.submit({ kind: 'trading.resume', pair, by: 'ada', why: 'All well again' });
const sell = (pair: PairName) => exchange.sell(trader, { pair, price: '0.5', amount: '10' });

const openPairs = async (): Promise<string[]> =>
  (await pairStatusOf(createStatusStore(exchange.database.db))).flatMap(({ pair, tradingFlag }) =>
    tradingFlag ? [pair] : [],
  );

describe('halting', () => {
  it('a pair refuses its orders from the next command on, others go on, and what is open can be cancelled [LED-168]', async () => {
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

  it('all trading closes every pair and the swap, and opens again those that were open [LED-169]', async () => {
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

  it('is told at once to whoever listens for what an operator changes [LED-169]', async () => {
    const told = await listenForReference(exchange.connectionString);
    await halt();
    await expect.poll(() => told).toContain('pair');
    told.length = 0;
    await halt('XDC-USDT');
    await expect.poll(() => told).toContain('pair');
  });

  it('has a reason and somebody who did it, which are kept, and a pair that there is [LED-170]', async () => {
    const odd = { kind: 'trading.halt', pair: 'XDC-DOGE' as PairName, by: 'ada', why: 'None' } as const;
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
