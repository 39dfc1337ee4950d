export const bottomTabs = ['openOrders', 'tradeHistory', 'funds'] as const;

export type BottomTab = (typeof bottomTabs)[number];

export const isBottomTab = (value: string): value is BottomTab => bottomTabs.some((tab) => tab === value);

/** The group of their hotkeys. */
export const listsGroup = 'Orders and funds';
