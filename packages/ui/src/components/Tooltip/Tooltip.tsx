import { Slot, Tooltip as Radix } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import * as styles from './Tooltip.css';
import { OwnProvider } from './TooltipProvider';

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'aria-label' | 'asChild' | 'children' | 'className'
> {
  /** A few words. What has to be read, also by a thumb, stands on the page instead. */
  text: string;
  /** The words are the name of the control already, as with a picture on a button: then they are not told twice. */
  isName?: boolean;
  /** What it is about: one control that can have the focus. */
  children: ReactElement;
}

interface HandedOnProps extends ComponentPropsWithRef<typeof Slot.Root> {
  isName: boolean;
  'data-state'?: string;
}

/** The control may open a menu as well, whose state it shows, and not the tooltip's. */
const HandedOn = ({ isName, 'data-state': _state, 'aria-describedby': describedBy, ...rest }: HandedOnProps) => (
  <Slot.Root {...rest} aria-describedby={isName ? undefined : describedBy} />
);

/** A few words on hover or keyboard focus. Escape hides them. */
export const Tooltip = ({ text, isName = false, children, ...rest }: TooltipProps) => (
  <OwnProvider>
    <Radix.Root>
      {/* Without the title a browser would say the same in its own way. */}
      <Radix.Trigger asChild title={undefined}>
        <HandedOn isName={isName}>{children}</HandedOn>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content sideOffset={8} collisionPadding={8} {...rest} className={styles.root}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </OwnProvider>
);
