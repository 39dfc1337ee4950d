import { add, assetSymbols, dailyWithdrawalLimit, isAbove, subtract, sum } from '@exchange/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CommandKind, CommandOf } from '#exchange/commands';
import type { Outcome } from '#exchange/outcomes';
import { createStatusStore } from '#reference/statusStore';
import { startWithdrawals, type WithdrawalExchange } from '../testing/withdrawalExchange';

let exchange: WithdrawalExchange;
beforeAll(async () => {
  exchange = await startWithdrawals(inject('clusterUrl'));
});
afterAll(() => exchange.closeSound());

/** All different, because a code is for one amount. */
const amountsFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${String(first)}.${String(index + 1).padStart(3, '0')}1`);

const withdrawalOf = (outcome: Outcome<'withdrawal.request'> | undefined) =>
  outcome?.done && 'withdrawal' in outcome.done ? outcome.done.withdrawal : undefined;

/** Sends all at once. Returns the accepted amounts, and why the others were refused. */
const race = async (trader: string, amounts: readonly string[]) => {
  const commands = [];
  for (const amount of amounts) commands.push(await exchange.commandFor(trader, { amount }));
  const outcomes = await Promise.all(commands.map((command) => exchange.submit(command)));
  return {
    taken: amounts.filter((_, index) => withdrawalOf(outcomes[index]) !== undefined),
    refused: outcomes.flatMap(({ refused, done }) => refused?.message ?? done?.wrong?.message ?? []),
  };
};

it('of 100 requests for one balance exactly as many succeed as it covers [WAL-251]', async () => {
  const trader = await exchange.addTrader({ XDC: '37050' });
  const { taken, refused } = await race(trader, amountsFrom(1_000, 100));
  expect([taken.length, refused.length, new Set(refused)]).toEqual([37, 63, new Set(['Insufficient Fund'])]);
  expect(await exchange.balancesOf(trader)).toEqual({
    'available XDC': subtract('37050', sum(taken)),
    'pending withdrawal XDC': sum(taken),
  });
});

it('of 100 requests for one daily limit none goes beyond it [WAL-252]', async () => {
  const trader = await exchange.addTrader({ XDC: '99000000' });
  const { taken, refused } = await race(trader, amountsFrom(200_000, 100));
  expect(taken).toHaveLength(12);
  expect(refused.every((message) => message.includes('left of your daily limit'))).toBe(true);
  expect(isAbove(sum(taken), dailyWithdrawalLimit)).toBe(false);
  expect(isAbove(add(sum(taken), '200001'), dailyWithdrawalLimit)).toBe(true);
});

it('the same id 20 times at once is one withdrawal [WAL-097]', async () => {
  const trader = await exchange.addTrader({ XDC: '50000' });
  const command = await exchange.commandFor(trader, { amount: '1000', clientId: 'once' });
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => exchange.submit<'withdrawal.request'>(command)));
  const ids = outcomes.map((outcome) => withdrawalOf(outcome)?.id);
  expect([new Set(ids).size, ids.includes(undefined)]).toEqual([1, false]);
  expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '49000', 'pending withdrawal XDC': '1000' });
});

it('of an order, a swap and a withdrawal for the same money only what it covers succeeds [WAL-253]', async () => {
  const maker = await exchange.addTrader({ XDC: '500000' });
  await exchange.place(maker, 'sell', { pair: 'XDC-XDCE', price: '1', amount: '200000' });
  for (let first = 0; first < 12; first += 1) {
    const trader = await exchange.addTrader({ XDCE: '10000' });
    const withdrawal = await exchange.commandFor(trader, { asset: 'XDCE', amount: '10000' });
    const starts: (() => Promise<{ refused?: unknown }>)[] = [
      () => exchange.place(trader, 'buy', { pair: 'XDC-XDCE', price: '1', amount: '10000' }),
      () => exchange.submit({ kind: 'coins.swap', trader, amount: '10000' }),
      () => exchange.submit(withdrawal),
    ];
    const turned = [...starts.slice(first % 3), ...starts.slice(0, first % 3)];
    const outcomes = await Promise.all(turned.map((start) => start()));
    expect(outcomes.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    const held = await exchange.balancesOf(trader);
    expect(sum(Object.values(held))).toBe('10000');
  }
  expect(await exchange.leftOver()).toEqual([]);
});

it('money that is staked, in orders or pending cannot be withdrawn [WAL-089]', async () => {
  const trader = await exchange.addTrader({ XDC: '6000' });
  await exchange.submit({ kind: 'funds.reserve', id: 'a stake', trader, asset: 'XDC', amount: '1500', as: 'staked' });
  await exchange.sell(trader, { price: '0.05', amount: '1500' });
  await exchange.requested(trader, { amount: '1000' });
  const request = async (amount: string) => exchange.submit(await exchange.commandFor(trader, { amount }));
  expect((await request('2000.00000001')).refused).toMatchObject({ message: 'Insufficient Fund', field: 'amount' });
  expect((await request('2000')).done).toHaveProperty('withdrawal');
});

it('of a deposit that is credited and a withdrawal at once, the withdrawal leaves the deposit behind [WAL-038]', async () => {
  const trader = await exchange.addTrader({});
  const transfer = {
    id: 'young:0',
    asset: 'XDC',
    transactionId: 'young',
    amount: '5000',
    address: 'ours',
    height: 1,
  } as const;
  const { pool } = exchange.database;
  await pool.query(
    `insert into deposit_address (owner, asset, address, destination_tag, created_at) values ($1, 'XDC', 'ours', '', now())`,
    [trader],
  );
  await exchange.submit({ kind: 'deposit.report', transfer, confirmations: 1 });
  const withdrawal = await exchange.commandFor(trader, { amount: '1000' });
  const [credited, requested] = await Promise.all([
    exchange.submit({ kind: 'deposit.credit', id: transfer.id, trader, asset: 'XDC', amount: '5000' }),
    exchange.submit(withdrawal),
  ]);
  expect(credited.done).toEqual({ isRepeat: false });
  expect(requested.refused?.message).toMatch(/^Your deposit of 5,000 XDC has 1 of 3 confirmations\./);
});

it('of putting an account on hold and a withdrawal at once, the hold wins if it came first [WAL-061]', async () => {
  const trader = await exchange.addTrader({ XDC: '5000' });
  const withdrawal = await exchange.commandFor(trader, { amount: '1000' });
  const [, requested] = await Promise.all([
    exchange.submit({ kind: 'account.freeze', trader, by: 'ada', why: 'Stolen password' }),
    exchange.submit(withdrawal),
  ]);
  expect(requested.refused?.code).toBe('frozen');
});

it.each([
  '0',
  '-1',
  '1e-9',
  '1e30',
  'NaN',
  'Infinity',
  '0x10',
  '１０００',
  '١٠٠٠',
  '',
  ' ',
  '1000 ',
  '1'.repeat(10_000),
])('an amount of %j moves nothing [WAL-246]', async (amount) => {
  const trader = await exchange.addTrader(Object.fromEntries(assetSymbols.map((asset) => [asset, '5000'])));
  const command = { ...(await exchange.commandFor(trader, { amount: '1000' })), amount };
  expect((await exchange.submit(command)).refused).toMatchObject({ code: 'figure', field: 'amount' });
});

it('a last price that was walked away lifts nobody’s daily limit [WAL-392]', async () => {
  const trader = await exchange.addTrader({ XRP: '200000' });
  await exchange.submit({ kind: 'reference.set', pair: 'XDC-XRP', price: '0.0331', reason: 'opens', by: 'ops' });
  exchange.prices['XDC-XRP'] = '0.382';
  const { refused } = await exchange.submit(await exchange.commandFor(trader, { asset: 'XRP', amount: '139000' }));
  expect(refused?.message).toContain('2,500,000 XDC left of your daily limit');
});

it('a larger withdrawal is reviewed for an hour after its trader traded far from the reference price, even in small parts and over a restart [WAL-391]', async () => {
  const [ada, bob] = [
    await exchange.addTrader({ XDC: '90000' }),
    await exchange.addTrader({ USDC: '900', XDC: '90000' }),
  ];
  const typeOf = async (trader: string, amount: string) =>
    withdrawalOf(await exchange.submit<'withdrawal.request'>(await exchange.commandFor(trader, { amount })))
      ?.paymentType;
  const pair = 'XDC-USDC';
  const trade = async (price: string) => {
    await exchange.sell(ada, { pair, price, amount: '100' });
    expect((await exchange.buy(bob, { pair, price, amount: '100' })).done?.order.status).toBe('completed');
  };
  await exchange.submit({ kind: 'reference.set', pair, price: '0.05', reason: 'opens', by: 'ops' });
  await trade('0.0525');
  expect(await typeOf(ada, '1500')).toBe('Auto');

  await trade('0.0526');
  expect(await Promise.all([typeOf(ada, '1501'), typeOf(bob, '1502')])).toEqual(['Manual', 'Manual']);
  await exchange.restart();
  expect(await typeOf(ada, '1503')).toBe('Manual');
  expect([await typeOf(bob, '1000'), await typeOf(bob, '1000.01')]).toEqual(['Auto', 'Manual']);
  exchange.clock.now += 60 * 60_000;
  expect(await typeOf(bob, '1504')).toBe('Auto');
});

/** Another connection that has the trader's row, as long as it wants. */
const holdRow = async (trader: string) => {
  const { pool } = exchange.database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select 1 from trader where unique_id = $1 for update', [trader]);
  const isWaitedFor = async (): Promise<boolean> => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'exchange-% writer'
         and wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  };
  return {
    isWaitedFor,
    spend: (step: number | undefined) =>
      client.query('update trader set last_totp_step = $2 where unique_id = $1', [trader, step]),
    letGo: async (): Promise<void> => {
      await client.query('commit');
      client.release();
    },
  };
};

const stakeFor = async (trader: string): Promise<CommandOf<'stake.begin'>> => {
  await createStatusStore(exchange.database.db).setSwitch('staking', true);
  return { kind: 'stake.begin', trader, plan: 'flexible', months: 3, amount: '100000', totpStep: 900 };
};

it.each<
  [what: string, commandFor: (trader: string) => Promise<CommandOf<'withdrawal.request'> | CommandOf<'stake.begin'>>]
>([
  ['a withdrawal', (trader) => exchange.commandFor(trader, { amount: '1000' })],
  ['a stake', stakeFor],
])(
  'a code that is spent elsewhere while %s spends it is wrong, and the state of all is not rebuilt for that [LED-236]',
  async (_what, commandFor) => {
    const trader = await exchange.addTrader({ XDC: '200000' });
    const command = await commandFor(trader);
    const before = exchange.rebuilds();
    const elsewhere = await holdRow(trader);
    const asked = exchange.submit<CommandKind>(command);
    await expect.poll(elsewhere.isWaitedFor).toBe(true);
    await elsewhere.spend(command.totpStep);
    await elsewhere.letGo();
    expect(JSON.stringify(await asked)).toContain('Wrong 2FA code.');
    expect(exchange.rebuilds()).toBe(before);
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '200000' });
  },
);

it('a withdrawal that is refused anyway waits for nobody [LED-236]', async () => {
  const trader = await exchange.addTrader({ XDC: '200000' });
  const command = await exchange.commandFor(trader, { amount: '300000' });
  const elsewhere = await holdRow(trader);
  expect((await exchange.submit(command)).refused?.message).toBe('Insufficient Fund');
  await elsewhere.letGo();
});
