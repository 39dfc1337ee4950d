/** Levels a side: on the trade screen, and in the full depth. */
export const bookDepth = { live: 15, full: 500 } as const;

/** How much the lists ask for and how much of it they keep. */
export const listSizes = {
  orderBookBrief: 5,
  orderBook: 500,
  openOrders: 500,
  tape: 100,
  liveTape: 40,
  tradeHistory: 50,
  candles: 2000,
  page: 100,
} as const;
