import { DropdownMenu as Radix, Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import type { OptionalNode } from '../optionalNode';
import * as styles from './DropdownMenu.css';
import { Shortcut, shortcutAttributes } from './Shortcut';

interface LineProps {
  start?: OptionalNode;
  shortcut?: string | undefined;
  children: ReactNode;
}

const Line = ({ start, shortcut, children }: LineProps) => (
  <>
    {start !== undefined && <span className={styles.start}>{start}</span>}
    <span className={styles.words}>{children}</span>
    <Shortcut shortcut={shortcut} />
  </>
);

export interface DropdownMenuItemProps extends Omit<ComponentPropsWithRef<typeof Radix.Item>, 'className'> {
  icon?: IconName;
  /** A shortcut that does the same from anywhere, joined by a plus: 'Alt+W', 'Mod+K'. */
  shortcut?: string;
}

/** An action. With `asChild`, the link inside it. */
export const DropdownMenuItem = ({ icon, shortcut, asChild, children, ...rest }: DropdownMenuItemProps) => {
  const start = icon && <Icon name={icon} />;
  return (
    <Radix.Item {...shortcutAttributes({ shortcut })} {...rest} asChild={asChild} className={styles.item}>
      <Slot.Slottable child={children}>
        {(words) => (
          <Line start={start} shortcut={shortcut}>
            {words}
          </Line>
        )}
      </Slot.Slottable>
    </Radix.Item>
  );
};

export interface DropdownMenuCheckboxItemProps extends Omit<
  ComponentPropsWithRef<typeof Radix.CheckboxItem>,
  'asChild' | 'className'
> {
  shortcut?: string;
}

const keepOpen = (event: Event) => event.preventDefault();

/**
 * A setting to turn on or off with `checked` and `onCheckedChange`. The menu stays open, so that several can be
 * changed.
 */
export const DropdownMenuCheckboxItem = ({ shortcut, children, ...rest }: DropdownMenuCheckboxItemProps) => (
  <Radix.CheckboxItem onSelect={keepOpen} {...shortcutAttributes({ shortcut })} {...rest} className={styles.item}>
    <Line start={<Mark icon="check" />} shortcut={shortcut}>
      {children}
    </Line>
  </Radix.CheckboxItem>
);

const Mark = ({ icon }: { icon?: IconName }) => (
  <Radix.ItemIndicator className={styles.chosen}>
    {icon === undefined ? <span className={styles.dot} /> : <Icon name={icon} />}
  </Radix.ItemIndicator>
);

export type DropdownMenuRadioItemProps = Omit<ComponentPropsWithRef<typeof Radix.RadioItem>, 'asChild' | 'className'>;

export const DropdownMenuRadioItem = ({ children, ...rest }: DropdownMenuRadioItemProps) => (
  <Radix.RadioItem {...rest} className={styles.item}>
    <Line start={<Mark />}>{children}</Line>
  </Radix.RadioItem>
);
