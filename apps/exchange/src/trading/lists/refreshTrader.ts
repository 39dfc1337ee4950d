import type { QueryClient } from '@tanstack/react-query';
import { createKeep } from '../../shared/services/keep';
import { inOneGo } from './inOneGo';
import { traderKey } from './queries';

/** A fill, the placing it came of and the answer to both are one moment to the eye. */
const oneMomentMs = 250;

/** Whoever asks within a moment shares one load, wherever on the screen. */
const refreshers = createKeep<() => void>();

/** An order was placed, cancelled or swapped: loads open orders, trade history and funds of its trader again. */
export const refreshTrader = (queries: QueryClient, userId: string | undefined): void => {
  if (userId === undefined) return;
  const reload = () => void queries.invalidateQueries({ queryKey: traderKey(userId) });
  refreshers.of(queries, userId, () => inOneGo(reload, oneMomentMs))();
};
