import type { Answered } from '@exchange/api';
import {
  readDailyLimit,
  readWire,
  type DailyLimit,
  type DecimalText,
  type WithdrawalGateFacts,
} from '@exchange/domain';
import { readBalances, type Holding } from './fund';

/** A coin in the wallet. */
export interface WalletRow extends Holding {
  /** The server's name for it. */
  name: string | undefined;
  /** `false` and 0 close withdrawals. */
  allowWithdrawal: unknown;
  /** Held for withdrawals that aren't complete. */
  inWithdrawals: DecimalText | undefined;
  staked: DecimalText | undefined;
  /** Held for ratio swap requests until the decision. */
  inSwaps: DecimalText | undefined;
  /** The part of its deposits that can't be withdrawn until the chain has confirmed them. */
  unconfirmed: DecimalText | undefined;
  /** The uncovered part of a reversed deposit. */
  owed: DecimalText | undefined;
}

/** Values that apply to all coins together. */
export interface WalletAccount {
  gate: WithdrawalGateFacts;
  limit: DailyLimit;
}

export interface Wallet {
  rows: readonly WalletRow[];
  /** Undefined if the server doesn't send it. */
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

/** Every row repeats the account's values. */
export const readWallet = ({ data }: Answered<'wallet'>): Wallet => {
  const [first] = data;
  return { rows: data.map(readRow), account: first && readAccount(first) };
};

/** For a server that sends only balances. */
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
