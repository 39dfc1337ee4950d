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
} from '@exchange/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Deposit } from '../../entities/transactions/transaction';
import { useDeposits } from '../../entities/transactions/useTransactions';
import { useServices } from '../../shared/services/services';
import { useSession } from '../../shared/services/useSession';
import { walletQuery } from '../../entities/funds/queries';
import { useWalletAccount } from '../../entities/funds/useHoldings';
import type { WalletRow } from '../../entities/funds/walletRow';
import { useXdcRates } from './useXdcRates';

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
