import type { components } from '@exchange/api/contract';
import { sentAmount, type Withdrawal } from './withdrawal';

type WithdrawalItem = components['schemas']['WithdrawalItem'];

/** A withdrawal in wire format. */
export const toWithdrawalItem = (withdrawal: Withdrawal): WithdrawalItem => ({
  status: withdrawal.status,
  currencyName: withdrawal.asset,
  amount: withdrawal.amount,
  createdAt: new Date(withdrawal.createdAt).toISOString(),
  transactionId: withdrawal.id,
  walletTxId: withdrawal.transactionId,
  paymentType: withdrawal.paymentType,
  fee: withdrawal.fee,
  receiveAmount: sentAmount(withdrawal),
  address: withdrawal.address,
  destinationTag: withdrawal.destinationTag,
  ...(withdrawal.clientId !== null && { client_withdrawal_id: withdrawal.clientId }),
  steps: [...withdrawal.steps],
});
