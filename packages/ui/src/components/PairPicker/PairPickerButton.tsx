import { pairLabel, type PairName } from '@exchange/domain';
import { Popover as Radix } from 'radix-ui';
import { useState } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Button } from '../Button/Button';
import { useIsWide } from '../DateRangePicker/useIsWide';
import { Drawer, DrawerContent, DrawerTrigger } from '../Drawer/Drawer';
import { Icon } from '../Icon/Icon';
import { PairPicker, type PairPickerProps } from './PairPicker';
import * as styles from './PairPicker.css';

export interface PairPickerButtonProps extends Omit<PairPickerProps, 'current' | 'density'> {
  /** The pair one is on, which the button shows. */
  current: PairName;
  /** Left out, it holds by itself whether it is open. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const title = 'Choose a pair';

const trigger = (current: PairName) => (
  <Button variant="ghost" tone="neutral" size="medium">
    <span className={styles.current}>{pairLabel(current)}</span>
    <span className={visuallyHidden}>{title}</span>
    <Icon name="chevronDown" />
  </Button>
);

/** A thumb that only wants to look would have half of the page taken by its keyboard. */
const startWithoutKeyboard = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
};

/** Shows the pair one is on and opens the picker: beside it where there is room, from below on a phone. */
export const PairPickerButton = ({ current, isOpen: given, onOpenChange, onPick, ...rest }: PairPickerButtonProps) => {
  const [kept, setKept] = useState(false);
  const isOpen = given ?? kept;
  const setOpen = (next: boolean) => {
    setKept(next);
    onOpenChange?.(next);
  };
  const isWide = useIsWide();
  const pick = (name: PairName) => {
    setOpen(false);
    onPick(name);
  };
  const picker = (
    <div className={styles.onOverlay}>
      <PairPicker {...rest} current={current} onPick={pick} density={isWide ? 'compact' : 'comfortable'} />
    </div>
  );
  if (!isWide) {
    return (
      <Drawer open={isOpen} onOpenChange={setOpen}>
        <DrawerTrigger asChild>{trigger(current)}</DrawerTrigger>
        <DrawerContent title={title} aria-describedby={undefined} onOpenAutoFocus={startWithoutKeyboard}>
          {picker}
        </DrawerContent>
      </Drawer>
    );
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger(current)}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="start" sideOffset={4} collisionPadding={8} aria-label={title} className={styles.sheet}>
          {picker}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
