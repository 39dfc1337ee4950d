export const historyScreenTexts = {
  title: 'History',
  tabs: 'Kind of history',
  coin: 'Coin',
  allCoins: 'All coins',
  unknownCoin: (coin: string): string => `We don't have a coin called ${coin}.`,
  showAllCoins: 'Show all coins',
  makeDeposit: 'Make a deposit',
  makeWithdrawal: 'Make a withdrawal',
  noDeposits: (coin: string): string => `You haven't deposited any ${coin}.`,
  noWithdrawals: (coin: string): string => `You haven't withdrawn any ${coin}.`,
} as const;
