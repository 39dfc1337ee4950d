import type { QueryKey } from '@tanstack/react-query';

/** Everything loaded for one trader, in every area. */
export const traderKey = (userId: string): QueryKey => ['trader', userId];

/** Everything that a trade, swap or transfer changes: orders, trades and balances. They are reloaded together. */
export const accountKey = (userId: string): QueryKey => [...traderKey(userId), 'account'];
