import type { ComponentPropsWithRef } from 'react';
import { Button } from '../Button/Button';
import type { ControlSize } from '../Field/controlSizes';
import type { ChoiceValue } from '../RadioGroup/choices';
import * as styles from './ButtonGroup.css';

export interface ButtonGroupProps<Value extends ChoiceValue> extends Omit<
  ComponentPropsWithRef<'div'>,
  'aria-label' | 'children' | 'className' | 'role'
> {
  /** Name of the group for screen readers: what the buttons set. */
  label: string;
  options: readonly { value: Value; label: string }[];
  onPress: (value: Value) => void;
  size?: ControlSize;
  /** Why none of the buttons is available. */
  disabledReason?: string | undefined;
}

/**
 * Shortcuts side by side: each acts when pressed, and none stays selected. For a lasting choice use a
 * `SegmentedControl`.
 */
export const ButtonGroup = <Value extends ChoiceValue>({
  label,
  options,
  onPress,
  size = 'medium',
  disabledReason,
  ...rest
}: ButtonGroupProps<Value>) => (
  <div {...rest} role="group" aria-label={label} className={styles.root}>
    {options.map((option) => (
      <Button
        key={option.value}
        variant="outline"
        tone="neutral"
        size={size}
        disabledReason={disabledReason}
        onClick={() => onPress(option.value)}
      >
        {option.label}
      </Button>
    ))}
  </div>
);
