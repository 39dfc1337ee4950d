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
  /** The current pair, shown on the button. */
  current: PairName;
  /** Leave it out to let the button keep its own open state. */
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

/** On a phone the keyboard would cover half of the list before anyone wants to type. */
const startWithoutKeyboard = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
};

/** Shows the current pair and opens the picker: in a popover on large screens, in a drawer on a phone. */
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
