import type { components } from '@exchange/api/contract';
import { subtract, type AssetSymbol, type DecimalText } from '@exchange/domain';
import type { SentTransfer } from '../custody/custody';
import { plainDecimal } from '../db/plainDecimal';
import { readByClient, type OfClient } from '../exchange/sql/clientIds';
import type { Queries } from '../exchange/sql/statement';
import { bigint, changing, groupMoment, json, moment, numeric, putRows, smallint, text } from '../exchange/sql/putRows';

export type WithdrawalStep = components['schemas']['WithdrawalStep'];

export type WaitsFor = NonNullable<WithdrawalStep['waitsFor']>;

export type WithdrawalStatus = 'Pending' | 'Process' | 'Completed' | 'Cancelled';

/** The state of a withdrawal. Times are milliseconds since 1970. */
export interface Withdrawal {
  /** `w-` and a number; later ones have greater numbers. */
  id: string;
  number: number;
  trader: string;
  clientId: string | null;
  asset: AssetSymbol;
  /** The amount that left the balance; the fee is included. */
  amount: DecimalText;
  fee: DecimalText;
  address: string;
  destinationTag: string | null;
  status: WithdrawalStatus;
  paymentType: 'Auto' | 'Manual';
  /** Value in XDC at the time of the request. */
  worth: DecimalText;
  /** From this moment custody may have sent it. */
  releasedAt: number | null;
  transactionId: string | null;
  /** What the chain took for sending it; null if custody didn't report it. */
  networkFee: SentTransfer['networkFee'] | null;
  confirmations: number;
  waitsUntil: number | null;
  steps: readonly WithdrawalStep[];
  createdAt: number;
}

interface WithdrawalRow extends Omit<Withdrawal, 'number' | 'releasedAt' | 'waitsUntil' | 'createdAt'> {
  number: string;
  releasedAt: Date | null;
  waitsUntil: Date | null;
  createdAt: Date;
}

export const withdrawalColumns = `id, number, owner as trader, client_id as "clientId", asset, amount, fee, address,
  destination_tag as "destinationTag", status, payment_type as "paymentType", worth, released_at as "releasedAt",
  transaction_id as "transactionId", network_fee as "networkFee", confirmations, waits_until as "waitsUntil", steps, created_at as "createdAt"`;

export const toWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  ...row,
  number: Number(row.number),
  amount: plainDecimal(row.amount),
  fee: plainDecimal(row.fee),
  worth: plainDecimal(row.worth),
  releasedAt: row.releasedAt?.getTime() ?? null,
  waitsUntil: row.waitsUntil?.getTime() ?? null,
  createdAt: row.createdAt.getTime(),
});

export const readWithdrawals = async (
  client: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Withdrawal>> => {
  const { rows } = await client.query<WithdrawalRow>({
    name: 'wallet-withdrawals',
    text: `select ${withdrawalColumns} from withdrawal where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, toWithdrawal(row)]));
};

/** What their traders requested under these IDs, by `clientKey`. */
export const readWithdrawalsByClient = (
  client: Queries,
  asked: readonly OfClient[],
): Promise<ReadonlyMap<string, Withdrawal>> =>
  readByClient(client, asked, { table: 'withdrawal', columns: withdrawalColumns, read: toWithdrawal });

/** Saves states after a command. The keys of the commands ensure that each occurs at most once in a group. */
export const putWithdrawals = putRows<Withdrawal>({
  name: 'wallet-put-withdrawals',
  table: 'withdrawal',
  columns: {
    id: text(({ id }) => id),
    number: bigint(({ number }) => number),
    owner: text(({ trader }) => trader),
    client_id: text(({ clientId }) => clientId),
    asset: text(({ asset }) => asset),
    amount: numeric(({ amount }) => amount),
    fee: numeric(({ fee }) => fee),
    address: text(({ address }) => address),
    destination_tag: text(({ destinationTag }) => destinationTag),
    status: changing(text(({ status }) => status)),
    payment_type: changing(text(({ paymentType }) => paymentType)),
    worth: numeric(({ worth }) => worth),
    released_at: changing(moment(({ releasedAt }) => releasedAt)),
    transaction_id: changing(text(({ transactionId }) => transactionId)),
    network_fee: changing(json(({ networkFee }) => networkFee)),
    confirmations: changing(smallint(({ confirmations }) => confirmations)),
    waits_until: changing(moment(({ waitsUntil }) => waitsUntil)),
    steps: changing(json(({ steps }) => steps)),
    created_at: moment(({ createdAt }) => createdAt),
    updated_at: changing(groupMoment),
  },
});

interface Line extends Omit<WithdrawalStep, 'at' | 'until'> {
  /** When the step is expected to be over. */
  until?: number | undefined;
}

/** Adds a line to the timeline. */
export const withLine = (withdrawal: Withdrawal, at: number, { until, ...line }: Line): Withdrawal => ({
  ...withdrawal,
  waitsUntil: until ?? null,
  steps: [
    ...withdrawal.steps,
    { ...line, at: new Date(at).toISOString(), ...(until !== undefined && { until: new Date(until).toISOString() }) },
  ],
});

/** Until when its trader has it wait because its address is new; undefined if it never did. */
export const newAddressUntil = ({ steps }: Pick<Withdrawal, 'steps'>): number | undefined => {
  const until = steps.find(({ waitsFor }) => waitsFor === 'newAddress')?.until;
  return until === undefined ? undefined : Date.parse(until);
};

/** The amount that arrives. */
export const sentAmount = ({ amount, fee }: Pick<Withdrawal, 'amount' | 'fee'>): DecimalText => subtract(amount, fee);

export const withdrawalKey = (id: string): string => `withdrawal ${id}`;

/** Facts about a trader's withdrawals are looked up again after each command with this key. */
export const traderKey = (trader: string): string => `withdrawals of ${trader}`;

export const withdrawalHold = (id: string): string => `withdrawal ${id}`;
