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
  /** `YYYY-MM-DD`, with a time `YYYY-MM-DDTHH:mm`, empty for none. What was typed and is no date is reported as it is. */
  value: string;
  onValueChange: (value: string) => void;
  /** Once the field is left; not when its calendar opens. */
  onBlur?: (() => void) | undefined;
  /** Asks for a time, too. The bounds then have one. */
  hasTime?: boolean;
  /** The day that is marked as today; left out, it is where the person is. */
  today?: string | undefined;
  size?: ControlSize;
}

/** A date, typed or picked. Bounds hold in the calendar; what is typed past them is for a rule to refuse. */
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
          {/* Outside the box, which takes an input nobody can type into for one that may only be read. */}
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
