import { DropdownMenu as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ComponentPropsWithRef } from 'react';
import * as styles from './DropdownMenu.css';

export type DropdownMenuProps = ComponentProps<typeof Radix.Root>;

/**
 * Keeps its own open state, unless you pass `open` and `onOpenChange`. The page stays interactive: prices keep
 * updating, it scrolls, and a click outside both closes the menu and does what it would normally do.
 */
export const DropdownMenu = (props: DropdownMenuProps) => <Radix.Root modal={false} {...props} />;

/** Opens the menu. Wrap a button in it with `asChild`. */
export const DropdownMenuTrigger = Radix.Trigger;

export type DropdownMenuContentProps = Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild' | 'className'>;

/** Actions or destinations, next to the button that opened them. */
export const DropdownMenuContent = (props: DropdownMenuContentProps) => (
  <Radix.Portal>
    <Radix.Content align="start" sideOffset={4} collisionPadding={8} {...props} className={styles.menu} />
  </Radix.Portal>
);

export interface DropdownMenuGroupProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Group>,
  'asChild' | 'className'
> {
  /** Above the group of items. */
  label: string;
}

export const DropdownMenuGroup = ({ label, children, ...rest }: DropdownMenuGroupProps) => {
  const labelId = useId();
  return (
    <Radix.Group {...rest} aria-labelledby={labelId}>
      <Radix.Label id={labelId} className={styles.label}>
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  );
};

export interface DropdownMenuRadioGroupProps extends Omit<
  ComponentPropsWithRef<typeof Radix.RadioGroup>,
  'asChild' | 'className'
> {
  /** Above the choices. */
  label: string;
}

/** One choice of several, controlled by `value` and `onValueChange`. */
export const DropdownMenuRadioGroup = ({ label, children, ...rest }: DropdownMenuRadioGroupProps) => {
  const labelId = useId();
  return (
    <Radix.RadioGroup {...rest} aria-labelledby={labelId}>
      <Radix.Label id={labelId} className={styles.label}>
        {label}
      </Radix.Label>
      {children}
    </Radix.RadioGroup>
  );
};

export type DropdownMenuSeparatorProps = Omit<ComponentPropsWithRef<typeof Radix.Separator>, 'asChild' | 'className'>;

export const DropdownMenuSeparator = (props: DropdownMenuSeparatorProps) => (
  <Radix.Separator {...props} className={styles.separator} />
);
