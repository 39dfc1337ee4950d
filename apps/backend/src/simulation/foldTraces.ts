import type { Pool, PoolClient } from 'pg';

export interface FoldTracesOptions {
  pool: Pool;
  /** Whose traces are folded; of anybody else nothing is touched. */
  traders: readonly string[];
  /** Movements before this, and orders that ended before it without a trade, are folded. */
  movementsBefore: Date;
  /** The same for trades and the orders that they belong to. */
  tradesBefore: Date;
}

export interface Folded {
  transfers: number;
  orders: number;
  trades: number;
}

const createTables = [
  'create temporary table folded_transfer (id bigint primary key, at timestamptz) on commit drop',
  'create temporary table folded_sum (account integer, amount numeric) on commit drop',
  'create temporary table folded_order (id bigint primary key) on commit drop',
  'create temporary table folded_trade (id bigint primary key, maker_order bigint, taker_order bigint) on commit drop',
];

/** What moved money of the simulation, and of nobody else but the house. */
const chooseTransfers = `
  insert into folded_transfer
  select transfer.id, transfer.at from transfer
  join entry on entry.transfer = transfer.id join account on account.id = entry.account
  where transfer.at < $2
  group by transfer.id
  having bool_and(owner is null or owner = any ($1)) and bool_or(owner = any ($1))`;

/** One movement instead of all of them, with the greatest of their numbers, which nothing else will ever have. */
const foldTransfers = [
  `insert into folded_sum
   select account, sum(amount) from entry
   where transfer in (select id from folded_transfer) group by account having sum(amount) <> 0`,
  'delete from entry where transfer in (select id from folded_transfer)',
  'delete from transfer where id in (select id from folded_transfer)',
  `insert into transfer (id, kind, reference, at)
   select max(id), 'carried forward', 'simulation', max(at) from folded_transfer
   where exists (select from folded_sum) having count(*) > 0`,
  `insert into entry (transfer, account, amount)
   select (select max(id) from folded_transfer), account, amount from folded_sum`,
];

/** The newest order and trade stay, since numbers go on from them. */
const chooseOrders = `
  insert into folded_order
  select id from trade_order
  where owner = any ($1) and status <> 'open' and id < (select max(id) from trade_order)
    and updated_at < case when filled = 0 then $2::timestamptz else $3::timestamptz end`;

const chooseTrades = `
  insert into folded_trade
  select id, maker_order, taker_order from trade
  where id < (select max(id) from trade)
    and maker_order in (select id from folded_order) and taker_order in (select id from folded_order)`;

/** An order and its trades are only forgotten together, so that they always come to the same. */
const keepOrders = `
  delete from folded_order where id in (
    select number from trade cross join lateral (values (maker_order), (taker_order)) orders (number)
    where trade.id not in (select id from folded_trade))`;

const keepTrades = `
  delete from folded_trade
  where maker_order not in (select id from folded_order) or taker_order not in (select id from folded_order)`;

/** Leaves out whatever hangs together with something that stays. */
const closeSelection = async (client: PoolClient): Promise<void> => {
  for (;;) {
    await client.query(keepOrders);
    const { rowCount } = await client.query(keepTrades);
    if (rowCount === 0) return;
  }
};

const countOf = async (client: PoolClient, statement: string): Promise<number> =>
  (await client.query(statement)).rowCount ?? 0;

const fold = async (client: PoolClient, options: FoldTracesOptions): Promise<Folded> => {
  const { traders, movementsBefore, tradesBefore } = options;
  await client.query(`set local exchange.folds = 'demonstration'`);
  for (const statement of createTables) await client.query(statement);
  const { rowCount: transfers } = await client.query(chooseTransfers, [traders, movementsBefore]);
  for (const statement of foldTransfers) await client.query(statement);
  await client.query(chooseOrders, [traders, movementsBefore, tradesBefore]);
  await client.query(chooseTrades);
  await closeSelection(client);
  const trades = await countOf(client, 'delete from trade where id in (select id from folded_trade)');
  const orders = await countOf(client, 'delete from trade_order where id in (select id from folded_order)');
  return { transfers: transfers ?? 0, orders, trades };
};

/**
 * Keeps a demonstration from growing for ever: movements of the simulation become one with the same sums, and its
 * ended orders and its trades among itself are forgotten. Only rows that nobody changes any more are touched, so that
 * trading goes on meanwhile; balances stay as they are.
 */
export const foldTraces = async (options: FoldTracesOptions): Promise<Folded> => {
  const client = await options.pool.connect();
  try {
    // Of one moment, so that what was chosen hangs together however much is traded meanwhile.
    await client.query('begin isolation level repeatable read');
    const folded = await fold(client, options);
    await client.query('commit');
    client.release();
    return folded;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
