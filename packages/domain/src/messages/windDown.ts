/** What is closed while the exchange only allows withdrawals, in the same words in its calls and on its screens. */
export const windDownTexts = {
  wallet: 'Open wallet',
  trading: 'Trading has stopped because the exchange is closing. You can still cancel orders and withdraw your funds.',
  swaps: 'Swaps have stopped because the exchange is closing. You can still withdraw your funds.',
  deposits: 'Deposits have stopped because the exchange is closing. You can still withdraw your funds.',
  staking: 'Staking has stopped because the exchange is closing. Stakes that are running end with their current term.',
} as const;
