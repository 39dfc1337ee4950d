import { Popover as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Popover.css';

/** Keeps its own open state, unless you pass `open` and `onOpenChange`. */
export const Popover = Radix.Root;

/** Opens the popover. Wrap a button in it with `asChild`. */
export const PopoverTrigger = Radix.Trigger;

/** What the popover is positioned against, if not its button. */
export const PopoverAnchor = Radix.Anchor;

/** Closes the popover. Wrap a button in it with `asChild`. */
export const PopoverClose = Radix.Close;

export interface PopoverContentProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'aria-label' | 'asChild' | 'className'
> {
  /** Name of the popover for screen readers. */
  label: string;
}

/** More detail, next to its trigger. The page stays usable; a click outside, Escape or moving focus out closes it. */
export const PopoverContent = ({ label, ...rest }: PopoverContentProps) => (
  <Radix.Portal>
    <Radix.Content
      align="start"
      sideOffset={4}
      collisionPadding={8}
      {...rest}
      aria-label={label}
      className={styles.root}
    />
  </Radix.Portal>
);
