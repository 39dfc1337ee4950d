import type { Answered } from '@exchange/api';
import {
  readDailyLimit,
  readWire,
  type DailyLimit,
  type DecimalText,
  type WithdrawalGateFacts,
} from '@exchange/domain';
import { readBalances, type Holding } from './fund';

/** A coin of the wallet. */
export interface WalletRow extends Holding {
  /** As the server calls it. */
  name: string | undefined;
  /** `false` and 0 close withdrawals. */
  allowWithdrawal: unknown;
  /** What withdrawals hold that are not over yet. */
  inWithdrawals: DecimalText | undefined;
  staked: DecimalText | undefined;
  /** What requests for a ratio swap hold until they are decided. */
  inSwaps: DecimalText | undefined;
  /** What of its deposits holds back withdrawals until their chain has confirmed them. */
  unconfirmed: DecimalText | undefined;
  /** What a reversed deposit left uncovered. */
  owed: DecimalText | undefined;
}

/** What holds for all coins together. */
export interface WalletAccount {
  gate: WithdrawalGateFacts;
  limit: DailyLimit;
}

export interface Wallet {
  rows: readonly WalletRow[];
  /** Nothing where the server does not tell. */
  account: WalletAccount | undefined;
}

type WireRow = Answered<'wallet'>['data'][number];

const readRow = ({
  balance,
  inTrade,
  inWithdrawals,
  staked,
  inSwaps,
  unconfirmed,
  owed,
  ...row
}: WireRow): WalletRow => ({
  symbol: row.symbol,
  name: row.name,
  available: readWire(balance) ?? '0',
  inOrders: readWire(inTrade),
  allowWithdrawal: row.allowWithdrawal,
  inWithdrawals: readWire(inWithdrawals),
  staked: readWire(staked),
  inSwaps: readWire(inSwaps),
  unconfirmed: readWire(unconfirmed),
  owed: readWire(owed),
});

const readAccount = (row: WireRow): WalletAccount => {
  const { documentStatus, tfaStatus, withdrawalStartIn, totalWithdrew, maxUserWithdrawal } = row;
  return {
    gate: { documentStatus, tfaStatus, withdrawalStartIn },
    limit: readDailyLimit(totalWithdrew, maxUserWithdrawal),
  };
};

/** Every row says the same of the account. */
export const readWallet = ({ data }: Answered<'wallet'>): Wallet => {
  const [first] = data;
  return { rows: data.map(readRow), account: first && readAccount(first) };
};

/** Of a server that tells balances alone. */
export const walletOfBalances = (answer: Answered<'balances'>): Wallet => ({
  rows: readBalances(answer).map((holding) => ({
    ...holding,
    name: undefined,
    allowWithdrawal: undefined,
    inWithdrawals: undefined,
    staked: undefined,
    inSwaps: undefined,
    unconfirmed: undefined,
    owed: undefined,
  })),
  account: undefined,
});
