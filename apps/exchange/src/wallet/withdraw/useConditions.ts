import { currencyFees, type AssetSymbol, type CurrencyFees, type WithdrawalGateFacts } from '@exchange/domain';
import type { WithdrawalConditions } from '@exchange/machines';
import { useMemo } from 'react';
import { useFees } from '../../entities/fees/fees';
import { useWalletAccount } from '../../entities/funds/useHoldings';
import type { WalletRow } from '../../entities/funds/walletRow';

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
