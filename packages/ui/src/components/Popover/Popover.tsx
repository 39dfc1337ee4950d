import { Popover as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Popover.css';

/** Holds whether it is open: by itself, or by `open` and `onOpenChange`. */
export const Popover = Radix.Root;

/** Gives its behaviour to the button it holds, with `asChild`. */
export const PopoverTrigger = Radix.Trigger;

/** What it stands beside, where that is not its button. */
export const PopoverAnchor = Radix.Anchor;

/** Closes, in the look of the button it holds, with `asChild`. */
export const PopoverClose = Radix.Close;

export interface PopoverContentProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'aria-label' | 'asChild' | 'className'
> {
  /** Its name, told to who listens. */
  label: string;
}

/** A little more of something, beside it. The page stays as it is; a click elsewhere, Escape or leaving it closes it. */
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
