import type { components } from '@exchange/api/contract';
import type { AssetSymbol, DecimalText } from '@exchange/domain';
import type { PayTo } from '../custody/custody';
import { plainDecimal } from '../db/plainDecimal';
import { plainColumn, textColumn } from '../exchange/sql/columns';
import type { RowWriter } from '../exchange/sql/rows';
import type { Queries } from '../exchange/sql/statement';

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

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Saves states after a command. The keys of the commands ensure that each occurs at most once in a group. */
export const putIncoming: RowWriter<Incoming> = (rows, { at }) => ({
  name: 'wallet-put-incoming',
  text: `insert into incoming (id, asset, transaction_id, address, destination_tag, sender, amount, owner, status,
           kept_for, confirmations, height, credits, return_to, return_transaction, steps, created_at, updated_at)
         select *, $18 from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
           $7::numeric[], $8::text[], $9::text[], $10::text[], $11::smallint[], $12::bigint[], $13::smallint[],
           $14::jsonb[], $15::text[], $16::jsonb[], $17::timestamptz[])
         on conflict (id) do update set owner = excluded.owner, status = excluded.status, kept_for = excluded.kept_for,
           confirmations = excluded.confirmations, height = excluded.height, credits = excluded.credits,
           return_to = excluded.return_to, return_transaction = excluded.return_transaction, steps = excluded.steps,
           updated_at = excluded.updated_at`,
  values: [
    textColumn(rows, ({ id }) => id),
    textColumn(rows, ({ asset }) => asset),
    textColumn(rows, ({ transactionId }) => transactionId),
    textColumn(rows, ({ address }) => address),
    textColumn(rows, ({ destinationTag }) => destinationTag),
    textColumn(rows, ({ sender }) => sender),
    plainColumn(rows, ({ amount }) => amount),
    textColumn(rows, ({ owner }) => owner),
    textColumn(rows, ({ status }) => status),
    textColumn(rows, ({ keptFor }) => keptFor),
    plainColumn(rows, ({ confirmations }) => confirmations),
    rows.map(({ height }) => height),
    plainColumn(rows, ({ credits }) => credits),
    textColumn(rows, ({ returnTo }) => jsonOrNull(returnTo)),
    textColumn(rows, ({ returnTransaction }) => returnTransaction),
    textColumn(rows, ({ steps }) => JSON.stringify(steps)),
    rows.map(({ createdAt }) => new Date(createdAt)),
    new Date(at),
  ],
});

/** Adds a step to the timeline. */
export const withStep = (incoming: Incoming, at: number, step: Omit<DepositStep, 'at'>): Incoming => ({
  ...incoming,
  steps: [...incoming.steps, { ...step, at: new Date(at).toISOString() }],
});

export const incomingKey = (id: string): string => `incoming ${id}`;
