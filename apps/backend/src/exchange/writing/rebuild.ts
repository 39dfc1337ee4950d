import { fromUnits, toUnits } from '@exchange/domain';
import { plainDecimal } from '../../db/plainDecimal';
import { traderKinds } from '../../ledger/accounts';
import { createBalances, type Account, type Balances } from '../../ledger/balances';
import { sumsOf } from '../../ledger/journal';
import type { Units } from '../../ledger/units';
import { reserveOf, type LiveOrder } from '../liveOrder';
import { holdFromRow, type HoldRow } from '../fundLookups';
import { orderColumns, toLiveOrder, type OrderRow } from './orderRows';
import { readYoungMoney } from './youngRows';
import { readReferences } from '../reference/referenceRows';
import { createBooks, createOpenOrders, type LiveHold, type Numbers, type State } from '../state';
import type { Queries } from '../sql/statement';

const readAccounts = async (client: Queries): Promise<Account[]> => {
  const { rows } = await client.query<Omit<Account, 'balance'> & { balance: string }>(
    'select id, kind, owner, asset, balance from account',
  );
  return rows.map((row) => ({ ...row, balance: toUnits(plainDecimal(row.balance)) }));
};

const readOpenOrders = async (client: Queries): Promise<LiveOrder[]> => {
  const { rows } = await client.query<OrderRow>(
    `select ${orderColumns} from trade_order where status = 'open' order by id`,
  );
  return rows.map(toLiveOrder);
};

const readHolds = async (client: Queries): Promise<LiveHold[]> => {
  const { rows } = await client.query<HoldRow>(
    `select id, owner, kind, asset, amount, status from hold where status = 'held'`,
  );
  return rows.map(holdFromRow);
};

const readTradersWhere = async (client: Queries, condition: string): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(`select unique_id as id from trader where ${condition}`);
  return new Set(rows.map(({ id }) => id));
};

const readNumbers = async (client: Queries): Promise<Numbers> => {
  const { rows } = await client.query<Record<keyof Numbers, string>>(
    `select last_order as "order", last_trade as trade, last_transfer as transfer, last_group as "group" from exchange`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database has no exchange.');
  return {
    order: Number(row.order),
    trade: Number(row.trade),
    transfer: Number(row.transfer),
    group: Number(row.group),
  };
};

/** Books and balances don't match. No one may trade until an operator has checked it. */
export class Mismatch extends Error {}

type Sums = Map<string, Units>;

/** Kinds of a trader's money that can't be spent. */
const traderKept = new Set<string>(traderKinds.filter((kind) => kind !== 'available'));

const addTo = (sums: Sums, key: string, amount: Units): void => {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
};

const heldOf = (balances: Balances): Sums => {
  const sums: Sums = new Map();
  for (const { owner, kind, asset, balance } of balances.all())
    if (owner !== null && traderKept.has(kind) && balance !== 0n) addTo(sums, `${owner} ${asset} ${kind}`, balance);
  return sums;
};

const reservedOf = ({ books, holds }: Pick<State, 'books' | 'holds'>): Sums => {
  const sums: Sums = new Map();
  for (const [, book] of books.all())
    for (const order of [...book.orders('buy'), ...book.orders('sell')]) {
      const { base, quote } = order.market.pair;
      const asset = order.side === 'buy' ? quote : base;
      addTo(sums, `${order.owner} ${asset} in orders`, reserveOf(order, order.lots));
    }
  for (const { trader, asset, as, amount } of holds.values()) addTo(sums, `${trader} ${asset} ${as}`, amount);
  return sums;
};

const assertNotCrossed = ({ books }: Pick<State, 'books'>): void => {
  for (const [pair, book] of books.all()) {
    const [bid, ask] = [book.best('buy'), book.best('sell')];
    if (bid !== undefined && ask !== undefined && bid >= ask)
      throw new Mismatch(`The book of ${pair} is crossed: orders in it should have been traded with each other.`);
  }
};

const assertSameOrders = ({ books }: Pick<State, 'books'>, stored: readonly LiveOrder[]): void => {
  const inBooks = [...books.all()].flatMap(([, book]) => [...book.orders('buy'), ...book.orders('sell')]);
  const lotsOf = new Map(inBooks.map(({ id, lots }) => [id, lots]));
  const odd = stored.find(
    ({ id, lots, lotsOrdered, lotsFilled }) => lotsOf.get(id) !== lots || lots !== lotsOrdered - lotsFilled,
  );
  if (odd || inBooks.length !== stored.length)
    throw new Mismatch(`The books are not the open orders of the database${odd ? `: order ${odd.id}` : ''}.`);
};

const assertZero = ({ balances }: Pick<State, 'balances'>): void => {
  const [first] = sumsOf(balances.all());
  if (first) throw new Mismatch(`All ${first[0]} together is ${fromUnits(first[1])}, and not zero.`);
};

/**
 * Checks that the books equal the stored open orders, that these hold exactly what they should, and that no money was
 * made or lost.
 */
const assertSound = (state: State, stored: readonly LiveOrder[]): void => {
  assertSameOrders(state, stored);
  assertNotCrossed(state);
  const [held, reserved] = [heldOf(state.balances), reservedOf(state)];
  for (const key of new Set([...held.keys(), ...reserved.keys()])) {
    const [has, wants] = [held.get(key) ?? 0n, reserved.get(key) ?? 0n];
    if (has !== wants)
      throw new Mismatch(`Orders and balances differ for ${key}: ${fromUnits(wants)} wanted, ${fromUnits(has)} there.`);
  }
  assertZero(state);
};

const rankOf = ({ side, ticks }: LiveOrder): number => (side === 'buy' ? ticks : -ticks);

/** A new best price is added to a book without moving others. Orders at one price keep their order. */
const worstFirst = (orders: readonly LiveOrder[]): LiveOrder[] =>
  [...orders].sort((one, other) => rankOf(one) - rankOf(other));

/** Books, balances and numbers from the database. */
export const rebuild = async (client: Queries): Promise<State> => {
  const accounts = await readAccounts(client);
  const orders = await readOpenOrders(client);
  const holds = await readHolds(client);
  const numbers = await readNumbers(client);
  const balances = createBalances(accounts);
  const state: State = {
    numbers,
    balances,
    books: createBooks(),
    openOrders: createOpenOrders(),
    holds: new Map(holds.map((hold) => [hold.id, hold])),
    frozen: await readTradersWhere(client, 'frozen_at is not null'),
    closed: await readTradersWhere(client, 'closed_at is not null'),
    young: await readYoungMoney(client, balances),
    references: await readReferences(client),
  };
  for (const order of worstFirst(orders)) state.books.of(order.market.pair.name).restore(order);
  for (const order of orders) state.openOrders.add(order);
  assertSound(state, orders);
  return state;
};
