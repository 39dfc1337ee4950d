import { fromUnits, fromWhole } from '@exchange/domain';
import type { Account } from '../../ledger/balances';
import { assertBalanced } from '../../ledger/journal';
import { plainColumn, textColumn } from '../sql/columns';
import type { WrittenGroup } from '../sql/rows';
import type { Draft } from '../draft';
import { CommandFailed } from '../failures';
import type { LiveOrder } from '../liveOrder';
import { feeDecimals } from './orderRows';
import { writeReferences } from '../reference/referenceRows';
import { addEvents, addHolds, addPostings, endHolds } from './fundRows';
import { forgetYoung, putYoung } from './youngRows';
import type { Queries, Statement } from '../sql/statement';
import { standbyNames, type Standby } from './standby';
import { bigint, groupMoment, integer, numeric, putRows, text } from '../sql/putRows';

const openAccounts = putRows<Account>({
  name: 'exchange-open-accounts',
  table: 'account',
  columns: {
    id: integer(({ id }) => id),
    kind: text(({ kind }) => kind),
    owner: text(({ owner }) => owner),
    asset: text(({ asset }) => asset),
  },
});

const changeBalances = (changes: ReadonlyMap<number, bigint>): Statement => {
  const rows = [...changes].filter(([, change]) => change !== 0n);
  return {
    name: 'exchange-change-balances',
    text: `update account set balance = balance + changed.amount
           from unnest($1::integer[], $2::numeric[]) as changed (id, amount) where account.id = changed.id`,
    values: [plainColumn(rows, ([id]) => id), plainColumn(rows, ([, change]) => fromUnits(change))],
  };
};

type Journal = Draft['journal'];

const addTransfers = putRows<Journal['transfers'][number]>({
  name: 'exchange-add-transfers',
  table: 'transfer',
  columns: {
    id: bigint(({ id }) => id),
    kind: text(({ kind }) => kind),
    reference: text(({ reference }) => reference),
    at: groupMoment,
  },
});

const addEntries = putRows<Journal['entries'][number]>({
  name: 'exchange-add-entries',
  table: 'entry',
  columns: {
    transfer: bigint(({ transfer }) => transfer),
    account: integer(({ account }) => account),
    amount: numeric(({ amount }) => fromUnits(amount)),
  },
});

const filledOf = ({ market, lotsFilled }: LiveOrder) => market.amount(lotsFilled);

const addOrders = putRows<LiveOrder>({
  name: 'exchange-add-orders',
  table: 'trade_order',
  columns: {
    id: bigint(({ id }) => id),
    pair: integer(({ market }) => market.id),
    owner: text(({ owner }) => owner),
    side: text(({ side }) => side),
    price: numeric(({ market, ticks }) => market.price(ticks)),
    amount: numeric(({ market, lotsOrdered }) => market.amount(lotsOrdered)),
    filled: numeric(filledOf),
    total: numeric(({ traded }) => fromUnits(traded)),
    received: numeric(({ received }) => fromUnits(received)),
    fee_percent: numeric(({ fee }) => fromWhole(fee, feeDecimals)),
    status: text(({ status }) => status),
    client_order_id: text(({ clientOrderId }) => clientOrderId ?? null),
    created_at: groupMoment,
    updated_at: groupMoment,
  },
});

const changeOrders = (orders: readonly LiveOrder[], at: number): Statement => ({
  name: 'exchange-change-orders',
  text: `update trade_order
         set filled = changed.filled, total = changed.total, received = changed.received, status = changed.status,
             updated_at = $6
         from unnest($1::bigint[], $2::numeric[], $3::numeric[], $4::numeric[], $5::text[])
           as changed (id, filled, total, received, status)
         where trade_order.id = changed.id`,
  values: [
    plainColumn(orders, ({ id }) => id),
    plainColumn(orders, filledOf),
    plainColumn(orders, ({ traded }) => fromUnits(traded)),
    plainColumn(orders, ({ received }) => fromUnits(received)),
    textColumn(orders, ({ status }) => status),
    new Date(at),
  ],
});

