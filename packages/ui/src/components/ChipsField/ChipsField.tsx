import { useImperativeHandle, useRef, type FocusEvent } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as box from '../Field/box.css';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import { Icon } from '../Icon/Icon';
import * as styles from './ChipsField.css';
import { useChips } from './useChips';

export interface ChipsFieldProps extends FieldTexts, ValueInputProps<'readOnly' | 'multiple'> {
  value: readonly string[];
  onValueChange: (values: readonly string[]) => void;
  /** Splits a text into normalised values. Invalid ones are passed on unchanged, for `check` to report. */
  read: (text: string) => readonly string[];
  /** Returns what is wrong with a value, which stays until it is removed or edited. */
  check?: (value: string) => string | undefined;
  /** Also sets the keyboard on phones. */
  type?: 'text' | 'email';
}

interface ChipProps {
  value: string;
  fault: string | undefined;
  disabled: boolean;
  onRemove: () => void;
}

const Chip = ({ value, fault, disabled, onRemove }: ChipProps) => (
  <li className={styles.chip} data-wrong={fault === undefined ? undefined : ''}>
    {fault !== undefined && (
      <span className={styles.icon}>
        <Icon name="error" size={12} />
      </span>
    )}
    <span className={styles.words}>
      {value}
      {fault !== undefined && <span className={styles.fault}> {fault}</span>}
    </span>
    <button
      type="button"
      className={styles.remove}
      disabled={disabled}
      aria-label={`Remove ${value}`}
      onClick={onRemove}
    >
      <Icon name="close" size={12} />
    </button>
  </li>
);

/** Several short texts in one field, such as email addresses: typed, separated by commas or spaces, or pasted. */
export const ChipsField = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  value,
  onValueChange,
  read,
  check = () => undefined,
  type = 'text',
  disabled = false,
  onBlur,
  ref,
  ...rest
}: ChipsFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const { typed, announcement, chips, remove, ...typing } = useChips({ value, onValueChange, read, input });
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    typing.onBlur();
    onBlur?.(event);
  };
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <span className={styles.frame}>
          <ul ref={chips} className={styles.chips} aria-labelledby={control['aria-labelledby']}>
            {value.map((each) => (
              <Chip
                key={each}
                value={each}
                fault={check(each)}
                disabled={disabled}
                onRemove={() => {
                  remove(each);
                }}
              />
            ))}
          </ul>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            {...typing}
            ref={input}
            type={type}
            // Without it browsers reject a comma in an email address.
            multiple={type === 'email'}
            value={typed}
            disabled={disabled}
            onBlur={leave}
            className={`${box.input.medium} ${styles.input}`}
          />
          <span role="status" className={visuallyHidden}>
            {announcement}
          </span>
        </span>
      )}
    </Field>
  );
};
