import { counted } from '../format/count';
import { serviceFigures } from '../info/serviceFigures';
import { sideWords } from '../markets/pairs';

export const historyTexts = {
  tabs: { deposit: 'Deposit', withdrawal: 'Withdrawal' },
  backToWallet: 'Back to Wallet',
  note: `Larger crypto withdrawals may take ${serviceFigures.stricterChecksHours} hours.`,
  sides: { all: 'All', ...sideWords },
  reset: 'Reset',
  withdrawal: { pending: 'Pending', process: 'Queued', completed: 'Completed', cancelled: 'Cancelled' },
  neverSent: 'Never sent',
  expected: { automatic: '30 Minutes', soon: 'Upto 1 Hour', later: 'Upto 8 Hour' },
  expectedHours: (hours: number): string => `Up to ${counted(hours, 'hour')}`,
} as const;
