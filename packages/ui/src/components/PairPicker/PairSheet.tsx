import type { PairName } from '@exchange/domain';
import { Popover as Radix } from 'radix-ui';
import type { RefObject } from 'react';
import { useIsWide } from '../DateRangePicker/useIsWide';
import { Drawer, DrawerContent } from '../Drawer/Drawer';
import { PairPicker, type PairPickerProps } from './PairPicker';
import * as styles from './PairPicker.css';

export interface PairSheetProps extends Omit<PairPickerProps, 'density'> {
  title: string;
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** On a phone the keyboard would cover half of the list before anyone wants to type. */
const startWithoutKeyboard = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
};

/** The picker above the page: in a popover on large screens, in a drawer on a phone. */
export const PairSheet = ({ title, button, isOpen, onOpenChange, onPick, ...rest }: PairSheetProps) => {
  const isWide = useIsWide();
  const pick = (name: PairName) => {
    onOpenChange(false);
    onPick(name);
  };
  const picker = (
    <div className={styles.onOverlay}>
      <PairPicker {...rest} onPick={pick} density={isWide ? 'compact' : 'comfortable'} />
    </div>
  );
  if (!isWide) {
    return (
      <Drawer open={isOpen} onOpenChange={onOpenChange}>
        <DrawerContent title={title} aria-describedby={undefined} onOpenAutoFocus={startWithoutKeyboard}>
          {picker}
        </DrawerContent>
      </Drawer>
    );
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={title}
          className={styles.sheet}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus({ preventScroll: true });
          }}
          // The button closes it by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
        >
          {picker}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
