import { counted, pairLabel, type Pair } from '@exchange/domain';

export const panelTexts = {
  label: 'Your orders and funds',
  pairOnly: 'This pair only',
  otherPairs: (count: number): string => `${String(count)} on other pairs.`,
  hideSmall: 'Hide small balances',
  showAllCoins: 'Show all coins',
  fold: 'Hide the lists',
  unfold: 'Show the lists',
} as const;

export const orderTableTexts = {
  label: 'Open orders',
  cancel: 'Cancel',
  action: 'Action',
  filled: 'Filled',
  more: (count: number): string => `Show ${String(count)} more`,
} as const;

export const tradeTableTexts = {
  label: 'Trade history',
  /** At the end of a list that may be incomplete. */
  all: 'View all orders',
  more: 'Show more',
} as const;

export const fundsTexts = {
  label: 'Funds',
  coin: 'Coin',
  available: 'Available',
  inOrders: 'In orders',
  total: 'Total',
  value: 'Value (USD)',
  allSmall: 'You only have small balances.',
} as const;

export const cancelAllTexts = {
  label: 'Cancel all',
  none: 'There are no orders to cancel.',
  question: (count: number): string => `Cancel ${counted(count, 'order')}?`,
  confirm: (count: number): string => `Cancel ${counted(count, 'order')}`,
  keep: 'Keep orders',
  onPair: ({ name }: Pair): string => `On ${pairLabel(name)} only.`,
  consequence: (which = 'On all pairs.'): string =>
    `${which} Anything already filled stays filled. Reserved funds are released.`,
  noneOnPair: ({ name }: Pair): string => `You have no open orders on ${pairLabel(name)}.`,
  progress: (done: number, total: number): string => `Cancelled ${String(done)} of ${String(total)}`,
  stop: 'Stop',
  stopping: 'Stopping',
  summary: 'Summary',
  dismiss: 'Dismiss summary',
} as const;
