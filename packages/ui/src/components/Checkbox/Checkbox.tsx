import { Checkbox as Radix } from 'radix-ui';
import { Icon } from '../Icon/Icon';
import * as styles from './Checkbox.css';
import { FieldBeside } from './FieldBeside';
import { availability, type ToggleProps } from './toggleProps';

export type CheckboxProps = ToggleProps;

/** Something to agree to or ask for. For a setting that takes effect immediately, use a `Switch`. */
export const Checkbox = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  id,
  value,
  onValueChange,
  disabledReason,
  ...rest
}: CheckboxProps) => (
  <FieldBeside {...{ label, error, need, isLabelHidden, id }} hint={disabledReason ?? hint}>
    {(control) => (
      <Radix.Root
        {...rest}
        {...control}
        {...availability(disabledReason)}
        checked={value}
        onCheckedChange={(checked) => disabledReason === undefined && onValueChange(checked === true)}
        className={styles.box}
      >
        <Radix.Indicator className={styles.tick}>
          <Icon name="check" size={12} />
        </Radix.Indicator>
      </Radix.Root>
    )}
  </FieldBeside>
);
