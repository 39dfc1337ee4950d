export const homeTexts = {
  openAccount: 'OPEN ACCOUNT',
  signIn: 'SIGN IN',
  heading: 'Bitcoin and digital asset exchange',
  swap: 'The place to swap XDCE to XDC, one for one.',
  swapLink: 'Swap XDCE to XDC',
  closure:
    'All services have stopped and the exchange is about to close. Please withdraw your funds as soon as possible.',
} as const;

export const marketColumns = {
  currency: 'Currency',
  lastPrice: 'Last Price',
  change: '24h Change',
  high: '24h High',
  low: '24h Low',
  volume: '24h Volume',
} as const;

/** Texts of every list of pairs. */
export const marketListTexts = {
  none: 'No pairs are listed at the moment.',
  noFavourites: 'Star a pair to see it here.',
  showAll: 'Show all pairs',
  about: (coin: string): string => `About ${coin}`,
} as const;

export const tradingStatusTexts = { active: 'Active', inactive: 'Inactive' } as const;

export const feeTexts = {
  trading: 'Trading Fees',
  withdrawal: 'Withdrawal Fees',
  free: 'Free',
  xdceWithdrawal: '0.2% or the fee, whichever is greater',
} as const;
