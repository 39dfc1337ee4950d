import { counted, formatDay, type DayRange } from '@exchange/domain';

export const historyScreenTexts = {
  title: 'History',
  tabs: 'History type',
  coin: 'Coin',
  allCoins: 'All coins',
  unknownCoin: (coin: string): string => `We don't list ${coin}.`,
  showAllCoins: 'Show all coins',
  dates: (zone: string): string => `Dates (${zone})`,
  allDates: 'All dates',
  showAllDates: 'Show all dates',
  noneInDates: {
    deposit: 'You made no deposits on these dates.',
    withdrawal: 'You made no withdrawals on these dates.',
  },
  makeDeposit: 'Make a deposit',
  makeWithdrawal: 'Make a withdrawal',
  noDeposits: (coin: string): string => `You haven't deposited any ${coin}.`,
  noWithdrawals: (coin: string): string => `You haven't withdrawn any ${coin}.`,
} as const;

export const totalTexts = {
  title: (of: string): string => `Totals of ${of}`,
  coin: 'Coin',
} as const;

export const transactionTotalTexts = {
  of: {
    deposit: (count: number): string => counted(count, 'deposit'),
    withdrawal: (count: number): string => counted(count, 'withdrawal'),
  },
  columns: { completed: 'Completed', pending: 'Pending' },
} as const;

/** '24-10-2026 – 23-11-2026 (UTC)' */
const days = ({ from, to }: DayRange, zone: string): string => `${formatDay(from)} – ${formatDay(to)} (${zone})`;

const coinAnd = (coin: string | undefined, noun: string): string => (coin === undefined ? noun : `${coin} ${noun}`);

const inDays = (range: DayRange, zone: string): string => (range.from === '' ? '' : `, ${days(range, zone)}`);

/** What an export contains: of one coin or all, on some days or all. */
export const historyExportTexts = {
  deposit: (count: number, coin: string | undefined, range: DayRange, zone: string): string =>
    counted(count, coinAnd(coin, 'deposit')) + inDays(range, zone),
  withdrawal: (count: number, coin: string | undefined, range: DayRange, zone: string): string =>
    counted(count, coinAnd(coin, 'withdrawal')) + inDays(range, zone),
} as const;

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
