import type { QueryKey } from '@tanstack/react-query';

/** Everything loaded for one trader, in every area. */
export const traderKey = (userId: string): QueryKey => ['trader', userId];

/** What a trade, a swap or a transfer changes: orders, trades and balances. They are loaded again together. */
export const accountKey = (userId: string): QueryKey => [...traderKey(userId), 'account'];
