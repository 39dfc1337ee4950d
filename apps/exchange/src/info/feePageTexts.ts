export const feePageTexts = {
  title: 'Fees',
  tabs: 'Fee type',
  pair: 'Pair',
  buy: 'Buy fee',
  sell: 'Sell fee',
  coin: 'Coin',
  name: 'Name',
  minimum: 'Minimum withdrawal',
  deposit: 'Deposit fee',
  withdrawal: 'Withdrawal fee',
  none: "Fees aren't available right now.",
  refresh: 'Refresh',
} as const;
