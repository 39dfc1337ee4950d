import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../../db/client';
import { createTestDatabase, type TestDatabase } from '../../db/testing/testDatabase';
import { withClient } from '../../db/embedded/connection';
import { checkLedger, type LedgerReport } from './ledgerCheck';
import { writeSoundLedger } from '../testing/soundLedger';

let sound: TestDatabase;

const nameOf = ({ connectionString }: TestDatabase): string => new URL(connectionString).pathname.slice(1);

/** A connection may still be closing when its database is dropped, and then reports an error. */
const openPool = ({ connectionString }: TestDatabase): Pool =>
  connect({ connectionString, max: 1, onError: () => undefined }).pool;

/** The result of the check after this change to a sound ledger. */
const checkAfter = async (sql: string): Promise<LedgerReport> => {
  const copy = await createTestDatabase(inject('clusterUrl'), nameOf(sound));
  const pool = openPool(copy);
  try {
    await pool.query(sql);
    return await checkLedger(pool);
  } finally {
    await pool.end();
    await copy.drop();
  }
};

/** The failed checks, with the first culprits of each. */
const faultsOf = ({ checks }: LedgerReport): Record<string, string[]> =>
  Object.fromEntries(checks.filter(({ found }) => found > 0).map(({ holds, culprits }) => [holds, culprits]));

beforeAll(async () => {
  sound = await createTestDatabase(inject('clusterUrl'));
  await withClient(sound.connectionString, writeSoundLedger);
});

afterAll(() => sound.drop());

const zero = 'every transfer sums to zero in each asset';
const pointers = 'every entry has a transfer and an account, and every transfer has entries';
const balances = 'every balance is the sum of its entries';
const nothing = 'no trader has a negative balance';
const together = 'all accounts together sum to zero in each asset';
const inOrders = 'money in orders is what open orders reserve';
const inHolds = 'money staked, in withdrawals or in swaps is what open holds reserve';
const agreed = 'both orders of every trade exist and match it';
const filled = 'the trades of every order add up to what it filled, paid and received';
const belongs = 'every movement belongs to an existing order, trade, hold or posting';
const once = 'every trade and every posting moved money once';
const somebody = 'every order has a trader and a pair, and numbers run from one to the last one given out';

const recorded = 'postings and ended holds moved what they record';
const credited = 'every deposit was credited to its trader, and every such credit belongs to a deposit';
const unclaimed = 'unclaimed coins are the held deposits';
const withdrawing = 'open withdrawals reserve their amount, and no others do';
const inCustody = 'custody holds what the books say it does, in each asset whose chain is simulated';
const swapped = 'every swap request holds, paid or gave back what it records, and nothing else is held for swaps';
const otcTraded = 'every settled OTC quote moved both of its sides, and nothing else was moved for OTC trades';
const rewarded = 'every paid referral got both rewards, and every reward belongs to a paid referral';
const standing = 'open stakes reserve their amount, and no others do';
const ended = 'ended stakes gave back what they reserved, once';
const moved = 'every staking reward moved its amount to its trader, once, and every such movement belongs to a reward';
const computed = 'every staking reward is its stake times rate and days, rounded down';
const counted = 'every stake has exactly the rewards it records as paid';

const post = (id: string, kind = 'funds.post'): string =>
  `insert into posting (id, kind, legs, at) values ('${id}', '${kind}',
     '[{"asset": "XDC", "amount": "1", "from": "house custody", "to": "trader seller"}]', now());`;

const posted = post('p');

const move = (kind: string, reference: string, ...entries: string[]): string =>
  `insert into transfer values (99, '${kind}', '${reference}', now());
   insert into entry values ${entries.map((entry) => `(99, ${entry})`).join(', ')};`;

