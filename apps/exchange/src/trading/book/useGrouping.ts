import type { Grouping, Pair } from '@exchange/domain';
import { useCallback, useState } from 'react';

/** The trader's grouping for the current pair; another pair starts with its default. */
export const useGrouping = (pair: Pair): [Grouping, (grouping: Grouping) => void] => {
  const [chosen, setChosen] = useState<{ pair: Pair; grouping: Grouping }>();
  const grouping = chosen?.pair === pair ? chosen.grouping : pair.defaultGrouping;
  const choose = useCallback((next: Grouping) => setChosen({ pair, grouping: next }), [pair]);
  return [grouping, choose];
};
