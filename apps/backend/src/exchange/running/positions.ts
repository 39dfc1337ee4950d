import type { Draft } from '../draft';
import type { Position } from '../exchange';
import type { Group } from './group';

/** Nothing but orders and their trades, so that nobody else's history changes. */
const hasOnlyOrders = ({ rows, postings, newHolds, endedHolds, events }: Draft): boolean =>
  rows.size === 0 && postings.length === 0 && newHolds.size === 0 && endedHolds.length === 0 && events.length === 0;

/**
 * Which group each trader's history needs. Groups are noted before they are committed: from the first moment at which
 * the database can show one, a copy without it no longer answers that trader.
 */
export const createPositions = (writer: string, mostTraders = 100_000) => {
  let newest = 0;
  let everybody: number | undefined;
  const traders = new Map<string, number>();

  const noteForAll = (group: number): void => {
    everybody = group;
    traders.clear();
  };

  return {
    opened: (group: number): void => {
      newest = group;
      noteForAll(group);
    },
    writing: ({ number, draft }: Pick<Group, 'number' | 'draft'>): void => {
      newest = number;
      for (const { owner } of [...draft.newOrders, ...draft.changedOrders]) traders.set(owner, number);
      if (!hasOnlyOrders(draft) || traders.size > mostTraders) noteForAll(number);
    },
    of: (trader?: string): Position | undefined => {
      if (everybody === undefined) return undefined;
      const needed = (trader === undefined ? undefined : traders.get(trader)) ?? everybody;
      return { writer, needed, newest };
    },
  };
};
