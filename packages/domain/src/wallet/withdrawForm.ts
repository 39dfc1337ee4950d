import { assetAddress, destinationTag } from '../validation/address';
import type { FormRules } from '../validation/form';
import { withdrawalAmount, type WithdrawalBounds } from './withdrawalAmount';

export interface WithdrawForm {
  address: string;
  destTag: string;
  amount: string;
}

export const withdrawRules = (bounds: WithdrawalBounds): FormRules<WithdrawForm> => ({
  address: assetAddress(bounds.asset),
  destTag: destinationTag(bounds.asset),
  amount: withdrawalAmount(bounds),
});
