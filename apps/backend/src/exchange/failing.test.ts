import { expect, inject, it, onTestFinished } from 'vitest';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import { defineKind, defineMatchedKind, type AnyKind } from './commandKind';
import type { Draft } from './draft';
import type { Effects } from './effects';
import type { CommandOf } from './commands';
import { rowFor, type RowWriter } from './sql/rows';
import { startTestExchange, type TestExchange } from './testing/testExchange';

type Deposit = CommandOf<'deposit.credit'>;

const start = async (kind?: AnyKind) => {
  const groups: number[] = [];
  const exchange = await startTestExchange(inject('clusterUrl'), {
    kinds: kind ? [kind] : [],
    onWritten: (commands) => groups.push(commands),
  });
  onTestFinished(async () => {
    const report = await checkLedger(exchange.database.pool);
    await exchange.close();
    expect(report).toMatchObject({ isSound: true });
  });
  await exchange.database.pool.query(
    `create table kept (id text primary key check (id <> 'poison'), figure numeric(4, 2));
     create function object_to_late() returns trigger language plpgsql as $$
     begin
       if new.id = 'late poison' then raise exception 'Not in the end either'; end if;
       return null;
     end $$;
     create constraint trigger late after insert on kept deferrable initially deferred
       for each row execute function object_to_late()`,
  );
  return { exchange, groups };
};

