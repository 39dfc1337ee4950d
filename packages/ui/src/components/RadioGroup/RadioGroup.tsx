import { RadioGroup as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { FieldBeside } from '../Checkbox/FieldBeside';
import { Field, type FieldTexts } from '../Field/Field';
import type { OptionalNode } from '../optionalNode';
import { choose, onLeave, type ChoiceValue } from './choices';
import * as styles from './RadioGroup.css';
import type { RadioOrientation } from './radioOrientations';

export interface RadioOption<Value extends ChoiceValue> {
  value: Value;
  label: string;
  hint?: OptionalNode;
  /** Why it can't be chosen. Replaces the hint. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps<Value extends ChoiceValue>
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'className' | 'defaultValue' | 'dir' | 'onChange'> {
  options: readonly RadioOption<Value>[];
  /** Empty until something is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  name?: string | undefined;
  /** Horizontal options wrap if they don't fit. */
  orientation?: RadioOrientation;
}

/**
 * One of a few options, all visible. For many or long ones use a `Select`, for two or three short ones a
 * `SegmentedControl`.
 */
export const RadioGroup = <Value extends ChoiceValue>({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  options,
  value,
  onValueChange,
  onBlur,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) => (
  <Field {...{ label, hint, error, need, isLabelHidden, aside, id }} isGroup>
    {(control) => (
      <Radix.Root
        {...rest}
        {...control}
        value={String(value)}
        onValueChange={(chosen) => choose(options, chosen, onValueChange)}
        onBlur={onLeave(onBlur)}
        className={styles.orientation[orientation]}
      >
        {options.map((option) => (
          <FieldBeside key={option.value} label={option.label} hint={option.disabledReason ?? option.hint}>
            {(radio) => (
              <Radix.Item
                {...radio}
                value={String(option.value)}
                disabled={option.disabledReason !== undefined}
                className={styles.circle}
              >
                <Radix.Indicator className={styles.dot} />
              </Radix.Item>
            )}
          </FieldBeside>
        ))}
      </Radix.Root>
    )}
  </Field>
);
