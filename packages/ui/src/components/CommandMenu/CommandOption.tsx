import { Fragment, type ReactElement } from 'react';
import { Shortcut, shortcutAttributes } from '../DropdownMenu/Shortcut';
import * as styles from './CommandMenu.css';
import type { Findable, Found } from './findCommands';
import { partsOf } from './matchLetters';

export interface CommandItem extends Findable {
  /** More words to find it by: 'deposit' finds Wallet. */
  keywords?: readonly string[] | undefined;
  icon?: ReactElement | undefined;
  /** At the end of the row, such as a price. Read out with the name. */
  end?: ReactElement | undefined;
  /** The global shortcut for the same action: 'Alt+W', 'Mod+K'. */
  shortcut?: string | undefined;
  onSelect: () => void;
}

interface CommandOptionProps {
  id: string;
  found: Found<CommandItem>;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

const Words = ({ item, spans }: Found<CommandItem>) => (
  <span className={styles.words}>
    {partsOf(item.label, spans).map(({ text, isMatch }, index) =>
      isMatch ? (
        <mark key={index} className={styles.match}>
          {text}
        </mark>
      ) : (
        <Fragment key={index}>{text}</Fragment>
      ),
    )}
  </span>
);

/** Focus stays in the search, which announces the active option, so the option itself is only for pointers. */
export const CommandOption = ({ id, found, isActive, onPoint, onChoose }: CommandOptionProps) => {
  const { icon, end, shortcut } = found.item;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      {...shortcutAttributes({ shortcut })}
      data-active={isActive ? '' : undefined}
      className={styles.option}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {icon !== undefined && <span className={styles.start}>{icon}</span>}
      <Words {...found} />
      {end !== undefined && <span className={styles.end}>{end}</span>}
      <Shortcut shortcut={shortcut} />
    </div>
  );
};
