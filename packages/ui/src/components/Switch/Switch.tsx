import { Switch as Radix } from 'radix-ui';
import type { ControlPlace } from '../Checkbox/controlPlaces';
import { FieldBeside } from '../Checkbox/FieldBeside';
import { availability, type ToggleProps } from '../Checkbox/toggleProps';
import * as styles from './Switch.css';

export interface SwitchProps extends ToggleProps {
  place?: ControlPlace;
}

/** Turns something on or off immediately. For a choice that takes effect when a form is submitted, use a `Checkbox`. */
export const Switch = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  id,
  place,
  value,
  onValueChange,
  disabledReason,
  ...rest
}: SwitchProps) => (
  <FieldBeside {...{ label, error, need, isLabelHidden, id, place }} hint={disabledReason ?? hint}>
    {(control) => (
      <Radix.Root
        {...rest}
        {...control}
        {...availability(disabledReason)}
        checked={value}
        onCheckedChange={(checked) => disabledReason === undefined && onValueChange(checked)}
        className={styles.track}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    )}
  </FieldBeside>
);
