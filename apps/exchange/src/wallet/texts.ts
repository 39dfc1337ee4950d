import {
  andList,
  counted,
  depositsPausedText,
  notOpenTexts,
  windDownTexts,
  withdrawalsPausedText,
} from '@exchange/domain';

/** 'Enter an address and an amount.' */
export const enterText = (fields: readonly string[]): string => `Enter ${andList(fields)}.`;

export const walletPanels = ['deposit', 'withdraw'] as const;
export type WalletPanel = (typeof walletPanels)[number];

export const panelOf = (name: string | undefined): WalletPanel | undefined =>
  walletPanels.find((panel) => panel === name);

/** On a phone a coin can be open without a panel. */
export const coinAlone = 'coin';

interface ClosedCoin {
  symbol: string;
  isWindingDown?: boolean;
  isNothingOpen?: boolean;
}

export const walletScreenTexts = {
  title: 'Wallet',
  table: 'Coins',
  retry: 'Retry',
  notAvailable: 'Not available',
  priceUnavailable: 'Price unavailable',
  total: 'Total (USD)',
  totalXdc: 'Total (XDC)',
  leftOut: (symbols: readonly string[]): string => `Excluding ${andList(symbols)}: price unavailable.`,
  about: 'About the wallet',
  unknownCoin: (coin: string): string => `We don't list ${coin}.`,
} as const;

export const walletTableTexts = {
  columns: {
    coin: 'Coin',
    available: 'Available',
    inOrders: 'In orders',
    worth: 'Value (USD)',
    history: 'History',
    actions: 'Deposit and withdraw',
    details: 'Details',
  },
  details: (symbol: string): string => `${symbol} details`,
  history: 'History',
  panels: { deposit: 'Deposit', withdraw: 'Withdraw' } satisfies Record<WalletPanel, string>,
  closed: {
    deposit: ({ symbol, isWindingDown, isNothingOpen }) => {
      if (isWindingDown === true) return windDownTexts.deposits;
      return isNothingOpen === true ? notOpenTexts.deposits : depositsPausedText(symbol);
    },
    withdraw: ({ symbol, isNothingOpen }) =>
      isNothingOpen === true ? notOpenTexts.withdrawals : withdrawalsPausedText(symbol),
  } satisfies Record<WalletPanel, (coin: ClosedCoin) => string>,
  ordersHold: 'in orders',
  inWithdrawals: 'pending in withdrawals',
  staked: 'staked',
  inSwaps: 'held for a ratio swap',
  unconfirmed: (needed: number): string => `needs ${String(needed)} confirmations to withdraw`,
  owed: 'owed for a reversed deposit',
  facts: {
    inWithdrawals: 'Pending in withdrawals',
    staked: 'Staked',
    inSwaps: 'Held for a ratio swap',
    unconfirmed: (needed: number): string => `Needs ${String(needed)} confirmations to withdraw`,
    owed: 'Owed for a reversed deposit',
  },
} as const;

export const walletToolTexts = {
  search: 'Search coins',
  found: (count: number): string => `${String(count)} found`,
  clear: 'Clear',
  hideSmall: 'Hide small balances',
  hidden: (count: number): string => `${String(count)} hidden`,
  areHidden: (count: number): string => `${counted(count, 'small balance')} ${count === 1 ? 'is' : 'are'} hidden.`,
  allSmall: 'You only have small balances.',
  showAll: 'Show all coins',
} as const;

export const dailyLimitTexts = {
  used: 'Daily withdrawal limit used',
  unit: 'XDC a day, across all coins.',
  resets: (local: string): string =>
    local === '00:00' ? 'Resets at 00:00 UTC.' : `Resets at 00:00 UTC, ${local} your time.`,
} as const;
