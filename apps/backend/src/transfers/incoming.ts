import type { components } from '@exchange/api/contract';
import type { AssetSymbol, DecimalText } from '@exchange/domain';
import type { PayTo } from '../custody/custody';
import { plainDecimal } from '../db/plainDecimal';
import type { Queries } from '../exchange/sql/statement';
import { bigint, changing, groupMoment, json, moment, numeric, putRows, smallint, text } from '../exchange/sql/putRows';

export type DepositStep = components['schemas']['DepositStep'];

export type KeptFor = components['schemas']['KeptFor'];

export type IncomingStatus = 'waiting' | 'credited' | 'kept' | 'returning' | 'returned' | 'gone' | 'reversed';

export interface ReturnOrder extends PayTo {
  reason: string;
  /** Idempotency key for custody, so that it sends once. */
  order: string;
  /** Number of the attempt: an order that custody refused is never sent again. */
  attempt: number;
  /** Why custody has not sent this order and never will. */
  refused?: string | undefined;
}

/** A payment to one of our addresses, and its state. Times are milliseconds since 1970. */
export interface Incoming {
  id: string;
  asset: AssetSymbol;
  transactionId: string;
  address: string;
  destinationTag: string | null;
  sender: string | null;
  amount: DecimalText;
  /** Null if the payment can't be assigned to a trader. */
  owner: string | null;
  status: IncomingStatus;
  keptFor: KeptFor | null;
  /** At most as many as it needs. */
  confirmations: number;
  height: number | null;
  /** How often it has been credited. */
  credits: number;
  returnTo: ReturnOrder | null;
  returnTransaction: string | null;
  steps: readonly DepositStep[];
  createdAt: number;
}

interface IncomingRow extends Omit<Incoming, 'height' | 'createdAt'> {
  height: string | null;
  createdAt: Date;
}

export const incomingColumns = `id, asset, transaction_id as "transactionId", address,
  destination_tag as "destinationTag", sender, amount, owner, status, kept_for as "keptFor", confirmations, height,
  credits, return_to as "returnTo", return_transaction as "returnTransaction", steps, created_at as "createdAt"`;

export const toIncoming = ({ amount, height, createdAt, ...row }: IncomingRow): Incoming => ({
  ...row,
  amount: plainDecimal(amount),
  height: height === null ? null : Number(height),
  createdAt: createdAt.getTime(),
});

export const readIncoming = async (client: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Incoming>> => {
  const { rows } = await client.query<IncomingRow>({
    name: 'wallet-incoming',
    text: `select ${incomingColumns} from incoming where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, toIncoming(row)]));
};

/** Saves states after a command. The keys of the commands ensure that each occurs at most once in a group. */
export const putIncoming = putRows<Incoming>({
  name: 'wallet-put-incoming',
  table: 'incoming',
  columns: {
    id: text(({ id }) => id),
    asset: text(({ asset }) => asset),
    transaction_id: text(({ transactionId }) => transactionId),
    address: text(({ address }) => address),
    destination_tag: text(({ destinationTag }) => destinationTag),
    sender: text(({ sender }) => sender),
    amount: numeric(({ amount }) => amount),
    owner: changing(text(({ owner }) => owner)),
    status: changing(text(({ status }) => status)),
    kept_for: changing(text(({ keptFor }) => keptFor)),
    confirmations: changing(smallint(({ confirmations }) => confirmations)),
    height: changing(bigint(({ height }) => height)),
    credits: changing(smallint(({ credits }) => credits)),
    return_to: changing(json(({ returnTo }) => returnTo)),
    return_transaction: changing(text(({ returnTransaction }) => returnTransaction)),
    steps: changing(json(({ steps }) => steps)),
    created_at: moment(({ createdAt }) => createdAt),
    updated_at: changing(groupMoment),
  },
});

/** Adds a step to the timeline. */
export const withStep = (incoming: Incoming, at: number, step: Omit<DepositStep, 'at'>): Incoming => ({
  ...incoming,
  steps: [...incoming.steps, { ...step, at: new Date(at).toISOString() }],
});

export const incomingKey = (id: string): string => `incoming ${id}`;
