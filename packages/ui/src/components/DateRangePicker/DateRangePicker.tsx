import type { DayRange } from '@exchange/domain';
import { Popover } from 'radix-ui';
import { useId, useState, type ComponentPropsWithRef } from 'react';
import { floating } from '../../theme/floating.css';
import { focusDay } from '../Calendar/focusDay';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import * as select from '../Select/Select.css';
import { RangePanel } from './RangePanel';
import { isWhole, showRange } from './rangeRules';

export interface DateRangePickerProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'button'>,
      'children' | 'className' | 'defaultValue' | 'name' | 'onBlur' | 'type' | 'value'
    > {
  /** Days as `YYYY-MM-DD`; empty texts mean no range. */
  value: DayRange;
  /** Called with complete, valid ranges only, or with `resetTo`. */
  onValueChange: (range: DayRange) => void;
  onBlur?: (() => void) | undefined;
  /** The last day that can be chosen; presets count back from it. */
  today: string;
  /** The range that Reset restores. An empty range turns the button into Clear; leave it out for no button. */
  resetTo?: DayRange | undefined;
  placeholder?: string;
  size?: ControlSize;
}

/** A range of days, up to today. */
export const DateRangePicker = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  value,
  onValueChange,
  onBlur,
  today,
  resetTo,
  placeholder = 'Choose dates',
  size = 'medium',
  ...rest
}: DateRangePickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const rangeId = useId();
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {/* A button can't be required, and it would be named by the label alone. */}
      {({ 'aria-required': _, 'aria-labelledby': labelId, ...control }) => (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger
            {...rest}
            {...control}
            aria-labelledby={`${labelId} ${rangeId}`}
            data-placeholder={isWhole(value) ? undefined : ''}
            onBlur={() => {
              if (!isOpen) onBlur?.();
            }}
            className={`${box.box[size]} ${select.trigger[size]}`}
          >
            <span id={rangeId} className={select.value}>
              <span className={select.chosenLabel}>{isWhole(value) ? showRange(value) : placeholder}</span>
            </span>
            <span className={select.picture}>
              <Icon name="calendar" />
            </span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              aria-label={label}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              onOpenAutoFocus={focusDay}
              className={floating}
            >
              <RangePanel
                {...{ value, today, resetTo }}
                onApply={(range) => {
                  onValueChange(range);
                  setOpen(false);
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
};
