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
  about: {
    trading: [
      {
        title: 'How trading fees work',
        points: [
          'A fee is taken from what you receive: the coin you buy, or the one you are paid in.',
          'The order form shows the fee, and what you receive, before you place an order.',
          'An order that is cancelled before it is filled costs nothing.',
        ],
      },
    ],
    withdrawal: [
      {
        title: 'How withdrawal fees work',
        points: [
          'The fee is in the coin you withdraw, and is taken from the amount you enter.',
          'The withdrawal form shows the fee, and what arrives, before you confirm.',
          'Deposits are free. A deposit below the minimum of its coin is not credited.',
        ],
      },
    ],
  },
  none: "Fees aren't available right now.",
  refresh: 'Refresh',
} as const;