describe('the check of the ledger', () => {
  it('finds a sound ledger sound, and says what it checked [LED-009] [LED-006]', async () => {
    const { checks, totals, isSound } = await checkAfter('');
    expect(isSound).toBe(true);
    expect(checks.map(({ holds, looked }) => [holds, looked.join(', ')])).toEqual([
      [zero, '12 transfers, 29 entries'],
      [pointers, '12 transfers, 29 entries'],
      [balances, '12 accounts, 29 entries'],
      [nothing, '12 accounts'],
      [together, '2 assets, 12 accounts'],
      [inOrders, '2 open orders'],
      [inHolds, '2 open holds'],
      [agreed, '1 trades, 4 orders'],
      [filled, '4 orders, 1 trades'],
      [somebody, '4 orders, 1 trades, 12 transfers'],
      [belongs, '12 transfers, 2 postings'],
      [once, '1 trades, 2 postings'],
      [recorded, '2 postings, 1 ended holds, 12 transfers'],
      [credited, '2 deposits, 2 postings'],
      [unclaimed, '0 held deposits'],
      [withdrawing, '0 open withdrawals'],
      [inCustody, '0 simulated chains'],
      [rewarded, '0 paid referrals, 2 postings'],
      [swapped, '0 swap requests'],
      [otcTraded, '0 OTC trades'],
      [standing, '0 open stakes'],
      [ended, '0 ended stakes'],
      [moved, '0 staking rewards'],
      [computed, '0 staking rewards'],
      [counted, '0 open stakes, 0 ended stakes, 0 staking rewards'],
    ]);
    expect(totals).toEqual([
      { asset: 'USDT', traders: '99.99', house: '-99.99', together: '0' },
      { asset: 'XDC', traders: '999.8', house: '-999.8', together: '0' },
    ]);
  });

  it('finds an empty ledger sound [LED-009]', async () => {
    const empty = await createTestDatabase(inject('clusterUrl'));
    const pool = openPool(empty);
    expect(await checkLedger(pool)).toMatchObject({ isSound: true, totals: [] });
    await pool.end();
    await empty.drop();
  });

  it.each<[what: string, code: string, sql: string, faults: Record<string, string[]>]>([
    [
      'a transfer that makes money of nothing',
      'LED-011',
      `${posted} ${move('posting', 'p', '1, 0.000000000000000001')} update account set balance = balance + 1e-18 where id = 1`,
      {
        [zero]: ['transfer 99: 0.000000000000000001 XDC'],
        [together]: ['XDC: 0.000000000000000001'],
        [recorded]: [
          'posting p: -1 XDC for house custody, but 0 moved',
          'posting p: 1 XDC for trader seller, but 0.000000000000000001 moved',
        ],
      },
    ],
    [
      'a transfer that makes one asset of another',
      'LED-011',
      `${posted} ${move('posting', 'p', '1, -1', '5, 1')} update account set balance = balance - 1 where id = 1;
       update account set balance = balance + 1 where id = 5`,
      {
        [zero]: ['transfer 99: -1 XDC', 'transfer 99: 1 USDT'],
        [together]: ['USDT: 1', 'XDC: -1'],
        [recorded]: [
          'posting p: -1 XDC for house custody, but 0 moved',
          'posting p: 0 USDT for trader buyer, but 1 moved',
          'posting p: 1 XDC for trader seller, but -1 moved',
        ],
      },
    ],
    [
      'a balance below zero',
      'LED-012',
      `alter table account drop constraint account_balance_check; ${posted} ${move('posting', 'p', '4, -2', '10, 2')}
       update account set balance = balance - 2 where id = 4; update account set balance = balance + 2 where id = 10`,
      {
        [nothing]: ['account 4 (seller, USDT available): -0.01'],
        [recorded]: [
          'posting p: -1 XDC for house custody, but 0 moved',
          'posting p: 0 USDT for house custody, but 2 moved',
          'posting p: 0 USDT for trader seller, but -2 moved',
          'posting p: 1 XDC for trader seller, but 0 moved',
        ],
      },
    ],
    [
      'a balance that its entries do not come to',
      'LED-013',
      `update account set balance = balance + 1 where id = 1; update account set balance = balance - 1 where id = 9`,
      {
        [balances]: [
          'account 1 (seller, XDC available): balance 401, entries 400',
          'account 9 (house, XDC custody): balance -1001, entries -1000',
        ],
      },
    ],
    [
      'a buy order that keeps too little',
      'LED-014',
      `update trade_order set price = 0.041 where id = 3`,
      { [inOrders]: ['buyer has 0.8 USDT in orders, but 0.82 is reserved'] },
    ],
    [
      'a sell order that keeps too much',
      'LED-014',
      `update trade_order set amount = 99 where id = 1`,
      { [inOrders]: ['seller has 60 XDC in orders, but 59 is reserved'] },
    ],
    [
      'money in orders without an order',
      'LED-014',
      `update trade_order set status = 'cancelled' where id = 3`,
      { [inOrders]: ['buyer has 0.8 USDT in orders, but 0 is reserved'] },
    ],
    [
      'an order without money in orders',
      'LED-014',
      `insert into trade_order
       values (5, 5, 'seller', 'buy', 2, 3, 0, 0, 0, 0.5, 'open', null, now(), now())`,
      { [inOrders]: ['seller has 0 USDT in orders, but 6 is reserved'] },
    ],
    [
      'a stake that keeps too little',
      'LED-015',
      `update hold set amount = 501 where id = 'stake'`,
      { [inHolds]: ['seller has 500 XDC staked, but 501 is reserved'] },
    ],
    [
      'a withdrawal that was settled and keeps money still',
      'LED-015',
      `update hold set status = 'settled', legs = '[]' where id = 'withdrawal'`,
      { [inHolds]: ['buyer has 7 USDT pending withdrawal, but 0 is reserved'] },
    ],
    [
      'a total that is not zero',
      'LED-016',
      `insert into account values (13, 'fees', null, 'USDT', 3)
         on conflict (owner, kind, asset) do update set balance = account.balance + 3`,
      { [together]: ['USDT: 3'], [balances]: ['account 12 (house, USDT fees): balance 3.01, entries 0.01'] },
    ],
    [
      'a trade whose order is missing',
      'LED-017',
      `update trade set maker_order = 77`,
      {
        [agreed]: ['trade 1 of orders o-77 and o-2'],
        [filled]: ['order o-1: filled 40 for 2, trades 0 for 0, received 1.99'],
      },
    ],
    [
      'a trade of another pair',
      'LED-017',
      `update trade set pair = 6`,
      { [agreed]: ['trade 1 of orders o-1 and o-2'] },
    ],
    [
      'a trade on the wrong side',
      'LED-017',
      `update trade set taker_side = 'sell'`,
      { [agreed]: ['trade 1 of orders o-1 and o-2'] },
    ],
    [
      'a trade at a price that the newer order did not allow',
      'LED-017',
      `update trade_order set price = 0.049 where id = 2`,
      { [agreed]: ['trade 1 of orders o-1 and o-2'] },
    ],
    [
      'a trade at another price than that of the order in the book',
      'LED-017',
      `update trade_order set price = 0.051 where id = 1`,
      { [agreed]: ['trade 1 of orders o-1 and o-2'] },
    ],
    [
      'a trade that an order has not heard of',
      'LED-018',
      `insert into trade values (2, 5, 0.05, 1, 'buy', 1, 3, now());
       update trade_order set price = 0.05, amount = 16 where id = 3`,
      {
        [filled]: [
          'order o-1: filled 40 for 2, trades 41 for 2.05, received 1.99',
          'order o-3: filled 0 for 0, trades 1 for 0.05, received 0',
        ],
      },
    ],
    [
      'an order that received more than its fee leaves',
      'LED-018',
      `update trade_order set received = received + 1e-18 where id = 1`,
      { [filled]: ['order o-1: filled 40 for 2, trades 40 for 2, received 1.990000000000000001'] },
    ],
    [
      'entries that point nowhere, and a transfer that moves nothing',
      'LED-019',
      `insert into entry values (77, 1, 1), (77, 1, -1), (1, 88, 5);
       insert into transfer values (55, 'posting', 'deposit 3', now());
       ${post('deposit 3')}`,
      {
        [pointers]: [
          'entry of -1: no transfer 77',
          'entry of 1: no transfer 77',
          'entry of 5: no account 88',
          'transfer 55: nothing moved',
        ],
        [recorded]: [
          'posting deposit 3: -1 XDC for house custody, but 0 moved',
          'posting deposit 3: 1 XDC for trader seller, but 0 moved',
        ],
      },
    ],
    [
      'an order of nobody, one of no pair, and numbers below one',
      'LED-020',
      `insert into trade_order values
         (0, 5, 'seller', 'buy', 2, 3, 0, 0, 0, 0.5, 'cancelled', null, now(), now()),
         (5, 5, 'nobody', 'buy', 2, 3, 0, 0, 0, 0.5, 'cancelled', null, now(), now()),
         (6, 99, 'seller', 'buy', 2, 3, 0, 0, 0, 0.5, 'cancelled', null, now(), now());
       update trade set id = -1; ${move('trade', '-1', '1, 1', '1, -1')}`,
      {
        [belongs]: ['transfer 5: trade of 1'],
        [somebody]: [
          'order o-0 of seller, pair 5',
          'order o-5 of nobody, pair 5',
          'order o-6 of seller, pair 99',
          'trade -1',
        ],
      },
    ],
    [
      'a movement for an order that is not there',
      'LED-021',
      move('cancel', 'o-77', '1, 1', '1, -1'),
      { [belongs]: ['transfer 99: cancel of o-77'] },
    ],
    [
      'a movement for a hold that is not there',
      'LED-021',
      move('settle', 'none', '1, 1', '1, -1'),
      { [belongs]: ['transfer 99: settle of none'] },
    ],
    [
      'a posting that is not there',
      'LED-021',
      move('posting', 'none', '1, 1', '1, -1'),
      { [belongs]: ['transfer 99: posting of none'] },
    ],
    [
      'a posting that moved money twice',
      'LED-021',
      move('posting', 'deposit 1', '1, 1', '1, -1'),
      { [once]: ['posting deposit 1: moved money 2 times'] },
    ],
    [
      'numbers beyond the last that was given',
      'LED-020',
      'update exchange set last_order = 3, last_trade = 0, last_transfer = 11',
      { [somebody]: ['order o-4 of seller, pair 5', 'trade 1', 'transfer 12'] },
    ],
    [
      'a posting that says another figure than it moved',
      'LED-153',
      `update posting set legs = jsonb_set(legs, '{0,amount}', '"999"') where id = 'deposit 1';
       update deposit set amount = 999 where id = '1'`,
      {
        [recorded]: [
          'posting deposit 1: -999 XDC for house custody, but -1000 moved',
          'posting deposit 1: 999 XDC for trader seller, but 1000 moved',
        ],
      },
    ],
    [
      'a release that says somebody else got what it gave back',
      'LED-153',
      `update hold set legs = jsonb_set(legs, '{0,to}', '"trader seller"') where status = 'released'`,
      {
        [recorded]: [
          'release withdrawal taken back: 0 USDT for trader buyer, but 5 moved',
          'release withdrawal taken back: 5 USDT for trader seller, but 0 moved',
        ],
      },
    ],
    [
      'a paid referral without its rewards, and rewards without a referral',
      'REF-050',
      `insert into referral values ('buyer', 'seller', 'paid', null, now(), now());
       ${post('referral seller', 'referral.reward')}`,
      {
        [rewarded]: ['referral of buyer: posting missing', 'referral of nobody: posting referral seller'],
      },
    ],
    [
      'a swap request without its hold, a hold without a request, and an approval that paid something else',
      'SWP-066',
      `insert into ratio_swap select 'rs-' || digit, digit::bigint, 'seller', null, '0x' || repeat(digit, 64), now(), 30, 1, 10,
         case digit when '1' then 'Pending' else 'Approved' end, case digit when '2' then 'ada' end,
         case digit when '2' then 'fine' end, now(), now()
       from unnest(array['1', '2']) digit;
       insert into hold values ('swap rs-2', 'seller', 'swap hold', 'XDCE', 30, 'settled', now(), now(), '[]'),
         ('swap rs-3', 'seller', 'swap hold', 'XDCE', 7, 'released', now(), now(), '[]')`,
      {
        [swapped]: ['swap missing: hold swap rs-3', 'swap rs-1: hold missing', 'swap rs-2: hold swap rs-2'],
      },
    ],
    [
      'a settled OTC quote that moved nothing, one that moved something else, and a movement without a quote',
      'LED-233',
      `insert into public_request (reference, kind, name, email, fields, created_at, updated_at)
         select id, 'otc', 'A', 'a@example.com', '{}', now(), now() from unnest(array['Q-1', 'Q-2', 'Q-4']) id;
       insert into otc_quote
         select id, id, id, 'seller', 5, 'buy', 200000, 10000, status, 'ada', 'Asked', decided, decided, now(),
           now() + interval '1 hour', now()
         from (values ('Q-1', 'settled', 'ada'), ('Q-2', 'settled', 'ada'), ('Q-4', 'open', null)) quote (id, status, decided);
       ${post('otc Q-2', 'otc.settle')} ${post('otc Q-3', 'otc.settle')}`,
      { [otcTraded]: ['quote Q-1: posting missing', 'quote Q-2: posting otc Q-2', 'quote missing: posting otc Q-3'] },
    ],
    [
      'a deposit of another trader than was credited, and a credit without a deposit',
      'LED-154',
      `update deposit set owner = 'seller' where id = '2'; ${post('deposit 9', 'deposit.credit')}`,
      { [credited]: ['deposit 2: 100 USDT for seller', 'posting deposit 9: no such deposit'] },
    ],
    [
      'a trade that moved money twice',
      'LED-021',
      move('trade', '1', '1, 1', '1, -1'),
      { [once]: ['trade 1: moved money 2 times'] },
    ],
  ])('finds %s [%s]', async (_what, _code, sql, faults) => {
    const report = await checkAfter(sql);
    expect(faultsOf(report)).toEqual(faults);
    expect(report.isSound).toBe(false);
  });

  it('names the first few of many, with their number [LED-010]', async () => {
    const { checks } = await checkAfter(
      `insert into transfer select number, 'posting', 'p' || number, now() from generate_series(101, 1300) number;
       insert into posting (id, kind, legs, at)
         select 'p' || number, 'funds.post', '[{"asset": "XDC", "amount": "1", "from": "house fees", "to": "house fees"}]',
           now() from generate_series(101, 1300) number`,
    );
    const [fault] = checks.filter(({ found }) => found > 0);
    expect(fault).toMatchObject({ holds: pointers, found: 1200 });
    expect(fault?.culprits).toHaveLength(5);
  });
});
