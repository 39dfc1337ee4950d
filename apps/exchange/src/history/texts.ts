import { counted, formatDay, type DayRange } from '@exchange/domain';

export const historyScreenTexts = {
  title: 'History',
  tabs: 'History type',
  coin: 'Coin',
  allCoins: 'All coins',
  unknownCoin: (coin: string): string => `We don't list ${coin}.`,
  showAllCoins: 'Show all coins',
  makeDeposit: 'Make a deposit',
  makeWithdrawal: 'Make a withdrawal',
  noDeposits: (coin: string): string => `You haven't deposited any ${coin}.`,
  noWithdrawals: (coin: string): string => `You haven't withdrawn any ${coin}.`,
} as const;

export const historyExportTexts = {
  deposits: (count: number, coin: string): string => counted(count, `${coin} deposit`),
  withdrawals: (count: number, coin: string): string => counted(count, `${coin} withdrawal`),
} as const;

/** '24-10-2026 – 23-11-2026 (UTC)' */
const days = ({ from, to }: DayRange, zone: string): string => `${formatDay(from)} – ${formatDay(to)} (${zone})`;

export const orderExportTexts = {
  export: 'Export',
  exportTitle: 'Export order history',
  include: 'Include',
  orders: 'All orders',
  trades: 'Filled only',
  filtered: {
    orders: (count: number, range: DayRange, zone: string): string =>
      `${counted(count, 'filtered order')}, ${days(range, zone)}`,
    trades: (count: number, range: DayRange, zone: string): string =>
      `${counted(count, 'filtered order')} with fills, ${days(range, zone)}`,
  },
} as const;
