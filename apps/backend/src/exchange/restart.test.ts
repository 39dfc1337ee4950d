import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Exchange } from './exchange';
import { startTestExchange, type TestExchange } from './testing/testExchange';

const start = async (
  ...extras: Parameters<typeof startTestExchange> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const exchange = await startTestExchange(inject('clusterUrl'), ...extras);
  onTestFinished(() => exchange.close());
  return exchange;
};

const placed = async (submitted: ReturnType<TestExchange['place']>) => {
  const { done, refused } = await submitted;
  if (refused) throw new Error(refused.message);
  return done.order;
};

describe('after a restart', () => {
  it('books, queues, balances and holds are unchanged, and numbers continue [LED-088] [LED-090] [LED-108]', async () => {
    const exchange = await start();
    const [one, two] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ XDC: '100' })];
    const buyer = await exchange.addTrader({ USDT: '100' });
    const first = await placed(exchange.sell(one, { price: '0.5', amount: '10' }));
    const second = await placed(exchange.sell(two, { price: '0.5', amount: '10' }));
    await placed(exchange.buy(buyer, { price: '0.5', amount: '4', clientOrderId: 'before' }));
    await exchange.submit({ kind: 'funds.reserve', id: 's-1', trader: one, asset: 'XDC', amount: '7', as: 'staked' });
    const before = await Promise.all([one, two, buyer].map((trader) => exchange.balancesOf(trader)));
    const levels = exchange.current().levels();

    await exchange.restart();
    expect(exchange.current().levels()).toEqual(levels);
    expect(levels).toEqual([{ pair: 'XDC-USDT', side: 'asks', price: '0.5', amount: '16' }]);
    expect(await Promise.all([one, two, buyer].map((trader) => exchange.balancesOf(trader)))).toEqual(before);

    const again = await exchange.buy(buyer, { price: '0.5', amount: '4', clientOrderId: 'before' });
    expect(again.done).toMatchObject({ isRepeat: true, order: { status: 'completed', filled: '4' } });
    const next = await placed(exchange.buy(buyer, { price: '0.5', amount: '7' }));
    expect(Number(next.id.slice(2))).toBeGreaterThan(Number(again.done?.order.id.slice(2)));
    const changes = exchange.told
      .at(-1)
      ?.orders.flatMap(({ change, order, amount, isTaker }) =>
        change === 'filled' && !isTaker ? [[order.id, amount]] : [],
      );
    expect(changes).toEqual([
      [first.id, '6'],
      [second.id, '1'],
    ]);
    const trades = exchange.told.flatMap(({ trades: some }) => some.map(({ id }) => Number(id)));
    expect(trades).toEqual([...new Set(trades)].toSorted((one, other) => one - other));
    expect(trades).toHaveLength(3);
    expect((await exchange.submit({ kind: 'funds.release', id: 's-1' })).done?.hold.status).toBe('released');
    expect(await exchange.leftOver()).toEqual([]);
  });

  it('a balance that does not match the open orders halts trading, and is reported once [LED-087] [LED-136]', async () => {
    const exchange = await start();
    const seller = await exchange.addTrader({ XDC: '100' });
    await placed(exchange.sell(seller, { price: '0.5', amount: '10' }));
    await exchange.current().stop();
    const wrong = (amount: string) =>
      exchange.database.pool.query(`update account set balance = balance + $1 where kind = 'in orders'`, [amount]);
    await wrong('1');
    exchange.troubles.length = 0;
    await exchange.restart();
    expect(exchange.troubles).toEqual([
      expect.stringMatching(/^Trading is halted.*u-1 XDC in orders: 10 wanted, 11 there\.$/),
    ]);
    expect(exchange.current()).toSatisfy((now: Exchange) => now.isHalted() && !now.isOpen());
    expect((await exchange.sell(seller, { price: '0.5', amount: '10' })).refused).toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('Trading is on hold while we check our books.') as string,
    });
    await wrong('-1');
    await exchange.restart();
    expect(exchange.current().isOpen()).toBe(true);
  });

  it('money that was made from nothing halts trading [LED-182]', async () => {
    const exchange = await start();
    await exchange.addTrader({ XDC: '100' });
    await exchange.current().stop();
    await exchange.database.pool.query(`update account set balance = balance + 1 where kind = 'available'`);
    await exchange.restart();
    expect(exchange.troubles.at(-1)).toContain('All XDC together is 1, and not zero.');
    expect(exchange.current().isHalted()).toBe(true);
  });

  it('orders that should have matched halt trading [LED-087]', async () => {
    const exchange = await start();
    const seller = await exchange.addTrader({ XDC: '100', USDT: '100' });
    await placed(exchange.sell(seller, { price: '0.5', amount: '10' }));
    await placed(exchange.buy(seller, { price: '0.25', amount: '10' }));
    await exchange.current().stop();
    const { pool } = exchange.database;
    await pool.query(`update trade_order set price = 0.5 where side = 'buy'`);
    await exchange.restart();
    expect(exchange.troubles.at(-1)).toContain('The book of XDC-USDT is crossed');
    expect(exchange.current().isHalted()).toBe(true);
    await pool.query(`update trade_order set price = 0.25 where side = 'buy'`);
    await exchange.restart();
    expect(exchange.current().isOpen()).toBe(true);
  });

  it('books found wrong after a lost connection halt trading with one error, and are not read repeatedly [LED-136]', async () => {
    const exchange = await start();
    const seller = await exchange.addTrader({ XDC: '100' });
    await placed(exchange.sell(seller, { price: '0.5', amount: '10' }));
    const { pool } = exchange.database;
    await pool.query(`update account set balance = balance + 1 where kind = 'in orders'`);
    exchange.troubles.length = 0;
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name like 'exchange-% writer' and datname = current_database()`,
    );
    await expect.poll(() => exchange.current().isHalted()).toBe(true);
    expect(exchange.troubles.filter((trouble) => trouble.startsWith('Trading is halted'))).toHaveLength(1);
    const writers = await pool.query(
      `select from pg_stat_activity where application_name like 'exchange-% writer' and datname = current_database()`,
    );
    expect(writers.rowCount).toBe(0);
  });
});

describe('a second process', () => {
  it('waits for the first, and gives up with a clear message while that one runs [LED-089]', async () => {
    const exchange = await start({ patienceMs: 50 });
    const first = exchange.current();
    await expect(exchange.startAnother()).rejects.toThrow('This exchange is already running');
    expect(first.isOpen()).toBe(true);
  });

  it('that took over stops the first, which commits nothing more [LED-089] [LED-111]', async () => {
    const exchange = await start({ statementMs: 500 });
    const seller = await exchange.addTrader({ XDC: '100' });
    const { pool } = exchange.database;
    await pool.query(`update exchange_lease set holder = 'another', term = term + 1`);
    await pool.query(`update exchange set epoch = epoch + 1, writer = 'another'`);
    const refusal = await exchange.sell(seller, { price: '0.5', amount: '10' });
    expect(refusal.refused?.code).toBe('unavailable');
    await expect.poll(() => exchange.troubles.at(-1)).toBe('replaced');
    expect(exchange.current().isOpen()).toBe(false);
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '100' });
  });
});

describe('stopping', () => {
  it('carries out what was submitted and refuses what comes later [LED-091]', async () => {
    const exchange = await start();
    const seller = await exchange.addTrader({ XDC: '100' });
    const submitted = Array.from({ length: 20 }, () => exchange.sell(seller, { price: '0.5', amount: '2' }));
    const stopping = exchange.current().stop();
    const late = await exchange.sell(seller, { price: '0.5', amount: '2' });
    await stopping;
    expect((await Promise.all(submitted)).every(({ done }) => done)).toBe(true);
    expect(late.refused).toMatchObject({ code: 'unavailable' });
    expect(await exchange.balancesOf(seller)).toEqual({ 'available XDC': '60', 'in orders XDC': '40' });
  });
});

describe('what cannot be written yet', () => {
  it('is neither acknowledged nor published until the database has it [LED-061]', async () => {
    const exchange = await start();
    const seller = await exchange.addTrader({ XDC: '100' });
    const happened: string[] = [];
    const stop = exchange.current().onCommitted(() => happened.push('told'));
    const other = await exchange.database.pool.connect();
    await other.query('begin');
    await other.query('lock table trade_order in access exclusive mode');
    const acknowledged = placed(exchange.sell(seller, { price: '0.5', amount: '2' })).then((order) => {
      happened.push('acknowledged');
      return order.id;
    });
    const waiting = 'select 1 from pg_locks where not granted and locktype = $1';
    await expect.poll(async () => (await other.query(waiting, ['relation'])).rowCount).toBe(1);
    expect(happened).toEqual([]);
    await other.query('commit');
    other.release();
    const id = await acknowledged;
    stop();
    expect(happened.toSorted()).toEqual(['acknowledged', 'told']);
    expect((await exchange.database.pool.query('select id from trade_order')).rows).toHaveLength(1);
    expect(id).toMatch(/^o-/);
  });
});

describe('commands that arrive together', () => {
  it('are written in one transaction, in the order they came, and published in that order [LED-061] [LED-062]', async () => {
    const groups: number[] = [];
    const exchange = await start({ onWritten: (commands) => groups.push(commands) });
    const seller = await exchange.addTrader({ XDC: '100' });
    groups.length = 0;
    const stop = exchange.current().onCommitted(({ orders }) => {
      told.push(...orders.map(({ order }) => order.id));
    });
    const told: string[] = [];
    const orders = await Promise.all(
      Array.from({ length: 12 }, () => placed(exchange.sell(seller, { price: '0.5', amount: '2' }))),
    );
    stop();
    expect(groups).toEqual([12]);
    expect(told).toEqual(orders.map(({ id }) => id));
    const { rows } = await exchange.database.pool.query('select last_group from exchange');
    expect(rows).toHaveLength(1);
  });

  it('are refused at once if they exceed the queue [LED-094]', async () => {
    const exchange = await start({ queueSize: 3 });
    const seller = await exchange.addTrader({ XDC: '100' });
    const all = await Promise.all(
      Array.from({ length: 5 }, () => exchange.sell(seller, { price: '0.5', amount: '2' })),
    );
    expect(all.map(({ refused }) => refused?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'unavailable',
      'unavailable',
    ]);
  });
});

describe('the published levels', () => {
  it('add up to those of the books [LED-092]', async () => {
    const exchange = await start();
    const [seller, buyer] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ USDT: '100' })];
    await placed(exchange.sell(seller, { price: '0.5', amount: '10' }));
    const rest = await placed(exchange.sell(seller, { price: '0.51', amount: '10' }));
    await placed(exchange.buy(buyer, { price: '0.5', amount: '12' }));
    await exchange.cancel(seller, rest.id);
    await placed(exchange.buy(buyer, { price: '0.4', amount: '3' }));
    const told = new Map<string, string>();
    for (const { levels } of exchange.told)
      for (const { pair, side, price, amount } of levels) told.set(`${pair} ${side} ${price}`, amount);
    const open = [...told].filter(([, amount]) => amount !== '0');
    expect(Object.fromEntries(open)).toEqual({ 'XDC-USDT bids 0.5': '2', 'XDC-USDT bids 0.4': '3' });
    expect(
      exchange
        .current()
        .levels()
        .map(({ price, amount }) => [price, amount]),
    ).toEqual([
      ['0.5', '2'],
      ['0.4', '3'],
    ]);
  });
});
