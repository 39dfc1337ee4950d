import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../db/onConnection';

export interface FoldTracesOptions {
  pool: Pool;
  /** The traders whose traces are folded; nothing of anyone else is touched. */
  traders: readonly string[];
  /** Folds earlier movements, and orders that ended earlier without a trade. */
  movementsBefore: Date;
  /** Deletes earlier trades and their orders. */
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

/** Movements between the simulation and the exchange, without anyone else. */
const chooseTransfers = `
  insert into folded_transfer
  select transfer.id, transfer.at from transfer
  join entry on entry.transfer = transfer.id join account on account.id = entry.account
  where transfer.at < $2
  group by transfer.id
  having bool_and(owner is null or owner = any ($1)) and bool_or(owner = any ($1))`;

/** One movement in place of all of them. It keeps the highest of their numbers, which nothing else will get. */
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

/** The newest order and trade stay, since numbering continues from them. */
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

/** An order and its trades are only deleted together, so that they always match. */
const keepOrders = `
  delete from folded_order where id in (
    select number from trade cross join lateral (values (maker_order), (taker_order)) orders (number)
    where trade.id not in (select id from folded_trade))`;

const keepTrades = `
  delete from folded_trade
  where maker_order not in (select id from folded_order) or taker_order not in (select id from folded_order)`;

/** Leaves out everything that is connected to something that stays. */
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
 * Keeps a demo from growing for ever: combines the simulation's movements into one with the same sums, and deletes its
 * ended orders and the trades among itself. It only touches rows that no longer change, so that trading can go on.
 * Balances stay as they are.
 */
export const foldTraces = (options: FoldTracesOptions): Promise<Folded> =>
  // A snapshot, so that the selection stays consistent however much is traded meanwhile.
  inTransaction(options.pool, 'begin isolation level repeatable read', (client) => fold(client, options));
