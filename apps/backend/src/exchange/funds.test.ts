import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestExchange, type TestExchange } from './testing/testExchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
});
afterAll(async () => {
  const leftOver = await exchange.leftOver();
  await exchange.close();
  if (leftOver.length > 0) throw new Error(`Money was made or lost: ${leftOver.join(', ')}`);
});

const reserve = (trader: string, id: string, amount: string) =>
  exchange.submit({ kind: 'funds.reserve', id, trader, asset: 'XDC', amount, as: 'pending withdrawal' });
const release = (id: string) => exchange.submit({ kind: 'funds.release', id });
const settle = (id: string, custody: string, fee: string) =>
  exchange.submit({
    kind: 'funds.settle',
    id,
    shares: [
      { to: { house: 'custody' }, amount: custody },
      { to: { house: 'fees' }, amount: fee },
    ],
  });

describe('a hold', () => {
  it('keeps money from being spent until it is released, once [LED-083]', async () => {
    const trader = await exchange.addTrader({ XDC: '10' });
    expect((await reserve(trader, 'w-1', '10.000000000000000001')).refused?.code).toBe('insufficient');
    expect((await reserve(trader, 'w-1', '9')).done?.hold.status).toBe('held');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '1', 'pending withdrawal XDC': '9' });
    expect((await exchange.sell(trader, { price: '1', amount: '2' })).refused?.code).toBe('insufficient');
    expect((await release('w-1')).done?.hold.status).toBe('released');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '10' });
    expect((await settle('w-1', '8', '1')).refused?.code).toBe('not held');
    expect((await release('w-none')).refused?.code).toBe('no such hold');
  });

  it('is settled in full with the exchange, or not at all [LED-083] [LED-084]', async () => {
    const trader = await exchange.addTrader({ XDC: '10' });
    await reserve(trader, 'w-2', '9');
    for (const [custody, fee] of [
      ['8', '0.5'],
      ['9', '0'],
      ['10', '-1'],
    ] as const)
      expect((await settle('w-2', custody, fee)).refused?.code).toBe('figure');
    const [once, twice] = await Promise.all([settle('w-2', '8.5', '0.5'), settle('w-2', '8.5', '0.5')]);
    expect([once.done, twice.done]).toMatchObject([
      { hold: { status: 'settled' }, isRepeat: false },
      { isRepeat: true },
    ]);
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '1' });
  });

  it('repeated is the same one; another under its ID is refused [LED-085]', async () => {
    const trader = await exchange.addTrader({ XDC: '10' });
    const all = await Promise.all([reserve(trader, 'w-3', '4'), reserve(trader, 'w-3', '4.0')]);
    expect(all.map(({ done }) => done?.isRepeat)).toEqual([false, true]);
    expect((await reserve(trader, 'w-3', '5')).refused?.code).toBe('id used');
    await release('w-3');
    expect((await reserve(trader, 'w-3', '4')).done).toMatchObject({ isRepeat: true, hold: { status: 'released' } });
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '10' });
  });

  it('needs an existing trader [LED-083]', async () => {
    expect((await reserve('u-nobody', 'w-4', '1')).refused?.code).toBe('no such trader');
  });
});

describe('a posting', () => {
  const post = (id: string, trader: string, amount: string) =>
    exchange.submit({
      kind: 'funds.post',
      id,
      legs: [{ asset: 'ETH', amount, from: { house: 'custody' }, to: { trader } }],
    });

  it('moves money between the exchange and a trader, and repeated is the same one [LED-085] [LED-086]', async () => {
    const trader = await exchange.addTrader();
    expect((await post('d-1', trader, '2.5')).done?.isRepeat).toBe(false);
    expect((await post('d-1', trader, '2.50')).done?.isRepeat).toBe(true);
    expect((await post('d-1', trader, '3')).refused?.code).toBe('id used');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available ETH': '2.5' });
  });

  it('takes no more from a trader than they have [LED-086]', async () => {
    const trader = await exchange.addTrader({ ETH: '1' });
    const take = (amount: string) =>
      exchange.submit({
        kind: 'funds.post',
        id: `take ${amount}`,
        legs: [{ asset: 'ETH', amount, from: { trader }, to: { house: 'fees' } }],
      });
    expect((await take('1.1')).refused?.code).toBe('insufficient');
    expect((await take('1')).done).toBeDefined();
    expect(await exchange.balancesOf(trader)).toEqual({});
  });

  it.each(['0', '-1', 'NaN', '1e30', '0.0000000000000000001', '1000000000000000.1'])(
    'of %s is refused [LED-086]',
    async (amount) => {
      const trader = await exchange.addTrader();
      expect((await post(`odd ${amount}`, trader, amount)).refused?.code).toBe('figure');
    },
  );

  it('to an unknown trader is refused without affecting the rest of its group [LED-063]', async () => {
    const trader = await exchange.addTrader();
    const [lost, kept] = await Promise.all([post('d-2', 'u-nobody', '1'), post('d-3', trader, '1')]);
    expect([lost.refused?.code, kept.done?.isRepeat]).toEqual(['no such trader', false]);
  });
});

describe('the database itself', () => {
  it('refuses negative balances of traders, and changes to past movements [LED-002] [LED-005]', async () => {
    const trader = await exchange.addTrader({ ETH: '1' });
    const { pool } = exchange.database;
    await expect(pool.query('update account set balance = -1 where owner = $1', [trader])).rejects.toThrow('check');
    await expect(pool.query('update entry set amount = 1')).rejects.toThrow('only ever added to');
    await expect(pool.query('delete from entry')).rejects.toThrow('only ever added to');
    await expect(pool.query('truncate transfer')).rejects.toThrow('only ever added to');
    await expect(pool.query('delete from transfer')).rejects.toThrow('only ever added to');
  });

  it('only has transfers that sum to zero [LED-001]', async () => {
    const { rows } = await exchange.database.pool.query(
      `select transfer from entry join account on account.id = entry.account
       group by transfer, asset having sum(amount) <> 0`,
    );
    expect(rows).toEqual([]);
  });
});
