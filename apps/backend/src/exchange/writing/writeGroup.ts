import type { Account } from '../../ledger/balances';
import { assertBalanced } from '../../ledger/journal';
import { fromUnits, fromWhole } from '../../ledger/units';
import { plainColumn, textColumn } from '../sql/columns';
import type { Draft } from '../draft';
import { CommandFailed } from '../failures';
import type { LiveOrder } from '../liveOrder';
import { feeDecimals } from './orderRows';
import { writeReferences } from '../reference/referenceRows';
import { addEvents, addHolds, addPostings, endHolds } from './fundRows';
import { putYoung } from './youngRows';
import type { Queries, Statement } from '../sql/statement';

const openAccounts = (opened: readonly Account[]): Statement => ({
  name: 'exchange-open-accounts',
  text: `insert into account (id, kind, owner, asset)
         select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[])`,
  values: [
    plainColumn(opened, ({ id }) => id),
    textColumn(opened, ({ kind }) => kind),
    textColumn(opened, ({ owner }) => owner),
    textColumn(opened, ({ asset }) => asset),
  ],
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

const addTransfers = ({ journal: { transfers }, at }: Draft): Statement => ({
  name: 'exchange-add-transfers',
  text: `insert into transfer (id, kind, reference, at)
         select id, kind, reference, $4 from unnest($1::bigint[], $2::text[], $3::text[]) as added (id, kind, reference)`,
  values: [
    plainColumn(transfers, ({ id }) => id),
    textColumn(transfers, ({ kind }) => kind),
    textColumn(transfers, ({ reference }) => reference),
    new Date(at),
  ],
});

const addEntries = ({ journal: { entries } }: Draft): Statement => ({
  name: 'exchange-add-entries',
  text: `insert into entry (transfer, account, amount)
         select * from unnest($1::bigint[], $2::integer[], $3::numeric[])`,
  values: [
    plainColumn(entries, ({ transfer }) => transfer),
    plainColumn(entries, ({ account }) => account),
    plainColumn(entries, ({ amount }) => fromUnits(amount)),
  ],
});

const filledOf = ({ market, lotsFilled }: LiveOrder) => market.amount(lotsFilled);

const addOrders = (orders: readonly LiveOrder[], at: number): Statement => ({
  name: 'exchange-add-orders',
  text: `insert into trade_order (id, pair, owner, side, price, amount, filled, total, received, fee_percent, status,
           client_order_id, created_at, updated_at)
         select *, $13, $13 from unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::numeric[],
           $6::numeric[], $7::numeric[], $8::numeric[], $9::numeric[], $10::numeric[], $11::text[], $12::text[])`,
  values: [
    plainColumn(orders, ({ id }) => id),
    plainColumn(orders, ({ market }) => market.id),
    textColumn(orders, ({ owner }) => owner),
    textColumn(orders, ({ side }) => side),
    plainColumn(orders, ({ market, ticks }) => market.price(ticks)),
    plainColumn(orders, ({ market, lotsOrdered }) => market.amount(lotsOrdered)),
    plainColumn(orders, filledOf),
    plainColumn(orders, ({ traded }) => fromUnits(traded)),
    plainColumn(orders, ({ received }) => fromUnits(received)),
    plainColumn(orders, ({ fee }) => fromWhole(fee, feeDecimals)),
    textColumn(orders, ({ status }) => status),
    textColumn(orders, ({ clientOrderId }) => clientOrderId ?? null),
    new Date(at),
  ],
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

const addTrades = ({ trades, at }: Draft): Statement => ({
  name: 'exchange-add-trades',
  text: `insert into trade (id, pair, price, amount, taker_side, maker_order, taker_order, at)
         select *, $8 from unnest($1::bigint[], $2::integer[], $3::numeric[], $4::numeric[], $5::text[],
           $6::bigint[], $7::bigint[])`,
  values: [
    plainColumn(trades, ({ id }) => id),
    plainColumn(trades, ({ market }) => market.id),
    plainColumn(trades, ({ price }) => price),
    plainColumn(trades, ({ amount }) => amount),
    textColumn(trades, ({ takerSide }) => takerSide),
    plainColumn(trades, ({ makerOrder }) => makerOrder),
    plainColumn(trades, ({ takerOrder }) => takerOrder),
    new Date(at),
  ],
});

/** Rows of the areas, one statement per writer, in order of first use. */
const areaRows = ({ rows, at, state: { numbers } }: Draft): [isWanted: boolean, make: () => Statement][] =>
  Array.from(rows, ([write, written]) => [true, () => write(written, { at, number: numbers.group })]);

/** In this order, since later rows refer to earlier ones. Empty statements are left out. */
export const statementsOf = (draft: Draft, opened: readonly Account[]): (() => Statement)[] => {
  const { at, journal, endedHolds, postings, events, state } = draft;
  const young = state.young.takeChanged();
  const [added, changed, held] = [[...draft.newOrders], [...draft.changedOrders], [...draft.newHolds]];
  const all: [isWanted: boolean, make: () => Statement][] = [
    [opened.length > 0, () => openAccounts(opened)],
    [added.length > 0, () => addOrders(added, at)],
    [changed.length > 0, () => changeOrders(changed, at)],
    [draft.trades.length > 0, () => addTrades(draft)],
    [held.length > 0, () => addHolds(held, at)],
    [endedHolds.length > 0, () => endHolds(endedHolds, at)],
    [postings.length > 0, () => addPostings(postings, at)],
    [journal.transfers.length > 0, () => addTransfers(draft)],
    [journal.entries.length > 0, () => addEntries(draft)],
    [journal.changes.size > 0, () => changeBalances(journal.changes)],
    [state.references.isChanged, () => writeReferences(state.references)],
    ...areaRows(draft),
    // After the deposits they belong to.
    [young.length > 0, () => putYoung(young)],
    [events.length > 0, () => addEvents(events, { at, number: state.numbers.group })],
  ];
  return all.flatMap(([isWanted, make]) => (isWanted ? [make] : []));
};

/** Another process has taken over writing. */
export class Replaced extends Error {}

/** Stores the group's number under our epoch. Fails if another process has raised the epoch. */
const claim = async (client: Queries, epoch: number, { numbers }: Draft['state']): Promise<void> => {
  const { rowCount } = await client.query({
    name: 'exchange-claim-group',
    text: `update exchange set last_group = $2, last_order = $3, last_trade = $4, last_transfer = $5 where epoch = $1`,
    values: [epoch, numbers.group, numbers.order, numbers.trade, numbers.transfer],
  });
  if (rowCount !== 1) throw new Replaced('Another process writes for this exchange now.');
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

/** Writes a whole group. The caller commits. */
export const writeGroup = async (client: Queries, draft: Draft, epoch: number): Promise<void> => {
  assertSound(draft);
  const statements = statementsOf(draft, draft.state.balances.takeOpened());
  await Promise.all([client.query('begin'), claim(client, epoch, draft.state)]);
  // The database executes one statement while we build the next.
  await Promise.all(statements.map(async (make) => client.query(madeBy(make))));
};
