import { Dialog as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Dialog.css';
import type { DialogSize } from './dialogSizes';
import { Panel, type PanelProps } from './Panel';
import { startBeforeLinks } from './startBeforeLinks';
import { stayOpen } from './stayOpen';
import { useFocusReturn } from './useFocusReturn';

/** Holds whether it is open: by itself, or by `open` and `onOpenChange`. */
export const Dialog = Radix.Root;

/** Gives its behaviour to the button it holds, with `asChild`. */
export const DialogTrigger = Radix.Trigger;

/** Closes, in the look of the button it holds, with `asChild`. */
export const DialogClose = Radix.Close;

export interface DialogContentProps
  extends
    PanelProps,
    Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild' | 'children' | 'className' | 'title'> {
  size?: DialogSize;
  /** `false` while something would be lost: then only its buttons close it, not Escape and not a click beside it. */
  isDismissible?: boolean;
}

const Content = ({
  size = 'medium',
  isDismissible = true,
  title,
  description,
  isTitleHidden,
  actions,
  children,
  ...rest
}: DialogContentProps) => {
  const returnFocus = useFocusReturn();
  return (
    <Radix.Content
      onOpenAutoFocus={startBeforeLinks}
      onCloseAutoFocus={returnFocus}
      {...rest}
      {...(isDismissible ? {} : stayOpen)}
      className={styles.size[size]}
    >
      <Panel {...{ title, description, isTitleHidden, actions, children }} />
    </Radix.Content>
  );
};

/** Interrupts the page for one thing. The focus stays within until it closes, and then returns to where it was. */
export const DialogContent = (props: DialogContentProps) => (
  <Radix.Portal>
    <Radix.Overlay className={styles.place}>
      <Content {...props} />
    </Radix.Overlay>
  </Radix.Portal>
);
