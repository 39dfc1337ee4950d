import fc from 'fast-check';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { checkLedger } from '../../ledger/checks/ledgerCheck';
import type { Command } from '../commands';
import { createMemoryExchange } from '../testing/memoryExchange';
import { startTestExchange } from '../testing/testExchange';

/** An exchange whose ledger is checked at the end. */
const start = async () => {
  const exchange = await startTestExchange(inject('clusterUrl'));
  onTestFinished(async () => {
    const report = await checkLedger(exchange.database.pool);
    await exchange.close();
    expect(report).toMatchObject({ isSound: true });
  });
  const swap = (trader: string, amount: string) => exchange.submit({ kind: 'coins.swap', trader, amount });
  const offer = (trader: string, amount: string) => exchange.sell(trader, { pair: 'XDC-XDCE', price: '1', amount });
  return { exchange, swap, offer };
};

describe('a swap', () => {
  it('takes the earliest offers, one for one and without a fee, and leaves nothing in the book', async () => {
    const { exchange, swap, offer } = await start();
    const [early, late] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ XDC: '100' })];
    const trader = await exchange.addTrader({ XDCE: '200' });
    await offer(early, '100');
    await offer(late, '100');
    expect((await swap(trader, '150')).done?.order).toMatchObject({
      pair: 'XDC-XDCE',
      side: 'buy',
      status: 'completed',
      filled: '150',
      received: '150',
      fee: '0',
    });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDCE': '50', 'available XDC': '150' });
    expect(await exchange.balancesOf(early)).toEqual({ 'available XDCE': '100' });
    expect(await exchange.balancesOf(late)).toEqual({ 'in orders XDC': '50', 'available XDCE': '50' });
  });

  it('is published like any other fill, so that the trader’s other tabs show it', async () => {
    const { exchange, swap, offer } = await start();
    const [seller, trader] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ XDCE: '100' })];
    await offer(seller, '60');
    await offer(seller, '40');
    exchange.told.length = 0;
    await swap(trader, '100');
    const heard = exchange.told.flatMap(({ orders }) => orders).filter(({ order }) => order.trader === trader);
    expect(heard.map(({ change, amount }) => [change, amount])).toEqual([
      ['accepted', '100'],
      ['filled', '100'],
    ]);
  });

  it('is refused whole if there is not enough on offer', async () => {
    const { exchange, swap, offer } = await start();
    const [seller, trader] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ XDCE: '100' })];
    expect((await swap(trader, '100')).refused).toEqual({
      code: 'not offered',
      message: 'No XDC is available right now. Nothing was swapped.',
      field: 'amount',
    });
    await offer(seller, '99');
    expect((await swap(trader, '100')).refused?.message).toBe(
      'Only 99 XDC is available right now. Nothing was swapped.',
    );
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDCE': '100' });
    expect((await swap(trader, '99')).done).toBeDefined();
  });

  it('does not trade with an offer of the trader’s own, nor past it', async () => {
    const { exchange, swap, offer } = await start();
    const [other, trader] = [
      await exchange.addTrader({ XDC: '100' }),
      await exchange.addTrader({ XDC: '10', XDCE: '100' }),
    ];
    await offer(other, '30');
    await offer(trader, '10');
    await offer(other, '70');
    expect((await swap(trader, '31')).refused?.code).toBe('own order');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDCE': '100', 'in orders XDC': '10' });
    expect((await swap(trader, '30')).done).toBeDefined();
  });

  it('needs whole XDCE, above 0 and no more than available', async () => {
    const { exchange, swap, offer } = await start();
    const [seller, trader] = [await exchange.addTrader({ XDC: '1000' }), await exchange.addTrader({ XDCE: '100' })];
    await offer(seller, '1000');
    for (const amount of ['0', '-1', '1.5', 'NaN', '1e3', ''])
      expect((await swap(trader, amount)).refused).toMatchObject({ code: 'figure', field: 'amount' });
    for (const amount of ['101', '9007199254740993', '9'.repeat(40)])
      expect((await swap(trader, amount)).refused).toMatchObject({ message: 'Insufficient Fund', field: 'amount' });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDCE': '100' });
  });

  it('racing with an order for the same XDCE: exactly one of them succeeds', async () => {
    const { exchange, swap, offer } = await start();
    const seller = await exchange.addTrader({ XDC: '1000' });
    for (const isSwapFirst of [true, false]) {
      const trader = await exchange.addTrader({ XDCE: '100' });
      await offer(seller, '100');
      const order = () => exchange.buy(trader, { pair: 'XDC-XDCE', price: '1', amount: '100' });
      const asked = isSwapFirst ? [swap(trader, '100'), order()] : [order(), swap(trader, '100')];
      const [first, second] = await Promise.all<{ done?: unknown; refused?: { code: string } }>(asked);
      expect([first?.done !== undefined, second?.refused?.code]).toEqual([true, 'insufficient']);
      expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '100' });
    }
  });

  it('never spends the same XDCE or the same offer twice', async () => {
    const { exchange, swap, offer } = await start();
    const seller = await exchange.addTrader({ XDC: '100' });
    const [one, other] = [await exchange.addTrader({ XDCE: '150' }), await exchange.addTrader({ XDCE: '150' })];
    await offer(seller, '100');
    const outcomes = await Promise.all([swap(one, '80'), swap(one, '80'), swap(other, '30')]);
    expect(outcomes.map(({ refused }) => refused?.code)).toEqual([undefined, 'insufficient', 'not offered']);
  });

  it('is still there after a restart, once', async () => {
    const { exchange, swap, offer } = await start();
    const [seller, trader] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ XDCE: '100' })];
    await offer(seller, '100');
    const swapped = await swap(trader, '60');
    await exchange.restart();
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDCE': '40', 'available XDC': '60' });
    expect(exchange.current().levels()).toEqual([{ pair: 'XDC-XDCE', side: 'asks', price: '1', amount: '40' }]);
    const next = await swap(trader, '40');
    expect(Number(next.done?.order.id.slice(2))).toBeGreaterThan(Number(swapped.done?.order.id.slice(2)));
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '100' });
  });
});

