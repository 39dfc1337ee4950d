import type { Client } from 'pg';

type Movements = Partial<Record<number, string>>;

const traders = ['seller', 'buyer'];

const accounts = [
  [1, 'available', 'seller', 'XDC'],
  [2, 'in orders', 'seller', 'XDC'],
  [3, 'staked', 'seller', 'XDC'],
  [4, 'available', 'seller', 'USDT'],
  [5, 'available', 'buyer', 'USDT'],
  [6, 'in orders', 'buyer', 'USDT'],
  [7, 'pending withdrawal', 'buyer', 'USDT'],
  [8, 'available', 'buyer', 'XDC'],
  [9, 'custody', null, 'XDC'],
  [10, 'custody', null, 'USDT'],
  [11, 'fees', null, 'XDC'],
  [12, 'fees', null, 'USDT'],
] as const;

const transfers: [kind: string, reference: string, movements: Movements][] = [
  ['posting', 'deposit 1', { 1: '1000', 9: '-1000' }],
  ['posting', 'deposit 2', { 5: '100', 10: '-100' }],
  ['reserve', 'o-1', { 1: '-100', 2: '100' }],
  ['reserve', 'o-2', { 5: '-2.4', 6: '2.4' }],
  ['trade', '1', { 6: '-2.4', 5: '0.4', 2: '-40', 4: '1.99', 12: '0.01', 8: '39.8', 11: '0.2' }],
  ['reserve', 'o-3', { 5: '-0.8', 6: '0.8' }],
  ['reserve', 'o-4', { 1: '-10', 2: '10' }],
  ['cancel', 'o-4', { 2: '-10', 1: '10' }],
  ['hold', 'stake', { 1: '-500', 3: '500' }],
  ['hold', 'withdrawal', { 5: '-7', 7: '7' }],
  ['hold', 'withdrawal taken back', { 5: '-5', 7: '5' }],
  ['release', 'withdrawal taken back', { 7: '-5', 5: '5' }],
];

/** Fills a test database directly with a little of everything, all of it consistent. XDC-USDT is pair 5. */
export const writeSoundLedger = async (client: Client): Promise<void> => {
  for (const id of traders)
    await client.query(
      `insert into trader (unique_id, email, first_name, last_name, password_hash, password_changed_at, referral_code,
         created_at) values ($1, $1 || '@example.com', 'A', 'Trader', '', now(), $1, now())`,
      [id],
    );
  for (const account of accounts)
    await client.query('insert into account (id, kind, owner, asset) values ($1, $2, $3, $4)', [...account]);
  for (const [index, [kind, reference, movements]] of transfers.entries()) {
    await client.query('insert into transfer values ($1, $2, $3, now())', [index + 1, kind, reference]);
    for (const [account, amount] of Object.entries(movements))
      await client.query('insert into entry values ($1, $2, $3)', [index + 1, account, amount]);
  }
  await client.query(`
    update account set balance = (select sum(amount) from entry where account = id);
    insert into trade_order values
      (1, 5, 'seller', 'sell', 0.05, 100, 40, 2, 1.99, 0.5, 'open', null, now(), now()),
      (2, 5, 'buyer', 'buy', 0.06, 40, 40, 2, 39.8, 0.5, 'completed', null, now(), now()),
      (3, 5, 'buyer', 'buy', 0.04, 20, 0, 0, 0, 0.5, 'open', null, now(), now()),
      (4, 5, 'seller', 'sell', 0.09, 10, 0, 0, 0, 0.5, 'cancelled', null, now(), now());
    insert into trade values (1, 5, 0.05, 40, 'buy', 1, 2, now());
    insert into posting (id, kind, legs, at)
      select 'deposit ' || id, 'deposit.credit', jsonb_build_array(jsonb_build_object('asset', asset, 'amount', amount,
        'from', 'house custody', 'to', 'trader ' || owner)), now()
      from (values ('1', 'XDC', '1000', 'seller'), ('2', 'USDT', '100', 'buyer')) credit (id, asset, amount, owner);
    insert into deposit values
      ('1', 'seller', 'XDC', 1000, 1, now()),
      ('2', 'buyer', 'USDT', 100, 2, now());
    update exchange set last_order = 10, last_trade = 10, last_transfer = 2000;
    insert into hold values
      ('stake', 'seller', 'staked', 'XDC', 500, 'held', now(), now()),
      ('withdrawal', 'buyer', 'pending withdrawal', 'USDT', 7, 'held', now(), now());
    insert into hold values
      ('withdrawal taken back', 'buyer', 'pending withdrawal', 'USDT', 5, 'released', now(), now(),
        '[{"asset": "USDT", "amount": "5", "from": "hold", "to": "trader buyer"}]')`);
};
