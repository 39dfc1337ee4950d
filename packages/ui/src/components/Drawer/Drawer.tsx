import { Dialog as Radix } from 'radix-ui';
import { useRef, type ComponentPropsWithRef } from 'react';
import { Panel, type PanelProps } from '../Dialog/Panel';
import { startBeforeLinks } from '../Dialog/startBeforeLinks';
import { stayOpen } from '../Dialog/stayOpen';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import * as styles from './Drawer.css';
import type { DrawerSide } from './drawerSides';
import { useSwipeAway } from './useSwipeAway';

/** Holds whether it is open: by itself, or by `open` and `onOpenChange`. */
export const Drawer = Radix.Root;

/** Gives its behaviour to the button it holds, with `asChild`. */
export const DrawerTrigger = Radix.Trigger;

/** Closes, in the look of the button or link it holds, with `asChild`. */
export const DrawerClose = Radix.Close;

export interface DrawerContentProps
  extends
    PanelProps,
    Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild' | 'children' | 'className' | 'title'> {
  side?: DrawerSide;
  /** `false` while something would be lost: then only its buttons close it, not Escape, a click beside it or a swipe. */
  isDismissible?: boolean;
}

const Content = ({
  side = 'bottom',
  isDismissible = true,
  title,
  description,
  isTitleHidden,
  actions,
  children,
  ...rest
}: DrawerContentProps) => {
  const closeRef = useRef<HTMLButtonElement>(null);
  const returnFocus = useFocusReturn();
  const swipe = useSwipeAway(() => closeRef.current?.click());
  const isSwiped = side === 'bottom' && isDismissible;
  return (
    <Radix.Content
      onOpenAutoFocus={startBeforeLinks}
      onCloseAutoFocus={returnFocus}
      {...rest}
      {...(isSwiped ? swipe : {})}
      {...(isDismissible ? {} : stayOpen)}
      data-side={side}
      className={styles.side[side]}
    >
      {isSwiped && <div data-grip className={styles.grip} />}
      <Panel {...{ title, description, isTitleHidden, actions, children, closeRef }} />
    </Radix.Content>
  );
};

/** Comes from the edge of the page, within reach of a thumb. A sheet from below can be pulled down again. */
export const DrawerContent = (props: DrawerContentProps) => (
  <Radix.Portal>
    <Radix.Overlay className={styles.place[props.side ?? 'bottom']}>
      <Content {...props} />
    </Radix.Overlay>
  </Radix.Portal>
);
