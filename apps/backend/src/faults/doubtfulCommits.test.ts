import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { startDatabaseProxy, type DatabaseProxy } from './testing/databaseProxy';

let proxy: DatabaseProxy;
let exchange: TestExchange;
let seller: string;

beforeAll(async () => {
  proxy = await startDatabaseProxy(inject('clusterUrl'));
  exchange = await startTestExchange(proxy.url, { statementMs: 200 });
});

afterAll(async () => {
  await exchange.close();
  await proxy.close();
});

beforeEach(async () => {
  seller = await exchange.addTrader({ XDC: '100' });
});

const expectSound = async () => {
  expect(await checkLedger(exchange.database.pool)).toMatchObject({ isSound: true });
};

afterEach(expectSound);

const untilOpen = () => expect.poll(() => exchange.current().isOpen(), { timeout: 10_000 }).toBe(true);

const sell = (clientOrderId: string) => exchange.sell(seller, { price: '0.5', amount: '60', clientOrderId });

const storedOrders = async (clientOrderId: string): Promise<string[]> => {
  const { rows } = await exchange.database.pool.query<{ id: string }>(
    `select 'o-' || id as id from trade_order where client_order_id = $1`,
    [clientOrderId],
  );
  return rows.map(({ id }) => id);
};

/** Changes of a trader's orders that were published. */
const heardOf = (trader: string): string[] =>
  exchange.told
    .flatMap(({ orders }) => orders)
    .filter(({ order }) => order.trader === trader)
    .map(({ change, order }) => `${order.clientOrderId ?? ''} ${change}`);

describe('a commit whose connection is cut', () => {
  it('before it reached the database did not happen, and the same order can be placed afterwards [LED-109]', async () => {
    proxy.cutCommit('before');
    const { refused } = await sell('cut before');
    expect(refused).toEqual({
      code: 'unavailable',
      message: "The exchange can't do this right now. Nothing has changed. Try again in a moment.",
    });
    expect(await storedOrders('cut before')).toEqual([]);
    await untilOpen();
    expect(heardOf(seller)).toEqual([]);
    const again = await sell('cut before');
    expect(again.done).toMatchObject({ isRepeat: false, order: { status: 'open' } });
    expect(await storedOrders('cut before')).toEqual([again.done?.order.id]);
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '40', 'in orders XDC': '60' });
  });

  it('after it reached the database is acknowledged, published, and there once [LED-110]', async () => {
    proxy.cutCommit('after');
    const { done } = await sell('cut after');
    expect(done).toMatchObject({ isRepeat: false, order: { status: 'open', filled: '0' } });
    expect(await storedOrders('cut after')).toEqual([done?.order.id]);
    expect(heardOf(seller)).toEqual(['cut after accepted']);
    await untilOpen();
    expect((await sell('cut after')).done).toMatchObject({ isRepeat: true, order: { id: done?.order.id } });
    expect(heardOf(seller)).toEqual(['cut after accepted']);
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '40', 'in orders XDC': '60' });
  });

  it('answers every command of its group according to the database [LED-109] [LED-110]', async () => {
    for (const when of ['before', 'after'] as const) {
      const ids = [1, 2, 3].map((number) => `${when} ${number}`);
      proxy.cutCommit(when);
      const outcomes = await Promise.all(
        ids.map((clientOrderId) => exchange.sell(seller, { price: '0.6', amount: '5', clientOrderId })),
      );
      const kept = await Promise.all(ids.map(storedOrders));
      expect(kept).toEqual(outcomes.map(({ done }) => (done ? [done.order.id] : [])));
      expect(outcomes.map(({ done }) => done !== undefined)).toEqual(ids.map(() => when === 'after'));
      await untilOpen();
    }
  });

  it('without any answer is looked up over another connection [LED-110]', async () => {
    proxy.silenceCommit();
    const { done, refused } = await sell('silent');
    expect(refused).toBeUndefined();
    expect(await storedOrders('silent')).toEqual([done?.order.id]);
    await untilOpen();
    expect((await sell('silent')).done).toMatchObject({ isRepeat: true, order: { id: done?.order.id } });
  });
});

