import { Popover } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { floating } from '../../theme/floating.css';
import * as styles from './Combobox.css';

interface ChoicePopupProps {
  /** The box of the field: pressing it is not pressing elsewhere. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const keepFocus = (event: Event) => event.preventDefault();

/** What a field one types into offers below itself. The focus stays in the field. */
export const ChoicePopup = ({ anchor, children }: ChoicePopupProps) => (
  <Popover.Portal>
    <Popover.Content
      // What is within says what it is: a list, or a sentence.
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
