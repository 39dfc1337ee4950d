import {
  add,
  dailyLimitText,
  depositProgress,
  readAssetSymbol,
  showExactly,
  subtract,
  withdrawable,
  type AssetAmount,
  type AssetSymbol,
  type DecimalText,
  type Withdrawable,
  currencyFees,
  type CurrencyFees,
  type WithdrawalGateFacts,
} from '@exchange/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WithdrawalConditions } from '@exchange/machines';
import type { Deposit } from '#entities/transactions/transaction.ts';
import { useDeposits } from '#entities/transactions/useTransactions.ts';
import { useServices } from '#shared/services/services.ts';
import { useSession } from '#shared/services/useSession.ts';
import { walletQuery } from '#entities/funds/queries.ts';
import { useWalletAccount } from '#entities/funds/useFundsWithWorth.ts';
import type { WalletRow } from '#entities/funds/walletRow.ts';
import { useXdcRates } from './useXdcRates';
import { useFees } from '#entities/fees/fees.ts';

/** If a server doesn't send its requirements, it decides when it gets the request. */
const assumedFacts: WithdrawalGateFacts = { documentStatus: 'Approved', tfaStatus: 1 };

interface Conditions {
  conditions: WithdrawalConditions;
  fees: CurrencyFees;
}

/** What decides whether, and how much of, a coin can be withdrawn. */
export const useConditions = (asset: AssetSymbol, { available: balance }: WalletRow): Conditions => {
  const account = useWalletAccount();
  const feeData = useFees();
  return useMemo(() => {
    const fees = currencyFees(feeData, asset);
    const facts = account?.gate ?? assumedFacts;
    return { fees, conditions: { facts, balance, minimum: fees.minimumWithdrawal } };
  }, [account, asset, balance, feeData]);
};

const amountOf = (symbol: string, amount: DecimalText): AssetAmount[] => {
  const asset = readAssetSymbol(symbol);
  return asset === undefined ? [] : [{ asset, amount }];
};

const isYoung = (deposit: Deposit): boolean => deposit.status === 'Completed' && depositProgress(deposit) === 'arrived';

/** All coins, from the wallet's last load. */
const useWalletAmounts = (): readonly AssetAmount[] => {
  const { client } = useServices();
  const userId = useSession().trader?.uniqueId ?? '';
  const { data } = useQuery({ ...walletQuery(client, userId), enabled: false });
  return useMemo(
    () =>
      data?.rows.flatMap(({ symbol, available, inOrders }) => amountOf(symbol, add(available, inOrders ?? '0'))) ?? [],
    [data],
  );
};

export interface WithdrawLimits {
  most: Withdrawable;
  /** In XDC; undefined if the server doesn't say. */
  limitLeft: DecimalText | undefined;
  /** The message that the day's limit is used up; undefined otherwise. */
  limitReached?: string | undefined;
}

/** How much of a coin can really be withdrawn now. */
export const useWithdrawable = (asset: AssetSymbol, { available }: WalletRow): WithdrawLimits => {
  const account = useWalletAccount();
  const holdings = useWalletAmounts();
  const deposits = useDeposits().rows;
  const rates = useXdcRates();
  const limitLeft = account && subtract(account.limit.maximum, account.limit.used);
  const most = useMemo(() => {
    const unconfirmed = (deposits ?? []).filter(isYoung).flatMap(({ symbol, amount }) => amountOf(symbol, amount));
    return withdrawable({ asset, balance: available, limitLeft, holdings, unconfirmed, rates });
  }, [asset, available, limitLeft, holdings, deposits, rates]);
  const limitReached = account?.limit.isReached ? dailyLimitText(account.limit, showExactly) : undefined;
  return { most, limitLeft, limitReached };
};
