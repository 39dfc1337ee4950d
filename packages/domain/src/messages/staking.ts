export const stakingTexts = {
  navigation: { staking: 'Staking', orders: 'Staking Orders', rewards: 'Staking Rewards' },
  kinds: { flexible: 'Flexible Staking', fixed: 'Fixed Staking' },
  agreement: 'Confirm and understand that the estimated yield does not represent a guarantee of the actual yield.',
  disabled: 'Staking Disabled',
  closed: 'The community staking cap is reached. Staking is temporarily stopped.',
  loginNeeded: 'Login to continue',
  twoFactorNeeded: 'Please enable 2FA',
  revoke: 'Revoke',
  disableAutoRenewal: 'Disable Auto',
  autoRenewalDisabled: 'Wont Renew',
} as const;
