import { Dialog as Radix } from 'radix-ui';
import { useRef, type ComponentPropsWithRef } from 'react';
import { Panel, type PanelProps } from '../Dialog/Panel';
import { startBeforeLinks } from '../Dialog/startBeforeLinks';
import { stayOpen } from '../Dialog/stayOpen';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import * as styles from './Drawer.css';
import type { DrawerSide } from './drawerSides';
import { useSwipeAway } from './useSwipeAway';

/** Keeps its own open state, unless you pass `open` and `onOpenChange`. */
export const Drawer = Radix.Root;

/** Opens the drawer. Wrap a button in it with `asChild`. */
export const DrawerTrigger = Radix.Trigger;

/** Closes the drawer. Wrap a button or link in it with `asChild`. */
export const DrawerClose = Radix.Close;

export interface DrawerContentProps
  extends
    PanelProps,
    Omit<ComponentPropsWithRef<typeof Radix.Content>, 'asChild' | 'children' | 'className' | 'title'> {
  side?: DrawerSide;
  /** `false` while something would be lost: only its buttons close it then, not Escape, a click outside or a swipe. */
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

/** Slides in from the edge of the screen, within reach of a thumb. One at the bottom can be swiped down again. */
export const DrawerContent = (props: DrawerContentProps) => (
  <Radix.Portal>
    <Radix.Overlay className={styles.place[props.side ?? 'bottom']}>
      <Content {...props} />
    </Radix.Overlay>
  </Radix.Portal>
);
