import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { floating } from '../../theme/floating.css';
import * as styles from './Combobox.css';

interface ChoicePopupProps {
  /** The box of the field: pressing it doesn't count as pressing outside. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const keepFocus = (event: Event) => event.preventDefault();

/** Options below a text field, which keeps focus. */
export const ChoicePopup = ({ anchor, children }: ChoicePopupProps) => (
  <Popover.Portal>
    <Popover.Content
      // The content sets its own role: a list, or a sentence.
      role={undefined}
      align="start"
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={keepFocus}
      onCloseAutoFocus={keepFocus}
      onInteractOutside={(event) => {
        if (event.target instanceof Node && anchor.current?.contains(event.target) === true) keepFocus(event);
      }}
      className={`${floating} ${styles.popup}`}
    >
      {children}
    </Popover.Content>
  </Popover.Portal>
);
