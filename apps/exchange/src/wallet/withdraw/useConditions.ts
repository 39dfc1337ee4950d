import { currencyFees, type AssetSymbol, type CurrencyFees, type WithdrawalGateFacts } from '@exchange/domain';
import type { WithdrawalConditions } from '@exchange/machines';
import { useMemo } from 'react';
import { useFees } from '../../info/fees';
import { useWalletAccount } from '../useWalletAccount';
import type { WalletRow } from '../walletRow';

/** A server that doesn't say what it asks of a trader decides when it gets the request. */
const nothingToldOf: WithdrawalGateFacts = { documentStatus: 'Approved', tfaStatus: 1 };

interface Conditions {
  conditions: WithdrawalConditions;
  fees: CurrencyFees;
}

/** What decides whether, and how much, can be withdrawn of a coin. */
export const useConditions = (asset: AssetSymbol, { available: balance }: WalletRow): Conditions => {
  const account = useWalletAccount();
  const feeData = useFees();
  return useMemo(() => {
    const fees = currencyFees(feeData, asset);
    const facts = account?.gate ?? nothingToldOf;
    return { fees, conditions: { facts, balance, minimum: fees.minimumWithdrawal } };
  }, [account, asset, balance, feeData]);
};
