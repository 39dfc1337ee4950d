import { dayMs, utcDay, type AssetSymbol } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';
import { createPortfolioStore } from './portfolioStore';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'));
});
afterAll(() => server.closeSound());

interface Coin {
  symbol: string;
  amount: string;
  cost?: string;
  averageCost?: string;
  realised: string;
  hasDeposits: boolean;
}

interface Portfolio {
  isComplete: boolean;
  coins: Coin[];
  days: { day: string; worth: string; cost: string }[];
}

const portfolioOf = async (trader: WalletTrader): Promise<Portfolio> => {
  const { body } = await server.get('/user/portfolio', { exchange_id: '1', days: '30' }, trader);
  return body['data'] as Portfolio;
};

const coinOf = async (trader: WalletTrader, symbol: string) =>
  (await portfolioOf(trader)).coins.find((coin) => coin.symbol === symbol);

const minuteMs = 60_000;

/** As the exchange keeps it with the group that moves the reference price. */
const keepPrice = (price: string) =>
  server.database.pool.query(`insert into reference_price_past select id, $1, $2 from pair where name = 'XDC-USDT'`, [
    Math.floor(server.clock.now / minuteMs),
    price,
  ]);

const order = async (trader: WalletTrader, side: 'buy' | 'sell', amount: string, price = '0.05') => {
  const fields = { exchange_id: '1', user_id: 'x', pair_id: '5', symbol: 'XDC-USDT', type: 'limit' };
  const { status } = await server.post('/trade/new_order', { ...fields, side, price, amount }, trader);
  expect(status).toBe(200);
};

