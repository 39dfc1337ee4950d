import { pairLabel, type PairName } from '@exchange/domain';
import { lazy, Suspense, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import type { PairPickerProps } from './PairPicker';
import * as styles from './PairPicker.css';

const load = () => import('./PairSheet');

const PairSheet = lazy(async () => ({ default: (await load()).PairSheet }));

export interface PairPickerButtonProps extends Omit<PairPickerProps, 'current' | 'density'> {
  /** The current pair, shown on the button. */
  current: PairName;
  /** Leave it out to let the button keep its own open state. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const title = 'Choose a pair';

/** Shows the current pair and opens the picker, which loads when somebody is about to. */
export const PairPickerButton = ({ isOpen: given, onOpenChange, ...rest }: PairPickerButtonProps) => {
  const [kept, setKept] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = given ?? kept;
  if (isOpen && !wasOpened) setOpened(true);
  const setOpen = (next: boolean) => {
    setKept(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        tone="neutral"
        size="medium"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onFocus={() => void load()}
        onPointerEnter={() => void load()}
      >
        <span className={styles.current}>{pairLabel(rest.current)}</span>
        <span className={visuallyHidden}>{title}</span>
        <Icon name="chevronDown" />
      </Button>
      {wasOpened && (
        <Suspense>
          <PairSheet {...rest} {...{ title, button, isOpen }} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
};
