import { useId, useImperativeHandle, useRef, type MouseEvent } from 'react';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { TypedInputProps } from '../Field/fieldInput';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './PasswordField.css';
import type { PasswordPurpose } from './passwordPurposes';
import { PasswordRule } from './PasswordRule';
import { useCapsLock } from './useCapsLock';
import { useReveal } from './useReveal';

export interface PasswordFieldProps extends FieldTexts, TypedInputProps<'autoComplete'> {
  /** Tells password managers whether to fill in a password or suggest a new one. */
  autoComplete: PasswordPurpose;
  size?: Exclude<ControlSize, 'small'>;
  /** For new passwords: lists the documented rule below the field, ticked off while typing. */
  showsRule?: boolean;
}

const capsLockNotice = (
  <span className={styles.notice}>
    <Icon name="warning" size={12} />
    Caps Lock is on.
  </span>
);

/** Keeps the caret in the field when the button is clicked. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A password, hidden unless someone chooses to see it. Pasting works. */
export const PasswordField = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  size = 'medium',
  showsRule = false,
  ref,
  ...rest
}: PasswordFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const ruleId = useId();
  const isCapsLockOn = useCapsLock(input);
  const { isRevealed, toggle } = useReveal(input);
  const described = (noteId = '') => (showsRule ? `${noteId} ${ruleId}`.trim() : noteId) || undefined;
  return (
    <div className={styles.root}>
      <Field {...{ label, error, need, isLabelHidden, aside, id }} hint={isCapsLockOn ? capsLockNotice : hint}>
        {(control) => (
          <span className={box.box[size]}>
            <input
              spellCheck={false}
              autoCapitalize="none"
              autoCorrect="off"
              {...rest}
              {...control}
              aria-describedby={described(control['aria-describedby'])}
              ref={input}
              type={isRevealed ? 'text' : 'password'}
              className={box.input[size]}
            />
            <span className={box.end}>
              <IconButton
                size="small"
                icon={isRevealed ? 'eyeOff' : 'eye'}
                label={isRevealed ? 'Hide password' : 'Show password'}
                aria-controls={control.id}
                onMouseDown={keepFocus}
                onClick={toggle}
              />
            </span>
          </span>
        )}
      </Field>
      {showsRule && (
        <PasswordRule id={ruleId} input={input} typedAtFirst={String(rest.value ?? rest.defaultValue ?? '')} />
      )}
    </div>
  );
};