describe('for any swaps and offers', () => {
  const traders = ['u-1', 'u-2', 'u-3'];
  const amount = fc.integer({ min: 2, max: 40 }).map(String);
  const trader = fc.constantFrom(...traders);
  const asked = fc.oneof(
    fc.record({ kind: fc.constant('coins.swap' as const), trader, amount }),
    fc.record({
      kind: fc.constant('order.place' as const),
      trader,
      amount,
      pair: fc.constant('XDC-XDCE' as const),
      price: fc.constant('1'),
      side: fc.constantFrom('buy' as const, 'sell' as const),
    }),
  );

  type Memory = ReturnType<typeof createMemoryExchange>;

  const funded = (): Memory => {
    const exchange = createMemoryExchange(traders);
    for (const to of traders)
      for (const asset of ['XDC', 'XDCE'] as const) {
        const id = `${to} ${asset}`;
        const from = { house: 'demo faucet' } as const;
        exchange.run([{ kind: 'funds.post', id, legs: [{ asset, amount: '60', from, to: { trader: to } }] }]);
      }
    return exchange;
  };

  /** How much a command must have traded; undefined if any amount is possible. */
  const wanted = ({ kind, amount: all }: Command & { amount: string }, isDone: boolean): number | undefined => {
    if (kind !== 'coins.swap') return undefined;
    return isDone ? Number(all) : 0;
  };

  it('a swap is all or nothing, no balance is negative, and no coin is created or lost', () => {
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 40 }), (commands) => {
        const exchange = funded();
        for (const command of commands) {
          const before = JSON.stringify([exchange.balances(), exchange.orders()]);
          const { outcomes, committed } = exchange.run([command]);
          const isDone = outcomes[0]?.done !== undefined;
          const traded = committed.trades.reduce((sum, one) => sum + Number(one.amount), 0);
          expect(traded).toBe(wanted(command, isDone) ?? traded);
          expect(isDone || JSON.stringify([exchange.balances(), exchange.orders()]) === before).toBe(true);
        }
        const all = [...exchange.state.balances.all()];
        expect(all.filter(({ owner, balance }) => owner !== null && balance < 0n)).toEqual([]);
        for (const asset of ['XDC', 'XDCE'])
          expect(all.filter((one) => one.asset === asset).reduce((sum, { balance }) => sum + balance, 0n)).toBe(0n);
      }),
      { numRuns: 200 },
    );
  });
});