const cutWriter = ({ database }: TestExchange) =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'exchange-% writer' and datname = current_database()`,
  );

const keep: RowWriter<{ id: string; figure: string }> = (rows) => {
  if (rows.some(({ id }) => id === 'no statement')) throw new Error('Nobody can write this.');
  return {
    name: 'test-keep',
    text: 'insert into kept select * from unnest($1::text[], $2::numeric[])',
    values: [rows.map(({ id }) => id), rows.map(({ figure }) => figure)],
  };
};

/** A kind whose commands fail in different ways. */
const failing = defineKind({
  kind: 'deposit.credit',
  lookUp: async (client, commands) => {
    if (commands.some(({ id }) => id === 'mistaken look-up')) throw new TypeError('A look-up that nobody foresaw');
    await client.query('select $1::integer[]', [commands.map(({ id }) => (id === 'look-up' ? 'a word' : 1))]);
  },
  decide: (_view, { id, amount }): { done: { isRepeat: boolean } } & Effects => {
    if (id === 'throws') throw new Error('A decision that nobody foresaw');
    return {
      done: { isRepeat: false },
      rows: [rowFor(keep, { id, figure: amount })],
      // Ends a hold that doesn't exist.
      ends: id === 'unsound' ? [{ id, as: 'released', shares: [], also: [] }] : [],
    };
  },
});

const deposit = (id: string, amount = '1'): Deposit => ({
  kind: 'deposit.credit',
  id,
  trader: 'u-1',
  asset: 'XDC',
  amount,
});

it.each([
  ['a decision that throws [LED-149]', deposit('throws')],
  ['a decision that cannot be carried out [LED-149]', deposit('unsound')],
  ['a constraint of the database [LED-150]', deposit('poison')],
  ['a constraint that is checked at the commit [LED-150]', deposit('late poison')],
  ['a figure that overflows [LED-150]', deposit('large', '100')],
  ['a look-up that fails [LED-150]', deposit('look-up')],
  ['a mistake in a look-up [LED-149]', deposit('mistaken look-up')],
  ['a row that cannot be put into a statement [LED-150]', deposit('no statement')],
])('refuses one command of many, and everybody else is served once and in order: %s', async (_what, poison) => {
  const { exchange, groups } = await start(failing);
  const [seller, buyer] = [await exchange.addTrader({ XDC: '100' }), await exchange.addTrader({ USDT: '100' })];
  [groups.length, exchange.told.length] = [0, 0];
  const [first, good, bad, again, second, third] = await Promise.all([
    exchange.sell(seller, { price: '0.5', amount: '10' }),
    exchange.submit(deposit('good')),
    exchange.submit(poison),
    exchange.submit(deposit('also good')),
    exchange.buy(buyer, { price: '0.5', amount: '4' }),
    exchange.sell(seller, { price: '0.6', amount: '5' }),
  ]);
  expect(bad.refused).toEqual({
    code: 'failed',
    message: "Something went wrong on our side. Nothing has changed, and we've been notified.",
  });
  expect([good.done, again.done]).toEqual([{ isRepeat: false }, { isRepeat: false }]);
  expect([first.done, second.done, third.done].map((done) => done?.order.id)).toEqual(['o-1', 'o-2', 'o-3']);
  expect(second.done?.order.status).toBe('completed');
  expect(exchange.troubles).toContainEqual(expect.stringContaining('A command failed and was refused'));
  expect(exchange.current().isOpen()).toBe(true);

  const heard = exchange.told.flatMap(({ orders }) => orders.map(({ change, order }) => `${change} ${order.id}`));
  expect(heard).toEqual(['accepted o-1', 'accepted o-2', 'filled o-1', 'filled o-2', 'accepted o-3']);
  const { rows } = await exchange.database.pool.query('select id from kept order by id');
  expect(rows).toEqual([{ id: 'also good' }, { id: 'good' }]);
  expect(await exchange.balancesOf(seller)).toEqual({
    'available XDC': '85',
    'in orders XDC': '11',
    'available USDT': '1.99',
  });
  const levels = exchange.current().levels();
  await exchange.restart();
  expect(exchange.current().levels()).toEqual(levels);
});

it('refuses only the command that failed halfway, and rolls back its half [LED-149]', async () => {
  const halfway = defineMatchedKind({
    kind: 'deposit.credit',
    match: ({ state }, { trader }) => {
      state.balances.of({ owner: trader, kind: 'available', asset: 'XDC' }).balance += 1_000n;
      throw new Error('Broke off halfway');
    },
  });
  const { exchange } = await start(halfway);
  const seller = await exchange.addTrader({ XDC: '10' });
  const [bad, good] = await Promise.all([
    exchange.submit(deposit('any')),
    exchange.sell(seller, { price: '0.5', amount: '10' }),
  ]);
  expect([bad.refused?.code, good.done?.order.status]).toEqual(['failed', 'open']);
  expect((await exchange.sell(seller, { price: '0.5', amount: '2' })).refused?.code).toBe('insufficient');
});

it.each<[what: string, make: (draft: Draft, trader: string) => void]>([
  [
    'in a movement',
    ({ journal, state }, trader) => {
      const account = state.balances.of({ owner: trader, kind: 'available', asset: 'XDC' });
      journal.move('posting', 'made', [[account, 1_000n]]);
    },
  ],
  [
    "behind the ledger's back",
    ({ journal, state }, trader) => {
      const account = state.balances.of({ owner: trader, kind: 'available', asset: 'XDC' });
      state.numbers.transfer += 1;
      journal.transfers.push({ id: state.numbers.transfer, kind: 'posting', reference: 'made' });
      journal.entries.push({ transfer: state.numbers.transfer, account: account.id, asset: 'XDC', amount: 1_000n });
      journal.changes.set(account.id, 1_000n);
    },
  ],
])('refuses only the command that makes money %s, and writes nothing of it [LED-181]', async (_what, make) => {
  const { exchange } = await start(
    defineMatchedKind({
      kind: 'deposit.credit',
      match: (draft, { trader }) => {
        make(draft, trader);
        return { done: { isRepeat: false } };
      },
    }),
  );
  const seller = await exchange.addTrader({ XDC: '10' });
  const [bad, good] = await Promise.all([
    exchange.submit(deposit('any')),
    exchange.sell(seller, { price: '0.5', amount: '10' }),
  ]);
  expect([bad.refused?.code, good.done?.order.status]).toEqual(['failed', 'open']);
  expect(await exchange.balancesOf(seller)).toEqual({ 'in orders XDC': '10' });
});

it('refuses a command of an unknown kind, and reports it to the operator [LED-149]', async () => {
  const { exchange } = await start();
  const seller = await exchange.addTrader({ XDC: '10' });
  const [bad, good] = await Promise.all([
    exchange.submit(deposit('any')),
    exchange.sell(seller, { price: '0.5', amount: '10' }),
  ]);
  expect([bad.refused?.code, good.done?.order.status]).toEqual(['failed', 'open']);
  expect(exchange.troubles.join()).toContain('No handler for the command deposit.credit.');
});

it('writes a poisoned group in one transaction if none of it was written yet [LED-149]', async () => {
  const { exchange, groups } = await start(failing);
  const seller = await exchange.addTrader({ XDC: '100' });
  groups.length = 0;
  await Promise.all([
    exchange.sell(seller, { price: '0.5', amount: '10' }),
    exchange.submit(deposit('throws')),
    exchange.sell(seller, { price: '0.5', amount: '10' }),
  ]);
  expect(groups).toEqual([3]);
});

it('halts and reports it if the database has lost acknowledged commands when it comes back [LED-171]', async () => {
  const { exchange } = await start();
  const seller = await exchange.addTrader({ XDC: '100' });
  await exchange.sell(seller, { price: '0.5', amount: '10' });
  const { pool } = exchange.database;
  const { rows } = await pool.query<{ last: string }>('select last_group as last from exchange');
  const last = Number(rows[0]?.last);
  await pool.query('update exchange set last_group = last_group - 2');
  await cutWriter(exchange);
  await expect.poll(() => exchange.current().isHalted()).toBe(true);
  expect(exchange.troubles.filter((trouble) => trouble.startsWith('Trading is halted'))).toEqual([
    expect.stringContaining(
      `The database lost commands that had been acknowledged: its last group is ${last - 2}, not ${last}.`,
    ),
  ]);
  expect(exchange.current().isOpen()).toBe(false);
  const late = await exchange.sell(seller, { price: '0.5', amount: '10' });
  expect(late.refused).toMatchObject({ code: 'unavailable', message: expect.stringContaining('on hold') as string });
});
