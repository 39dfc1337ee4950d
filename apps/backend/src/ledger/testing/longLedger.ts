import type { Client } from 'pg';

/**
 * Adds many orders of two traders to a sound ledger: each is placed, a third is cancelled, and the others trade in pairs
 * at 0.5 on XDC-USDT, without a fee. The traders' accounts are those of the sound ledger.
 */
export const writeLongLedger = async (client: Pick<Client, 'query'>, orders: number): Promise<void> => {
  const first = 1_001;
  await client.query(`
    create temporary table made as
    select ${first} + number as id, number % 3 as turn, number / 3 as round, 3000 + 6 * (number / 3) as transfer
    from generate_series(0, ${orders - (orders % 3) - 1}) number`);
  // In each round a sell order, the buy order that takes it, and one that is cancelled.
  await client.query(`
    insert into trade_order
    select id, 5, case turn when 0 then 'seller' else 'buyer' end, case turn when 0 then 'sell' else 'buy' end,
      case turn when 2 then 0.25 else 0.5 end, 4, case turn when 2 then 0 else 4 end, case turn when 2 then 0 else 2 end,
      case turn when 0 then 2 when 1 then 4 else 0 end, 0, case turn when 2 then 'cancelled' else 'completed' end, null,
      now(), now()
    from made;
    insert into trade
    select 1001 + round, 5, 0.5, 4, 'buy', id, id + 1, now() from made where turn = 0;
    insert into transfer
    select transfer, 'reserve', 'o-' || id, now() from made where turn = 0
    union all select transfer + 1, 'reserve', 'o-' || id, now() from made where turn = 1
    union all select transfer + 2, 'trade', (1001 + round)::text, now() from made where turn = 1
    union all select transfer + 3, 'reserve', 'o-' || id, now() from made where turn = 2
    union all select transfer + 4, 'cancel', 'o-' || id, now() from made where turn = 2
    order by 1`);
  const account = (owner: string, kind: string, asset: string): string =>
    `(select id from account where owner = '${owner}' and kind = '${kind}' and asset = '${asset}')`;
  const moves: [step: number, owner: string, kind: string, asset: string, amount: string][] = [
    [0, 'seller', 'available', 'XDC', '-4'],
    [0, 'seller', 'in orders', 'XDC', '4'],
    [1, 'buyer', 'available', 'USDT', '-2'],
    [1, 'buyer', 'in orders', 'USDT', '2'],
    [2, 'seller', 'in orders', 'XDC', '-4'],
    [2, 'buyer', 'available', 'XDC', '4'],
    [2, 'buyer', 'in orders', 'USDT', '-2'],
    [2, 'seller', 'available', 'USDT', '2'],
    [3, 'buyer', 'available', 'USDT', '-1'],
    [3, 'buyer', 'in orders', 'USDT', '1'],
    [4, 'buyer', 'in orders', 'USDT', '-1'],
    [4, 'buyer', 'available', 'USDT', '1'],
  ];
  await client.query(`
    insert into entry
    select transfer + step, account, amount from made cross join (values ${moves
      .map(([step, owner, kind, asset, amount]) => `(${step}, ${account(owner, kind, asset)}, ${amount})`)
      .join(', ')}) moved (step, account, amount)
    where turn = 0 order by 1;
    insert into posting (id, kind, legs, at)
    select id, 'funds.post', jsonb_build_array(jsonb_build_object('asset', asset, 'amount', '1000000000',
      'from', 'house custody', 'to', 'trader ' || owner)), now()
    from (values ('more 1', 'seller', 'XDC'), ('more 2', 'buyer', 'USDT')) more (id, owner, asset);
    insert into transfer values (2001, 'posting', 'more 1', now()), (2002, 'posting', 'more 2', now());
    insert into entry values (2001, 1, 1000000000), (2001, 9, -1000000000), (2002, 5, 1000000000), (2002, 10, -1000000000);
    update account set balance = (select sum(amount) from entry where account = account.id)
    where exists (select from entry where account = account.id);
    update exchange set last_order = ${first + orders}, last_trade = ${1_001 + orders}, last_transfer = ${3_000 + 6 * orders}`);
};
