import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { floating } from '../../theme/floating.css';
import type { DayBounds } from '../Calendar/Calendar';
import { focusDay } from '../Calendar/focusDay';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './DatePicker.css';
import { DatePanel } from './DatePanel';
import { readTyped, showValue } from './dateTexts';
import { useTyped } from './useTyped';

export interface DatePickerProps extends FieldTexts, DayBounds, ValueInputProps<'max' | 'min' | 'onBlur'> {
  /**
   * `YYYY-MM-DD`, or with a time `YYYY-MM-DDTHH:mm`; empty for none. Typed text that isn't a date is reported
   * unchanged.
   */
  value: string;
  onValueChange: (value: string) => void;
  /** Called when someone leaves the field, but not when the calendar opens. */
  onBlur?: (() => void) | undefined;
  /** Also asks for a time. The bounds then include one. */
  hasTime?: boolean;
  /** The day marked as today. Defaults to the local date. */
  today?: string | undefined;
  size?: ControlSize;
}

/**
 * A date, typed or picked. The calendar enforces the bounds; typed dates out of bounds are left for a rule to reject.
 */
export const DatePicker = ({
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
  min,
  max,
  hasTime = false,
  today,
  size = 'medium',
  name,
  disabled,
  readOnly,
  ...rest
}: DatePickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useTyped({ value, onValueChange, read: (text) => readTyped(text, hasTime), show: showValue });
  const setOpenAndTell = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <Popover.Root open={isOpen} onOpenChange={setOpenAndTell}>
          <Popover.Anchor asChild>
            <span className={box.box[size]}>
              <input
                placeholder={hasTime ? 'DD-MM-YYYY HH:mm' : 'DD-MM-YYYY'}
                autoComplete="off"
                {...rest}
                {...control}
                {...{ disabled, readOnly }}
                {...typed}
                type="text"
                className={box.input[size]}
                onBlur={({ relatedTarget }) => {
                  typed.onBlur();
                  if (relatedTarget === null || relatedTarget !== button.current) onBlur?.();
                }}
              />
              {disabled === true || readOnly === true ? (
                <span className={styles.picture}>
                  <Icon name="calendar" />
                </span>
              ) : (
                <span className={styles.button}>
                  <Popover.Trigger asChild>
                    <IconButton
                      ref={button}
                      icon="calendar"
                      size="small"
                      label={`Calendar, ${label}`}
                      title="Open calendar"
                    />
                  </Popover.Trigger>
                </span>
              )}
            </span>
          </Popover.Anchor>
          {/* Outside the box, which styles itself as read-only if it contains an input nobody can type into. */}
          {name !== undefined && <input type="hidden" name={name} value={value} />}
          <Popover.Portal>
            <Popover.Content
              aria-label={`Calendar, ${label}`}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              onOpenAutoFocus={focusDay}
              className={floating}
            >
              <DatePanel {...{ value, onValueChange, min, max, hasTime, today }} onDone={() => setOpenAndTell(false)} />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
};
