export const statusPageTexts = {
  title: 'System Status',
  coins: 'Coins',
  coin: 'Coin',
  assetType: 'Asset type',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  pairs: 'Trading pairs',
  pair: 'Pair',
  trading: 'Trading',
  refreshed: 'Last refreshed',
  notYet: 'Not refreshed yet',
  stale: 'This may be out of date: the last refresh failed.',
  noCoins: "Coin status isn't available right now.",
  noPairs: "Pair status isn't available right now.",
  retry: 'Retry',
} as const;

export const incidentTexts = {
  title: 'Incidents',
  since: 'Since',
  lasted: (duration: string): string => `took ${duration}`,
  none: 'No incidents in the last 90 days.',
  quiet: 'no incident',
  loading: 'Loading…',
  first: '90 days ago',
  today: 'Today',
  retry: 'Retry loading incidents',
} as const;
