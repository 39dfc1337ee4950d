import { Slot, Tooltip as Radix } from 'radix-ui';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import * as styles from './Tooltip.css';
import { OwnProvider } from './TooltipProvider';

export interface TooltipProps extends Omit<
  ComponentPropsWithRef<typeof Radix.Content>,
  'aria-label' | 'asChild' | 'children' | 'className'
> {
  /** A few words. Touch screens don't show them, so anything essential belongs on the page instead. */
  text: string;
  /** Set it if the text is already the control's name, as with icon buttons, so that it isn't read out twice. */
  isName?: boolean;
  /** One focusable control. */
  children: ReactElement;
}

interface HandedOnProps extends ComponentPropsWithRef<typeof Slot.Root> {
  isName: boolean;
  'data-state'?: string;
}

/** The control may also open a menu: its `data-state` must be the menu's, not the tooltip's. */
const HandedOn = ({ isName, 'data-state': _state, 'aria-describedby': describedBy, ...rest }: HandedOnProps) => (
  <Slot.Root {...rest} aria-describedby={isName ? undefined : describedBy} />
);

/** A few words on hover or keyboard focus. Escape hides them. */
export const Tooltip = ({ text, isName = false, children, ...rest }: TooltipProps) => (
  <OwnProvider>
    <Radix.Root>
      {/* Otherwise the browser would show the title as well. */}
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
