import { serviceFigures } from '../../info/serviceFigures';

const { deliveryHours, stricterChecksHours, withdrawalWaitHours } = serviceFigures;

export const walletTexts = {
  kycNeeded: 'Your KYC is not completed.',
  twoFactorNeeded: 'Please enable 2FA.',
  waitingPeriod: `Please wait at least ${withdrawalWaitHours} hours after you have enabled 2FA or reset your password.`,
  aboveBalance: "Withdrawal amount can't be greater than your available balance.",
  depositDisabled: 'Deposit Disabled',
  withdrawDisabled: 'Withdraw Disabled',
  codeButton: { idle: 'Get OTP', requesting: 'Verifying', sent: 'OTP Sent' },
  tag: 'Destination tag',
  tagTooGreat: "A destination tag can't be greater than 4294967295.",
  depositConfirmations: '1 confirmation to arrive, 3 confirmations to withdraw.',
  purpose: 'The wallet is meant for trading and staking only.',
  onlyErc20Usdt: 'Only ERC20 USDT is supported.',
  largerWithdrawals: `Larger crypto withdrawals get stricter security checks, which may take ${stricterChecksHours} hours.`,
  delivery: `Delivery of crypto may take up to ${deliveryHours} hours.`,
} as const;

export const minimumDepositText = (minimum: string, asset: string): string => `Minimum deposit: ${minimum} ${asset}.`;

export const withdrawalLimitText = (used: string, maximum: string): string =>
  `Total Withdrawal Limit ${used}/${maximum}`;

export const withdrawalLimitReachedText = (maximum: string): string =>
  `Daily limit of ${maximum} XDC reached, cannot withdraw!`;
