/** Levels per side: on the trade screen, and in the full depth. */
export const bookDepth = { live: 15, full: 500 } as const;

/** How many rows the lists request, and how many they keep. */
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
