import { DropdownMenu as Radix } from 'radix-ui';
import { useId, type ComponentProps, type ComponentPropsWithRef } from 'react';
import * as styles from './DropdownMenu.css';

export type DropdownMenuProps = ComponentProps<typeof Radix.Root>;

/**
 * Holds whether it is open: by itself, or by `open` and `onOpenChange`. The page beside it stays alive: it goes on
 * showing prices, it scrolls, and one click elsewhere both closes the menu and does what it is meant to do.
 */
export const DropdownMenu = (props: DropdownMenuProps) => <Radix.Root modal={false} {...props} />;

/** Gives its behaviour to the button it holds, with `asChild`. */
export const DropdownMenuTrigger = Radix.Trigger;

export type DropdownMenuContentProps = Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild' | 'className'>;

/** Things to do or places to go, beside the button that opened them. */
export const DropdownMenuContent = (props: DropdownMenuContentProps) => (
  <Radix.Portal>
    <Radix.Content align="start" sideOffset={4} collisionPadding={8} {...props} className={styles.menu} />
  </Radix.Portal>
);

export interface DropdownMenuGroupProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Group>,
  'asChild' | 'className'
> {
  /** Stands above the lines that belong together. */
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
  /** Stands above the choices. */
  label: string;
}

/** One of several, held by `value` and `onValueChange`. */
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
