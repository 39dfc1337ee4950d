import { readPairName, type PairName } from '@exchange/domain';
import type { ClientBase } from 'pg';
import { plainDecimal } from '../db/plainDecimal';
import { toUnits, toWhole } from '../ledger/units';
import type { Command, HoldKind } from './commands';
import { clientKey, type Lookups, type PairTerms, type Posting } from './draft';
import { readOrderId } from './liveOrder';
import { feeDecimals, orderColumns, orderFromRow, type OrderRow } from './orderRows';
import type { Order } from './outcomes';
import type { LiveHold } from './state';

type Queries = Pick<ClientBase, 'query'>;

const readTerms = async (client: Queries): Promise<Map<PairName, PairTerms>> => {
  const { rows } = await client.query<{ name: string; is_open: boolean; buy: string; sell: string }>({
    name: 'exchange-terms',
    text: `select name, is_trading_open as is_open, buy_fee_percent as buy, sell_fee_percent as sell from pair`,
  });
  return new Map(
    rows.flatMap(({ name, is_open: isOpen, buy, sell }) => {
      const pair = readPairName(name);
      const fees = {
        buy: toWhole(plainDecimal(buy), feeDecimals),
        sell: toWhole(plainDecimal(sell), feeDecimals),
      };
      return pair === undefined ? [] : [[pair, { isOpen, fees }] as const];
    }),
  );
};

const readKnown = async (client: Queries, commands: readonly Command[]): Promise<Map<string, Order>> => {
  const wanted = commands.flatMap((command) =>
    command.kind === 'order.place' && command.clientOrderId !== undefined
      ? [{ trader: command.trader, clientOrderId: command.clientOrderId }]
      : [],
  );
  if (wanted.length === 0) return new Map();
  const { rows } = await client.query<OrderRow>({
    name: 'exchange-known-orders',
    text: `select ${orderColumns} from trade_order
           join unnest($1::text[], $2::text[]) as wanted (trader, client_id)
             on owner = wanted.trader and client_order_id = wanted.client_id`,
    values: [wanted.map(({ trader }) => trader), wanted.map(({ clientOrderId }) => clientOrderId)],
  });
  return new Map(rows.map((row) => [clientKey(row.owner, row.client_order_id ?? ''), orderFromRow(row)]));
};

const readOwners = async (client: Queries, commands: readonly Command[]): Promise<Map<number, string>> => {
  const ids = commands.flatMap((command) => (command.kind === 'order.cancel' ? [readOrderId(command.order)] : []));
  const numbers = ids.filter((id) => id !== undefined);
  if (numbers.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; owner: string }>({
    name: 'exchange-order-owners',
    text: 'select id, owner from trade_order where id = any ($1::bigint[])',
    values: [numbers],
  });
  return new Map(rows.map(({ id, owner }) => [Number(id), owner]));
};

const holdIds = (commands: readonly Command[]): string[] =>
  commands.flatMap((command) =>
    command.kind === 'funds.reserve' || command.kind === 'funds.release' || command.kind === 'funds.settle'
      ? [command.id]
      : [],
  );

interface HoldRow {
  id: string;
  owner: string;
  kind: HoldKind;
  asset: LiveHold['asset'];
  amount: string;
  status: LiveHold['status'];
}

export const holdFromRow = ({ id, owner, kind, asset, amount, status }: HoldRow): LiveHold => ({
  id,
  trader: owner,
  as: kind,
  asset,
  amount: toUnits(plainDecimal(amount)),
  status,
});

const readEndedHolds = async (client: Queries, commands: readonly Command[]): Promise<Map<string, LiveHold>> => {
  const ids = holdIds(commands);
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<HoldRow>({
    name: 'exchange-ended-holds',
    text: `select id, owner, kind, asset, amount, status from hold where id = any ($1) and status <> 'held'`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, holdFromRow(row)]));
};

const readPostings = async (client: Queries, commands: readonly Command[]): Promise<Map<string, Posting>> => {
  const ids = commands.flatMap((command) => (command.kind === 'funds.post' ? [command.id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await client.query<{ id: string; asset: string; amount: string }>({
    name: 'exchange-postings',
    text: 'select id, asset, amount from posting where id = any ($1)',
    values: [ids],
  });
  return new Map(rows.map(({ id, asset, amount }) => [id, { asset, amount: toUnits(plainDecimal(amount)) }]));
};

const tradersIn = (command: Command): string[] => {
  if (command.kind === 'funds.reserve') return [command.trader];
  if (command.kind !== 'funds.post') return [];
  return [command.from, command.to].flatMap((purse) => ('trader' in purse ? [purse.trader] : []));
};

const readTraders = async (client: Queries, commands: readonly Command[]): Promise<Set<string>> => {
  const ids = commands.flatMap(tradersIn);
  if (ids.length === 0) return new Set();
  const { rows } = await client.query<{ id: string }>({
    name: 'exchange-traders',
    text: 'select unique_id as id from trader where unique_id = any ($1)',
    values: [ids],
  });
  return new Set(rows.map(({ id }) => id));
};

/** Asks the database what a group of commands must know and memory does not keep. */
export const lookUp = async (client: Queries, commands: readonly Command[]): Promise<Lookups> => {
  const [terms, known, owners, endedHolds, postings, traders] = await Promise.all([
    readTerms(client),
    readKnown(client, commands),
    readOwners(client, commands),
    readEndedHolds(client, commands),
    readPostings(client, commands),
    readTraders(client, commands),
  ]);
  return { terms, known, owners, endedHolds, postings, traders };
};
