import { useState } from 'react';
import { useActiveOption } from '../Combobox/useActiveOption';
import type { CommandItem } from './CommandOption';
import { findCommands, offerCommands } from './findCommands';

/** The search, its results, and the active option, which Enter would choose. */
export const useCommandList = (
  items: readonly CommandItem[],
  recentIds: readonly string[],
  choose: (item: CommandItem) => void,
) => {
  const [query, setQuery] = useState('');
  const sections = query.trim() === '' ? offerCommands(items, recentIds) : findCommands(query, items);
  const options = sections.flatMap(({ found }) => found.map(({ item }) => item));
  const list = useActiveOption({
    values: options.map(({ id }) => id),
    startsAtFirst: true,
    onChoose: (chosen) => {
      const item = options.find(({ id }) => id === chosen);
      if (item !== undefined) choose(item);
    },
  });

  const search = (typed: string) => {
    setQuery(typed);
    list.activate(undefined);
  };

  return { ...list, query, search, sections, options };
};
