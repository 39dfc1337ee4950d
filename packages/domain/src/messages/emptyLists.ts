type EmptyText = { loggedIn: string; visitor: string };

const forEverybody = (text: string): EmptyText => ({ loggedIn: text, visitor: text });

const emptyTexts = {
  openOrders: { loggedIn: 'There is no open order data', visitor: 'There is no open order' },
  orderHistory: { loggedIn: 'There is no order history data', visitor: 'There is no order history' },
  tradeHistory: { loggedIn: 'There is no trade history data', visitor: 'There is no trade history' },
  funds: { loggedIn: 'There is no funds data', visitor: 'There is no funds' },
  swapDetails: forEverybody('No Data Available'),
  deposits: forEverybody('No deposit history available'),
  withdrawals: forEverybody('No withdraw history available'),
  stakingOrders: forEverybody('No Staking Done Yet.'),
  stakingRewards: forEverybody('No Rewards Yet.'),
} as const satisfies Record<string, EmptyText>;

export type EmptyList = keyof typeof emptyTexts;

export const emptyText = (list: EmptyList, isLoggedIn: boolean): string =>
  emptyTexts[list][isLoggedIn ? 'loggedIn' : 'visitor'];

/** Of every search. */
export const noMatches = (typed: string): string => `No matches for “${typed}”`;