const addTrades = putRows<Draft['trades'][number]>({
  name: 'exchange-add-trades',
  table: 'trade',
  columns: {
    id: bigint(({ id }) => id),
    pair: integer(({ market }) => market.id),
    price: numeric(({ price }) => price),
    amount: numeric(({ amount }) => amount),
    taker_side: text(({ takerSide }) => takerSide),
    maker_order: bigint(({ makerOrder }) => makerOrder),
    taker_order: bigint(({ takerOrder }) => takerOrder),
    at: groupMoment,
  },
});

/** Rows of the areas, one statement per writer, in order of first use. */
const areaRows = ({ rows }: Draft, group: WrittenGroup): [isWanted: boolean, make: () => Statement][] =>
  Array.from(rows, ([write, written]) => [true, () => write(written, group)]);

/** In this order, since later rows refer to earlier ones. Empty statements are left out. */
export const statementsOf = (draft: Draft, opened: readonly Account[]): (() => Statement)[] => {
  const { at, journal, endedHolds, postings, events, state } = draft;
  const group = { at, number: state.numbers.group };
  const [forgotten, young] = [state.young.takeForgotten(), state.young.takeChanged()];
  const [added, changed, held] = [[...draft.newOrders], [...draft.changedOrders], [...draft.newHolds]];
  const all: [isWanted: boolean, make: () => Statement][] = [
    [opened.length > 0, () => openAccounts(opened, group)],
    [added.length > 0, () => addOrders(added, group)],
    [changed.length > 0, () => changeOrders(changed, at)],
    [draft.trades.length > 0, () => addTrades(draft.trades, group)],
    [held.length > 0, () => addHolds(held, group)],
    [endedHolds.length > 0, () => endHolds(endedHolds, at)],
    [postings.length > 0, () => addPostings(postings, group)],
    [journal.transfers.length > 0, () => addTransfers(journal.transfers, group)],
    [journal.entries.length > 0, () => addEntries(journal.entries, group)],
    [journal.changes.size > 0, () => changeBalances(journal.changes)],
    [state.references.isChanged, () => writeReferences(state.references)],
    ...areaRows(draft, group),
    [forgotten.length > 0, () => forgetYoung(forgotten, group)],
    // After the deposits they belong to.
    [young.length > 0, () => putYoung(young, group)],
    [events.length > 0, () => addEvents(events, group)],
  ];
  return all.flatMap(([isWanted, make]) => (isWanted ? [make] : []));
};

/** Another process has taken over writing. */
export class Replaced extends Error {}

interface Writing {
  epoch: number;
  isBegun: boolean;
  standby: Standby;
}

/** Stores the group's number under our epoch. Fails if another process has raised the epoch, or the standby is lost. */
const claim = async (client: Queries, { epoch, standby }: Writing, { numbers }: Draft['state']): Promise<void> => {
  const { rows } = await client.query<{ names: string }>({
    name: 'exchange-claim-group',
    text: `update exchange set last_group = $2, last_order = $3, last_trade = $4, last_transfer = $5 where epoch = $1
           returning ${standbyNames} as names`,
    values: [epoch, numbers.group, numbers.order, numbers.trade, numbers.transfer],
  });
  const [row] = rows;
  if (!row) throw new Replaced('Another process writes for this exchange now.');
  standby.check(row.names);
};

const madeBy = (make: () => Statement): Statement => {
  try {
    return make();
  } catch (cause) {
    throw new CommandFailed('What a command leaves behind could not be put into a statement.', { cause });
  }
};

const assertSound = ({ journal }: Draft): void => {
  try {
    assertBalanced(journal);
  } catch (cause) {
    throw new CommandFailed('What a group of commands moved does not add up.', { cause });
  }
};

/** Writes a whole group, in the transaction that was begun for it or a new one. The caller commits. */
export const writeGroup = async (client: Queries, draft: Draft, writing: Writing): Promise<void> => {
  assertSound(draft);
  const statements = statementsOf(draft, draft.state.balances.takeOpened());
  await Promise.all([...(writing.isBegun ? [] : [client.query('begin')]), claim(client, writing, draft.state)]);
  // The database executes one statement while we build the next.
  await Promise.all(statements.map(async (make) => client.query(madeBy(make))));
};
