import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTestExchange, type TestExchange } from '../exchange/testing/testExchange';
import { checkLedger } from '../ledger/checks/ledgerCheck';

let exchange: TestExchange;

beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
  await exchange.database.pool.query(
    `create function refuse_for_want_of_room() returns trigger language plpgsql as $$
     begin
       raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
     end $$`,
  );
});

afterAll(() => exchange.close());

const untilOpen = () => expect.poll(() => exchange.current().isOpen(), { timeout: 10_000 }).toBe(true);

const countRows = async (): Promise<unknown> => {
  const { rows } = await exchange.database.pool.query(
    `select (select count(*) from trade_order) as orders, (select count(*) from trade) as trades,
       (select count(*) from transfer) as transfers, (select count(*) from entry) as entries,
       (select count(*) from hold) as holds, (select last_group from exchange) as groups`,
  );
  return rows;
};

describe.each([
  ['while it is written', 'create trigger no_room before insert on transfer for each row'],
  [
    'as it is committed',
    'create constraint trigger no_room after insert on transfer deferrable initially deferred for each row',
  ],
])('with the disk full, which shows %s', (_when, trigger) => {
  let seller: string;
  let buyer: string;

  beforeEach(async () => {
    seller = await exchange.addTrader({ XDC: '100' });
    buyer = await exchange.addTrader({ USDT: '100' });
  });

  it('nothing is acknowledged and nothing changes; with room again it goes on [LED-114] [LED-115]', async () => {
    const { done } = await exchange.sell(seller, { price: '0.5', amount: '60' });
    const order = done?.order.id ?? '';
    const [rows, levels, heard] = [await countRows(), exchange.current().levels(), exchange.told.length];
    await exchange.database.pool.query(`${trigger} execute function refuse_for_want_of_room()`);
    const attempts = [
      () => exchange.buy(buyer, { price: '0.5', amount: '20', clientOrderId: 'no room' }),
      () => exchange.cancel(seller, order),
      () =>
        exchange.submit({ kind: 'funds.reserve', id: 'w', trader: seller, asset: 'XDC', amount: '1', as: 'staked' }),
    ];
    for (const attempt of attempts) {
      expect((await attempt()).refused?.code).toBe('unavailable');
      await untilOpen();
      expect(exchange.current().levels()).toEqual(levels);
    }
    expect(await countRows()).toEqual(rows);
    expect(exchange.told).toHaveLength(heard);

    await exchange.database.pool.query('drop trigger no_room on transfer');
    const bought = await exchange.buy(buyer, { price: '0.5', amount: '20', clientOrderId: 'no room' });
    expect(bought.done).toMatchObject({ isRepeat: false, order: { status: 'completed', filled: '20' } });
    expect((await exchange.cancel(seller, order)).done?.order).toMatchObject({ status: 'cancelled', filled: '20' });
    expect(await checkLedger(exchange.database.pool)).toMatchObject({ isSound: true });
  });
});

/** Stands in for what makes a file of rows, as it fails on a disk that has no room left, and counts how often it was tried. */
const fillDisk = `
  create sequence tries;
  create function public.generate_series(integer, integer) returns setof integer language plpgsql as $$
  begin
    perform nextval('tries');
    raise exception 'could not write to file: No space left on device' using errcode = 'disk_full';
  end $$;
  do $$ begin
    execute format('alter database %I set search_path = public, pg_catalog', current_database());
  end $$;
  create trigger no_room before insert on transfer for each row execute function refuse_for_want_of_room()`;

it('stays closed while the disk is full, reports it once, and opens automatically [LED-157]', async () => {
  const { pool } = exchange.database;
  const seller = await exchange.addTrader({ XDC: '100' });
  await pool.query(fillDisk);
  exchange.troubles.length = 0;
  expect((await exchange.sell(seller, { price: '0.5', amount: '10' })).refused?.code).toBe('unavailable');

  const tries = async () =>
    Number((await pool.query<{ last: string }>('select last_value as last from tries')).rows[0]?.last);
  await expect.poll(tries, { timeout: 10_000 }).toBeGreaterThan(3);
  expect(exchange.current().isOpen()).toBe(false);
  expect((await exchange.sell(seller, { price: '0.5', amount: '10' })).refused?.code).toBe('unavailable');
  expect(exchange.troubles).toEqual([
    expect.stringMatching(/^The exchange lost its database and is being rebuilt: .*No space left on device/),
    expect.stringMatching(/^The exchange cannot use its database and keeps trying: .*No space left on device/),
  ]);

  await pool.query('drop function public.generate_series; drop trigger no_room on transfer');
  await untilOpen();
  expect((await exchange.sell(seller, { price: '0.5', amount: '10' })).done?.order.status).toBe('open');
});

/** New connections of this database can't write any more, or can again, and there are only new ones. */
const makeReadOnly = (isReadOnly: boolean): string => `
  begin read write;
  do $$ begin
    execute format('alter database %I set default_transaction_read_only to ${String(isReadOnly)}', current_database());
  end $$;
  commit;
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

it('stays closed while the database is read-only, and opens automatically [LED-157]', async () => {
  const { pool } = exchange.database;
  const seller = await exchange.addTrader({ XDC: '100' });
  await pool.query(makeReadOnly(true));
  const sell = async () => (await exchange.sell(seller, { price: '0.5', amount: '10' })).refused?.code;
  await expect.poll(sell, { timeout: 10_000 }).toBe('unavailable');
  await expect.poll(() => exchange.troubles.at(-1), { timeout: 10_000 }).toMatch(/keeps trying: .*read-only/);
  expect(exchange.current().isOpen()).toBe(false);
  await pool.query(makeReadOnly(false));
  await untilOpen();
  expect((await exchange.sell(seller, { price: '0.5', amount: '10' })).done?.order.status).toBe('open');
});
