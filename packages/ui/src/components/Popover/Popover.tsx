import { Popover as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Popover.css';

/** Keeps its own open state, unless `open` and `onOpenChange` control it. */
export const Popover = Radix.Root;

/** Makes the button inside open the popover, with `asChild`. */
export const PopoverTrigger = Radix.Trigger;

/** What the popover is positioned against, if not its button. */
export const PopoverAnchor = Radix.Anchor;

/** Makes the button inside close the popover, with `asChild`. */
export const PopoverClose = Radix.Close;

export interface PopoverContentProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'aria-label' | 'asChild' | 'className'
> {
  /** Its name for screen readers. */
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
