import { stakingTexts } from '../messages/staking';
import type { StakingKind } from './plans';
import { stakingAmount } from './stakingAmount';

export interface StakingCircumstances {
  kind: StakingKind;
  isOpen: boolean;
  isLoggedIn: boolean;
  hasTwoFactor: boolean;
  amount: string;
  hasAgreed: boolean;
}

export interface StakingBlock {
  because: 'closed' | 'visitor' | 'twoFactor' | 'amount' | 'agreement';
  text: string;
}

const agreementNeededText = 'Please confirm that the yield is an estimate.';

/** Why staking isn't possible now, or undefined if it is. */
export const stakingBlock = (circumstances: StakingCircumstances): StakingBlock | undefined => {
  const { kind, isOpen, isLoggedIn, hasTwoFactor, amount, hasAgreed } = circumstances;
  if (!isOpen) return { because: 'closed', text: stakingTexts.closed };
  if (!isLoggedIn) return { because: 'visitor', text: stakingTexts.loginNeeded };
  if (!hasTwoFactor) return { because: 'twoFactor', text: stakingTexts.twoFactorNeeded };
  const aboutAmount = stakingAmount(kind)(amount);
  if (aboutAmount !== undefined) return { because: 'amount', text: aboutAmount };
  return hasAgreed ? undefined : { because: 'agreement', text: agreementNeededText };
};
