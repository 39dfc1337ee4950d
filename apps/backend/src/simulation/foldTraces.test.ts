import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { foldingJob } from './folding';
import { startSimulatedMarket } from './testing/simulatedMarket';

const minuteMs = 60_000;

let simulated: Awaited<ReturnType<typeof startSimulatedMarket>>;
let ada: string;

beforeAll(async () => {
  simulated = await startSimulatedMarket(inject('clusterUrl'));
  ada = await simulated.exchange.addTrader({ ETH: '5', USDT: '90000' });
  await simulated.pass(20);
  const course = Number(simulated.market.lastPrice('ETH-USDT'));
  const at = (share: number) => ({ pair: 'ETH-USDT', price: (course * share).toFixed(2), amount: '0.5' }) as const;
  // One that is filled, one that stays open, and one that is cancelled.
  await simulated.exchange.buy(ada, at(1.02));
  await simulated.exchange.sell(ada, at(1.08));
  const { done } = await simulated.exchange.sell(ada, at(1.09));
  await simulated.exchange.cancel(ada, done?.order.id ?? '');
  await simulated.pass(400);
});

afterAll(() => simulated.close());

const rowsOf = async (text: string, values: unknown[] = []): Promise<unknown[]> =>
  (await simulated.exchange.database.pool.query<Record<string, unknown>>(text, values)).rows;

const countOf = async (table: string): Promise<number> => (await rowsOf(`select 1 from ${table}`)).length;

const fold = (keepMovementsMs: number, keepTradesMs: number): Promise<void> =>
  foldingJob({
    db: simulated.exchange.database.db,
    pool: simulated.exchange.database.pool,
    now: () => simulated.exchange.clock.now,
    everyMs: 1,
    keepMovementsMs,
    keepTradesMs,
  }).work(new AbortController().signal);

const balances = () => rowsOf('select id, balance from account order by id');

/** Everything a real trader did, with its results. */
const adas = async () => [
  await rowsOf('select * from trade_order where owner = $1 order by id', [ada]),
  await rowsOf(
    `select transfer.*, entry.account, entry.amount from transfer join entry on entry.transfer = transfer.id
     where transfer.id in (select transfer from entry join account on account.id = account where owner = $1)
     order by transfer.id, entry.account, entry.amount`,
    [ada],
  ),
  await rowsOf(
    `select trade.* from trade where exists (select from trade_order
       where owner = $1 and trade_order.id in (maker_order, taker_order)) order by id`,
    [ada],
  ),
];

const maxima = () =>
  rowsOf(`select (select max(id) from transfer) as transfer, (select max(id) from trade_order) as orders,
    (select max(id) from trade) as trade`);

describe('folding the simulation’s traces', () => {
  it('keeps every balance, everything real traders did, and a sound ledger [MKT-093] [LED-008] [LED-135]', async () => {
    const [before, hers, newest, transfers] = [
      await balances(),
      await adas(),
      await maxima(),
      await countOf('transfer'),
    ];
    expect(hers.map((rows) => rows.length > 0)).toEqual([true, true, true]);
    await fold(minuteMs, 2 * minuteMs);
    expect(await countOf('transfer')).toBeLessThan(transfers / 3);
    expect(await balances()).toEqual(before);
    expect(await adas()).toEqual(hers);
    expect(await maxima()).toEqual(newest);
    const { checks, isSound } = await checkLedger(simulated.exchange.database.pool);
    expect(checks.filter(({ found }) => found > 0)).toEqual([]);
    expect(isSound).toBe(true);
  });

  it('repeatedly leaves one sum, as trading goes on [MKT-093] [MKT-094] [LED-132]', { tags: 'nightly' }, async () => {
    await simulated.pass(200);
    const before = await balances();
    await fold(minuteMs, 2 * minuteMs);
    expect(await rowsOf(`select 1 from transfer where kind = 'carried forward'`)).toHaveLength(1);
    expect(await balances()).toEqual(before);
    expect((await checkLedger(simulated.exchange.database.pool)).isSound).toBe(true);
    await simulated.pass(30);
    expect(simulated.exchange.troubles).toEqual([]);
  });

  it('deletes old orders and trades of the simulation, but never those of traders [MKT-094] [LED-134]', async () => {
    const at = new Date(simulated.exchange.clock.now - 2 * minuteMs);
    const old = await rowsOf(
      `select 1 from trade_order where status <> 'open' and filled = 0 and updated_at < $1 and owner <> $2`,
      [at, ada],
    );
    expect(old).toEqual([]);
    const trades = await rowsOf('select 1 from trade where at < $1', [
      new Date(simulated.exchange.clock.now - 5 * minuteMs),
    ]);
    expect(trades.length).toBeLessThan(60);
    expect((await adas())[0]).toHaveLength(3);
  });

  it('runs alongside trading, and a restart finds its books and balances in order [MKT-093]', async () => {
    await Promise.all([simulated.pass(20), fold(0, 0)]);
    await Promise.all([simulated.pass(20), fold(0, 0)]);
    expect((await checkLedger(simulated.exchange.database.pool)).isSound).toBe(true);
    await simulated.exchange.restart();
    expect(simulated.exchange.current().isOpen()).toBe(true);
    expect(simulated.exchange.troubles).toEqual([]);
  });

  it('is refused unless the connection declares a demo [LED-002]', async () => {
    await expect(rowsOf('delete from transfer')).rejects.toThrow('only ever added to');
  });
});