it('a commit with any warning is looked up over another connection [LED-110] [OPS-531]', async () => {
  const { pool } = exchange.database;
  await pool.query(`create function warn() returns trigger language plpgsql as
    $$ begin raise warning 'something is odd'; return null; end $$`);
  await pool.query(`create constraint trigger odd after insert on trade_order deferrable initially deferred
    for each row execute function warn()`);
  onTestFinished(async () => {
    await pool.query('drop function warn cascade');
  });
  exchange.troubles.length = 0;
  const { done } = await sell('odd');
  expect(await storedOrders('odd')).toEqual([done?.order.id]);
  expect(exchange.troubles).toEqual([expect.stringContaining('it may lack what was just committed')]);
  await untilOpen();
});

describe('a swap, which has no ID, whose commit is cut', () => {
  it.each([
    ['before', { 'available XDCE': '100' }],
    ['after', { 'available XDCE': '40', 'available XDC': '60' }],
  ] as const)('%s the database had it is answered by what the database says [LED-109] [LED-110]', async (when, has) => {
    const trader = await exchange.addTrader({ XDCE: '100' });
    await exchange.sell(seller, { pair: 'XDC-XDCE', price: '1', amount: '60' });
    proxy.cutCommit(when);
    const { done, refused } = await exchange.submit({ kind: 'coins.swap', trader, amount: '60' });
    expect([done !== undefined, refused?.code]).toEqual(when === 'after' ? [true, undefined] : [false, 'unavailable']);
    expect(await exchange.balancesOf(trader)).toEqual(has);
    await untilOpen();
    await exchange.submit({ kind: 'orders.cancel', trader: seller });
  });
});

describe('a commit whose connection is cut, and the database stays away', () => {
  it('is neither acknowledged nor refused, and asking again gives the result [LED-110]', async () => {
    const refusals: string[] = [];
    const onRefused = (code: string) => refusals.push(code);
    const impatient = await startTestExchange(proxy.url, { confirmMs: 50, onRefused });
    const trader = await impatient.addTrader({ XDC: '100' });
    const sellIt = () => impatient.sell(trader, { price: '0.5', amount: '60', clientOrderId: 'unheard' });
    proxy.cutCommitAndGoDown();
    expect((await sellIt()).refused).toEqual({
      code: 'unconfirmed',
      message: "The exchange didn't confirm this in time. Check whether it went through before you try again.",
    });
    expect((await sellIt()).refused?.code).toBe('unavailable');
    proxy.comeBack();
    await expect.poll(() => impatient.current().isOpen(), { timeout: 10_000 }).toBe(true);
    expect((await sellIt()).done).toMatchObject({ isRepeat: true, order: { status: 'open' } });
    expect(await impatient.balancesOf(trader)).toEqual({ 'available XDC': '40', 'in orders XDC': '60' });
    // However many tries there were, and whichever commands were answered in time.
    expect(refusals).toEqual(['unconfirmed', 'unavailable']);
    expect(
      impatient.troubles.filter((trouble) => trouble.startsWith('The exchange cannot use its database')),
    ).toHaveLength(1);
    await impatient.close();
    await untilOpen();
  });
});

describe('while the database is gone', () => {
  it('commands are refused with a clear message, and once it is back the exchange resumes automatically [LED-112] [LED-113]', async () => {
    const before = await sell('before');
    proxy.goDown();
    await expect.poll(() => exchange.current().isOpen()).toBe(false);
    const refusals = await Promise.all([
      sell('meanwhile'),
      exchange.cancel(seller, before.done?.order.id ?? ''),
      exchange.submit({ kind: 'funds.reserve', id: 'w', trader: seller, asset: 'XDC', amount: '1', as: 'staked' }),
    ]);
    for (const { refused } of refusals)
      expect(refused?.message).toBe(
        "The exchange can't do this right now. Nothing has changed. Try again in a moment.",
      );
    await expect.poll(() => proxy.wasAsked()).toBe(true);
    proxy.comeBack();
    await untilOpen();
    expect(await storedOrders('meanwhile')).toEqual([]);
    expect((await exchange.cancel(seller, before.done?.order.id ?? '')).done?.order.status).toBe('cancelled');
    expect((await sell('meanwhile')).done).toMatchObject({ isRepeat: false });
  });
});
