import type { QueryClient } from '@tanstack/react-query';
import { accountKey } from './traderKeys';

/** A fill, the order behind it and the answers to both arrive together. */
const withinMs = 250;

const waiting = new WeakMap<QueryClient, Set<string>>();

/**
 * Something affected the trader's money: reloads the orders, trades and balances on screen, once for everything that
 * happens within a moment. The first call sets the end of that moment, so that a busy trader waits no longer.
 *
 * They aren't invalidated: rows that are being confirmed aren't out of date, and what is shown later is always loaded.
 */
export const refreshTrader = (queries: QueryClient, userId: string | undefined): void => {
  const traders = waiting.get(queries) ?? new Set();
  if (userId === undefined || traders.has(userId)) return;
  waiting.set(queries, traders.add(userId));
  setTimeout(() => {
    traders.delete(userId);
    void queries.refetchQueries({ queryKey: accountKey(userId), type: 'active' });
  }, withinMs);
};
