import { RadioGroup as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { choose, onLeave, type ChoiceValue } from '../RadioGroup/choices';
import * as styles from './SegmentedControl.css';

export interface SegmentedOption<Value extends ChoiceValue> {
  value: Value;
  label: string;
  icon?: IconName;
  /** The label in full, as tooltip and in the accessible name. */
  hint?: string | undefined;
}

export interface SegmentedControlProps<Value extends ChoiceValue>
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'className' | 'defaultValue' | 'dir' | 'onChange'> {
  /** Two to five options with short labels, of equal width. */
  options: readonly SegmentedOption<Value>[];
  /** One option is always selected; choosing it again changes nothing. */
  value: Value;
  onValueChange: (value: Value) => void;
  name?: string | undefined;
  size?: ControlSize;
  /** Why it is disabled. Replaces the hint. */
  disabledReason?: string | undefined;
}

/** The name contains what is seen, for people who speak to their computer. */
const named = (label: string, words: string): string => (words.startsWith(label) ? words : `${label}, ${words}`);

/** One of a few, chosen in one row. For buttons that act and keep no state, use a `ButtonGroup`. */
export const SegmentedControl = <Value extends ChoiceValue>({
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
  size = 'medium',
  disabledReason,
  ...rest
}: SegmentedControlProps<Value>) => (
  <Field {...{ label, error, need, isLabelHidden, aside, id }} hint={disabledReason ?? hint} isGroup>
    {(control) => (
      <Radix.Root
        {...rest}
        {...control}
        value={String(value)}
        onValueChange={(chosen) => choose(options, chosen, onValueChange)}
        onBlur={onLeave(onBlur)}
        disabled={disabledReason !== undefined}
        className={styles.size[size]}
      >
        {options.map((option) => (
          <Radix.Item
            key={option.value}
            value={String(option.value)}
            title={option.hint}
            aria-label={option.hint === undefined ? undefined : named(option.label, option.hint)}
            className={styles.segment}
          >
            {option.icon !== undefined && <Icon name={option.icon} />}
            {option.label}
          </Radix.Item>
        ))}
      </Radix.Root>
    )}
  </Field>
);
