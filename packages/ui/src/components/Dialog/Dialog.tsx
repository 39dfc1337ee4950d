import { Dialog as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Dialog.css';
import type { DialogSize } from './dialogSizes';
import { Panel, type PanelProps } from './Panel';
import { startBeforeLinks } from './startBeforeLinks';
import { stayOpen } from './stayOpen';
import { useFocusReturn } from './useFocusReturn';

/** Keeps its own open state, unless you pass `open` and `onOpenChange`. */
export const Dialog = Radix.Root;

/** Opens the dialog. Wrap a button in it with `asChild`. */
export const DialogTrigger = Radix.Trigger;

/** Closes the dialog. Wrap a button in it with `asChild`. */
export const DialogClose = Radix.Close;

export interface DialogContentProps
  extends
    PanelProps,
    Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild' | 'children' | 'className' | 'title'> {
  size?: DialogSize;
  /** `false` while something would be lost: only its buttons close it then, not Escape or a click outside. */
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

/** Interrupts the page for one task. Focus stays inside until it closes, then returns to where it was. */
export const DialogContent = (props: DialogContentProps) => (
  <Radix.Portal>
    <Radix.Overlay className={styles.place}>
      <Content {...props} />
    </Radix.Overlay>
  </Radix.Portal>
);
