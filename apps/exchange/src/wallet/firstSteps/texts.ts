import { serviceFigures } from '@exchange/domain';
import type { StepName } from './stepStates';

export const firstStepTexts = {
  title: 'Get started',
  hide: 'Hide',
  done: 'Done',
  checking: 'Documents under review',
  paused: 'Deposits are paused',
  steps: {
    fund: { title: 'Fund', opens: 'Deposit a coin to start trading. Trading needs no verification.' },
    twoFactor: {
      title: '2FA',
      opens: 'An authenticator app opens staking at once, and is needed for withdrawals, which start 24 hours later.',
    },
    verify: {
      title: 'Verify',
      opens: `Withdrawals need your identity verified (KYC), which takes ${serviceFigures.kycHours} working hours.`,
    },
  } satisfies Record<StepName, { title: string; opens: string }>,
  deposit: (symbol: string): string => `Deposit ${symbol}`,
  twoFactor: 'Set up 2FA',
  verify: 'Verify your identity',
} as const;
