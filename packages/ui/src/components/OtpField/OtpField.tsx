import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, type ClipboardEvent } from 'react';
import { cspNonce } from '../cspNonce';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import * as styles from './OtpField.css';
import { joinPastedCode, readPastedCode } from './pastedCode';

type CodeInputProps = ValueInputProps<'autoFocus' | 'children' | 'maxLength' | 'onPaste' | 'pattern' | 'placeholder'>;

export interface OtpFieldProps extends FieldTexts, CodeInputProps {
  /** 5 for a code sent by email, 6 for one from an authenticator app. */
  length: 5 | 6;
  /** For codes that another server may make longer, and of more than digits. The boxes grow with what is typed. */
  longest?: number | undefined;
  value: string;
  onValueChange: (code: string) => void;
  /** Called once each time someone completes the code, by typing the last digit, pasting or autofill. */
  onComplete?: (code: string) => void;
  /** The code is being checked: it can't be edited. It has the focus afterwards if it was the one refused. */
  isProcessing?: boolean;
  /** For steps reached by pressing a button. */
  isFocusedAtFirst?: boolean;
}

const anythingWhole = '^\\S+$';

/** The caret behind the last box belongs to that box: a further one would ask for a further character. */
const shownOf = (slots: readonly SlotProps[], count: number): readonly SlotProps[] =>
  slots
    .slice(0, count)
    .map((slot, at) => (at === count - 1 && slots[count]?.isActive === true ? { ...slot, isActive: true } : slot));

interface BoxState {
  isInvalid: boolean;
  isLocked: boolean;
  isDisabled: boolean;
}

const marked = (isMarked: boolean) => (isMarked ? '' : undefined);

interface BoxesProps extends BoxState {
  slots: readonly SlotProps[];
}

/** Visual only: screen readers use the input. */
const Boxes = ({ slots, isInvalid, isLocked, isDisabled }: BoxesProps) => (
  <span aria-hidden className={styles.boxes}>
    {slots.map(({ char, isActive, hasFakeCaret }, at) => (
      <span
        key={at}
        data-half={marked(slots.length === 6 && at === 3)}
        data-active={marked(isActive)}
        data-invalid={marked(isInvalid)}
        data-locked={marked(isLocked)}
        data-disabled={marked(isDisabled)}
        className={styles.box}
      >
        {char}
        {hasFakeCaret && !isLocked && <span className={styles.caret} />}
      </span>
    ))}
  </span>
);

/**
 * A code that can submit automatically after its last digit, in each place by that place's rule. To assistive technology and password managers
 * it is a single field.
 */
export const OtpField = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  ref,
  length,
  longest = length,
  inputMode = 'numeric',
  value,
  onValueChange,
  onComplete,
  isProcessing = false,
  isFocusedAtFirst = false,
  ...rest
}: OtpFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  useLayoutEffect(() => {
    if (isFocusedAtFirst) input.current?.focus();
  }, [isFocusedAtFirst]);

  const wasProcessing = useRef(isProcessing);
  useEffect(() => {
    if (wasProcessing.current && !isProcessing && error !== undefined) input.current?.focus();
    wasProcessing.current = isProcessing;
  }, [isProcessing, error]);

  const isLocked = isProcessing || rest.readOnly === true || rest.disabled === true;
  const change = (code: string) => {
    if (isLocked || code === value) return;
    onValueChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The library would append a complete code to what is already typed.
    event.preventDefault();
    event.stopPropagation();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const selected = { from: selectionStart ?? value.length, to: selectionEnd ?? value.length };
    const code = readPastedCode(event.clipboardData.getData('text/plain'), length, longest);
    if (code !== '') change(joinPastedCode(value, selected, code, { length, longest }));
  };

  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <OTPInput
          {...rest}
          {...control}
          ref={input}
          maxLength={longest}
          inputMode={inputMode}
          value={value}
          onChange={change}
          onPasteCapture={paste}
          pattern={longest === length ? REGEXP_ONLY_DIGITS : anythingWhole}
          readOnly={isLocked}
          aria-busy={isProcessing}
          // Password managers put their icon at the end of the input, which usually extends beyond the boxes, so it
          // needs no extra room.
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          nonce={cspNonce()}
          render={({ slots }) => (
            <Boxes
              slots={shownOf(slots, Math.max(length, value.length))}
              isInvalid={error !== undefined}
              isLocked={isLocked}
              isDisabled={rest.disabled === true}
            />
          )}
        />
      )}
    </Field>
  );
};