describe('the portfolio', () => {
  it('has what each coin cost and brought: deposits at the price on arrival, trades as they were [WAL-456]', async () => {
    const [maker, trader] = [await server.addTrader({ XDC: '10000', USDT: '500' }), await server.addTrader()];
    server.clock.now += minuteMs;
    await keepPrice('0.04');
    await server.move('XDC', '1000', { house: 'demo faucet' }, { trader: trader.uniqueId });
    // Whatever the price does until somebody looks.
    server.clock.now += 2 * minuteMs;
    await keepPrice('0.09');
    expect(await coinOf(trader, 'XDC')).toMatchObject({ cost: '40', averageCost: '0.04', hasDeposits: true });

    await order(maker, 'buy', '500');
    await order(trader, 'sell', '500');
    expect(await coinOf(trader, 'XDC')).toMatchObject({ amount: '500', cost: '20', realised: '4.875' });
    expect(await coinOf(trader, 'USDT')).toMatchObject({ amount: '24.875', averageCost: '1', hasDeposits: false });
    const { days } = await portfolioOf(trader);
    expect(days).toEqual([{ day: utcDay(server.clock.now), worth: '49.875', cost: '44.875' }]);
  });

  it('counts what is in orders and in withdrawals, as the ledger does [WAL-456]', async () => {
    const trader = await server.addTrader({ XDC: '9000' });
    await order(trader, 'sell', '2000', '0.054');
    await server.withdraw(trader, { currency: 'XDC', amount: '3000' });
    const held = Object.entries(await server.balancesOf(trader)).reduce((sum, [, balance]) => sum + Number(balance), 0);
    expect(held).toBe(9000);
    expect(await coinOf(trader, 'XDC')).toMatchObject({ amount: '9000' });
  });

  it('reads a bounded part at a time, and comes to the same as all at once [WAL-457]', async () => {
    const [maker, trader] = [await server.addTrader({ USDT: '500' }), await server.addTrader({ XDC: '900' })];
    for (let count = 0; count < 6; count += 1) {
      await order(maker, 'buy', '50');
      await order(trader, 'sell', '50');
    }
    const few = createPortfolioStore(server.database.pool, {}, 7);
    expect(await few.readOn(trader.uniqueId)).toBe(false);
    expect((await few.latest(trader.uniqueId)).map(({ asset }) => asset)).toContain('XDC');
    for (let calls = 0; calls < 20 && !(await few.readOn(trader.uniqueId)); calls += 1);
    const inParts = (await portfolioOf(trader)).coins;
    await server.database.pool.query('delete from portfolio_day where owner = $1', [trader.uniqueId]);
    await server.database.pool.query('delete from portfolio where owner = $1', [trader.uniqueId]);
    const [atOnce] = await Promise.all([portfolioOf(trader), portfolioOf(trader)]);
    expect(atOnce).toMatchObject({ isComplete: true, coins: inParts });
    expect(inParts.find(({ symbol }) => symbol === 'XDC')).toMatchObject({ amount: '600' });
  });

  it('loses nothing that moves after the clock was set back over midnight [WAL-468]', async () => {
    const trader = await server.addTrader();
    const add = async (amount: string) => {
      await server.move('XDC', amount, { house: 'demo faucet' }, { trader: trader.uniqueId });
      return (await coinOf(trader, 'XDC'))?.amount;
    };
    expect(await add('100')).toBe('100');
    server.clock.now -= dayMs;
    expect(await add('50')).toBe('150');
    server.clock.now += dayMs;
    expect(await add('7')).toBe('157');
  });

  it('takes one connection for all calls that one trader makes at once [WAL-469]', async () => {
    const trader = await server.addTrader({ XDC: '5' });
    await portfolioOf(trader);
    const { pool } = server.database;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select from portfolio where owner = $1 for update', [trader.uniqueId]);
    const calls = Array.from({ length: 6 }, () => portfolioOf(trader));
    const waiting = async () => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };
    await expect.poll(waiting).toBe(1);
    // The other calls have reached the exchange as well by now.
    await server.getFrom('/user/portfolio', {});
    const waited = await waiting();
    await client.query('commit');
    client.release();
    expect(waited).toBe(1);
    for (const { coins } of await Promise.all(calls)) expect(coins).toMatchObject([{ symbol: 'XDC', amount: '5' }]);
  });

  it("is the trader's own, and empty at first [WAL-459]", async () => {
    const trader = await server.addTrader();
    expect(await portfolioOf(trader)).toEqual({ isComplete: true, coins: [], days: [] });
    expect((await server.getFrom('/user/portfolio', {})).status).toBe(401);
    expect((await server.getFrom('/user/portfolio_statement', { year: '2026' })).status).toBe(401);
  });
});

describe('the statement of a year', () => {
  const statementOf = async (trader: WalletTrader, year: number) => {
    const { body } = await server.get('/user/portfolio_statement', { year: String(year) }, trader);
    return body['data'] as { coins: Record<string, unknown>[]; days: Record<string, unknown>[] };
  };

  it('begins with what there was, and has each day on which a coin came or went [WAL-458]', async () => {
    const year = new Date(server.clock.now).getUTCFullYear();
    const trader = await server.addTrader({ USDT: '100' });
    const move = (asset: AssetSymbol, amount: string) =>
      server.move(asset, amount, { house: 'demo faucet' }, { trader: trader.uniqueId });
    await server.database.pool.query(`insert into portfolio (owner, through) values ($1, 0)`, [trader.uniqueId]);
    await portfolioOf(trader);
    await server.database.pool.query(`update portfolio_day set day = day - 366 where owner = $1`, [trader.uniqueId]);
    await move('USDT', '50');
    const { coins, days } = await statementOf(trader, year);
    expect(coins).toMatchObject([
      {
        symbol: 'USDT',
        flows: {
          opening: { quantity: '100', usd: '100' },
          deposited: { quantity: '50', usd: '50' },
          closing: { quantity: '150', usd: '150' },
        },
        realised: '0',
      },
    ]);
    expect(days).toMatchObject([{ symbol: 'USDT', flows: { deposited: { quantity: '50', usd: '50' } } }]);
    expect((await statementOf(trader, year + 1)).days).toEqual([]);
  });
});
