import { useId, useState, type KeyboardEvent } from 'react';
import type { CommandItem } from './CommandOption';
import { findCommands, offerCommands, type Section } from './findCommands';
import { stepTo } from './stepTo';

interface CommandList {
  listId: string;
  query: string;
  search: (query: string) => void;
  sections: readonly Section<CommandItem>[];
  options: readonly CommandItem[];
  optionId: (item: CommandItem) => string;
  active: CommandItem | undefined;
  point: (item: CommandItem) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search, its results, and the one Enter would choose. */
export const useCommandList = (
  items: readonly CommandItem[],
  recentIds: readonly string[],
  choose: (item: CommandItem) => void,
): CommandList => {
  const listId = useId();
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const sections = query.trim() === '' ? offerCommands(items, recentIds) : findCommands(query, items);
  const options = sections.flatMap(({ found }) => found.map(({ item }) => item));
  const active = options.find(({ id }) => id === activeId) ?? options[0];
  const optionId = (item: CommandItem) => `${listId}-${options.indexOf(item)}`;

  const point = (item: CommandItem) => setActiveId(item.id);

  const lead = (item: CommandItem) => {
    point(item);
    document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // During composition (Japanese, Chinese) Enter ends the word.
    if (event.nativeEvent.isComposing || active === undefined) return;
    const next = options[stepTo(event.key, options.indexOf(active), options.length) ?? -1];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) choose(active);
    else lead(next);
  };

  const search = (typed: string) => {
    setQuery(typed);
    setActiveId(undefined);
  };

  return { listId, query, search, sections, options, optionId, active, point, onKeyDown };
};
