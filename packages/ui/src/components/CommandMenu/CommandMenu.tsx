import { counted, noMatches } from '@exchange/domain';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './CommandMenu.css';
import { CommandOption, type CommandItem } from './CommandOption';
import { useCommandList } from './useCommandList';

export interface CommandMenuProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  items: readonly CommandItem[];
  /** Ids of the last commands used, newest first. They are offered before anything is typed. */
  recentIds?: readonly string[];
  /** Name of the menu for screen readers. */
  label?: string;
  /** Says what can be found here. */
  placeholder?: string;
}

type PaletteProps = Required<Omit<CommandMenuProps, 'open'>>;

const resultText = (query: string, count: number): string => {
  const typed = query.trim();
  if (typed === '') return count === 0 ? 'Nothing to search yet.' : '';
  if (count === 0) return noMatches(typed);
  return counted(count, 'result');
};

type ListProps = Pick<PaletteProps, 'label'> & {
  list: ReturnType<typeof useCommandList>;
  onChoose: (item: CommandItem) => void;
};

const List = ({ label, list, onChoose }: ListProps) => {
  const { listId, sections, optionId, active, point } = list;
  return (
    <div id={listId} role="listbox" aria-label={label} className={styles.list}>
      {sections.map((section, index) => (
        <div key={section.label} role="group" aria-labelledby={`${listId}-group-${index}`} className={styles.group}>
          <div id={`${listId}-group-${index}`} className={styles.groupLabel}>
            {section.label}
          </div>
          {section.found.map((found) => (
            <CommandOption
              key={found.item.id}
              id={optionId(found.item.id)}
              found={found}
              isActive={found.item.id === active}
              onPoint={() => point(found.item.id)}
              onChoose={() => onChoose(found.item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
};

const Palette = ({ onOpenChange, items, recentIds, label, placeholder }: PaletteProps) => {
  const returnFocus = useFocusReturn();
  const choose = (item: CommandItem) => {
    // Close first: while open, the menu pulls focus back.
    flushSync(() => onOpenChange(false));
    item.onSelect();
  };
  const list = useCommandList(items, recentIds, choose);
  const isFound = list.options.length > 0;
  return (
    <Radix.Content onCloseAutoFocus={returnFocus} aria-describedby={undefined} className={styles.root}>
      <Radix.Title className={visuallyHidden}>{label}</Radix.Title>
      <div className={styles.search}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isFound}
          aria-controls={isFound ? list.listId : undefined}
          aria-activedescendant={list.activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={placeholder}
          value={list.query}
          onChange={({ target }) => list.search(target.value)}
          onKeyDown={list.onKeyDown}
          className={styles.input}
        />
        <Radix.Close asChild>
          <IconButton icon="close" label="Close" size="small" />
        </Radix.Close>
      </div>
      {isFound && <List label={label} list={list} onChoose={choose} />}
      <p role="status" className={isFound ? visuallyHidden : styles.empty}>
        {resultText(list.query, list.options.length)}
      </p>
    </Radix.Content>
  );
};

/** How often it has been opened. Reopening it while it closes starts over, with focus in the search. */
const useOpenings = (open: boolean): number => {
  const [seen, setSeen] = useState({ open, openings: 0 });
  if (seen.open !== open) setSeen({ open, openings: seen.openings + (open ? 1 : 0) });
  return seen.openings;
};

/** Finds anything in a few letters. The caller decides what can be found and what choosing it does. */
export const CommandMenu = ({
  open,
  recentIds = [],
  label = 'Search',
  placeholder = 'Search',
  ...rest
}: CommandMenuProps) => {
  const openings = useOpenings(open);
  return (
    <Radix.Root open={open} onOpenChange={rest.onOpenChange}>
      <Radix.Portal key={openings}>
        <Radix.Overlay className={styles.place}>
          <Palette {...{ recentIds, label, placeholder, ...rest }} />
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};
