import type { Answered } from '@exchange/api';
import { readMoment, readWire, type DecimalText } from '@exchange/domain';

type WireRow = Answered<'transactionHistory'>['data'][number];
export type WireWithdrawal = Extract<WireRow, { walletTxId?: unknown }>;
export type WireDeposit = Exclude<WireRow, WireWithdrawal>;

export type DepositStep = NonNullable<WireDeposit['steps']>[number];
export type WithdrawalStep = NonNullable<WireWithdrawal['steps']>[number];
/** Why a deposit is held and not credited. */
export type KeptFor = NonNullable<WireDeposit['keptFor']>;

interface Transaction<Step> {
  /** Unique in its list. */
  key: string;
  symbol: string;
  amount: DecimalText;
  status: string;
  createdAt: string;
  /** What has happened so far, if the server says. */
  steps: readonly Step[] | undefined;
}

export interface Deposit extends Transaction<DepositStep> {
  /** Its id on the chain. */
  transactionId: string | undefined;
  /** Left out if the server doesn't count them. */
  confirmations: number | undefined;
  confirmationsNeeded: number | undefined;
  keptFor: KeptFor | undefined;
}

export interface Withdrawal extends Transaction<WithdrawalStep> {
  /** The exchange's own id. */
  transactionId: string | undefined;
  /** Its id on the chain, once it was sent. */
  walletTxId: string | undefined;
  paymentType: string | undefined;
  fee: DecimalText | undefined;
  receiveAmount: DecimalText | undefined;
  address: string | undefined;
  destinationTag: string | undefined;
  /** The exchange's own id. */
  clientId: string | undefined;
}

type Keyed = Pick<WireRow, 'transactionId' | 'createdAt' | 'currencyName' | 'amount'>;

const textOf = (value: string | number | null | undefined): string | undefined => value?.toString();

/** Ids may be missing. The key is then built from other values that never change. */
const keyOf = ({ transactionId, createdAt, currencyName, amount }: Keyed): string =>
  textOf(transactionId) ?? [createdAt, currencyName, amount].join(' ');

const common = (row: Keyed & { status: string }) => ({
  symbol: row.currencyName.toUpperCase(),
  amount: readWire(row.amount) ?? '0',
  status: row.status,
  createdAt: row.createdAt,
});

export const readDeposit = (row: WireDeposit): Deposit => ({
  ...common(row),
  key: textOf(row.depositId) ?? keyOf(row),
  steps: row.steps,
  transactionId: textOf(row.transactionId),
  confirmations: row.confirmations,
  confirmationsNeeded: row.confirmationsNeeded,
  keptFor: row.keptFor,
});

export const readWithdrawal = (row: WireWithdrawal): Withdrawal => ({
  ...common(row),
  key: keyOf(row),
  steps: row.steps,
  transactionId: textOf(row.transactionId),
  walletTxId: row.walletTxId ?? undefined,
  paymentType: row.paymentType,
  fee: readWire(row.fee),
  receiveAmount: readWire(row.receiveAmount),
  address: row.address,
  destinationTag: textOf(row.destinationTag),
  clientId: row.client_withdrawal_id,
});

/** Long lists are sorted often, and a row's time never changes. */
const moments = new WeakMap<object, number>();

/** When it was created, in milliseconds since 1970. */
export const madeAt = (row: { createdAt: string }): number => {
  const known = moments.get(row);
  if (known !== undefined) return known;
  const moment = readMoment(row.createdAt) ?? 0;
  moments.set(row, moment);
  return moment;
};

const settledDeposits: readonly string[] = ['Completed', 'Returned', 'Reversed'];

/** Whether it won't change any more, unless the chain reverses a dozen blocks. */
export const isSettledDeposit = ({ status, confirmations = 0, confirmationsNeeded = 0 }: Deposit): boolean =>
  settledDeposits.includes(status) && confirmations >= confirmationsNeeded;

export const isSettledWithdrawal = ({ status }: Withdrawal): boolean =>
  status === 'Completed' || status === 'Cancelled';
