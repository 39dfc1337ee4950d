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
  /** Tells a password manager whether to fill one in or to propose one. */
  autoComplete: PasswordPurpose;
  size?: Exclude<ControlSize, 'small'>;
  /** Where a password is chosen: lists under the field what the documented rule asks for, ticked off while typing. */
  showsRule?: boolean;
}

const capsLockNotice = (
  <span className={styles.notice}>
    <Icon name="warning" size={12} />
    Caps Lock is on.
  </span>
);

/** The caret stays in the field when a pointer presses the button. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A password, hidden until one asks to see it. Pasting is welcome. */
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
