import { showExactly, unitOf, type DecimalText } from '@exchange/domain';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import * as styles from './AmountField.css';
import type { AmountNote } from './amountNotes';
import { useAmountText } from './useAmountText';

type TextInputProps = ValueInputProps<'inputMode' | 'max' | 'min' | 'onPaste' | 'step' | 'style'>;

export interface AmountFieldProps extends FieldTexts, TextInputProps {
  /** `small` in order forms. */
  size?: ControlSize;
  /** A figure, nothing, or what is on its way to a figure: `12.`. Never grouped. */
  value: string;
  /** Called with what is typed, pasted and stepped to, and with what the figure becomes once the field is left. */
  onValueChange?: (text: string) => void;
  /** Inside the box, after the figure. */
  unit?: string;
  /** More cannot be typed, and what is pasted is cut. */
  decimals: number;
  /** Of the arrow keys; one unit of the decimals where it is left out. Held with Shift, and Page Up and Down, it is ten. */
  step?: DecimalText;
  /** Arrow keys stop at both bounds, and a figure beyond them is set to them when the field is left. */
  min?: DecimalText;
  max?: DecimalText;
  /** What becomes of the figure when the field is left, in place of the bounds: a price that knows its side, an amount whose bounds are told and not mended. */
  settle?: (figure: DecimalText) => DecimalText;
  /** Inside the box, at its end: a small button, as Max. */
  end?: ReactNode;
}

const inTurn =
  <HandledEvent,>(ours: (event: HandledEvent) => void, theirs: ((event: HandledEvent) => void) | undefined) =>
  (event: HandledEvent) => {
    ours(event);
    theirs?.(event);
  };

const describe = (unit: string | undefined, step: DecimalText | undefined): string => {
  const inUnit = unit === undefined ? '' : `In ${unit}.`;
  const byKeys = step === undefined ? '' : `Arrow keys change it by ${showExactly(step)}.`;
  return `${inUnit} ${byKeys}`.trim();
};

/** Told to everybody when a figure becomes another than was typed: a word in the box and a flash, or a sentence. */
const ChangeNote = ({ note, size }: { note: AmountNote | undefined; size: ControlSize }) => (
  <>
    {note !== undefined && (
      <>
        <span key={note.said} aria-hidden className={styles.flash} />
        <span aria-hidden className={styles.note[size]}>
          {note.seen}
        </span>
      </>
    )}
    <span role="status" className={visuallyHidden}>
      {note?.said}
    </span>
  </>
);

/**
 * An exact amount of something, never a float.
 *
 * It is a text box and no spin button, though the arrow keys step it: the value of a spin button is a number, which
 * assistive technology may round, and on a phone it takes away the keyboard. What the keys do stands in the description.
 */
export const AmountField = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  size = 'medium',
  value,
  onValueChange,
  unit,
  decimals,
  step,
  min,
  max,
  settle,
  end,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: AmountFieldProps) => {
  const keysId = useId();
  const isLocked = rest.readOnly === true || rest.disabled === true;
  const amount = useAmountText({ value, onValueChange, unit, decimals, step, min, max, settle, isLocked });
  const handlers = {
    onChange: amount.type,
    onPaste: amount.paste,
    onFocus: inTurn(amount.focus, onFocus),
    onBlur: inTurn(amount.blur, onBlur),
    onKeyDown: inTurn(amount.press, onKeyDown),
  };
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
      {(control) => (
        <span className={`${box.box[size]} ${styles.frame}`}>
          <ChangeNote note={amount.note} size={size} />
          <input
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            {...rest}
            {...control}
            {...handlers}
            value={amount.shown}
            aria-describedby={`${control['aria-describedby'] ?? ''} ${keysId}`.trimStart()}
            style={{ flexBasis: `${amount.shown.length + 3}ch` }}
            className={`${box.input[size]} ${styles.figure}`}
          />
          {(unit !== undefined || end !== undefined) && (
            <span className={`${box.end} ${styles.end[size]}`}>
              {unit !== undefined && (
                <span aria-hidden className={styles.unit}>
                  {unit}
                </span>
              )}
              {end}
            </span>
          )}
          <span id={keysId} className={visuallyHidden}>
            {describe(unit, isLocked ? undefined : (step ?? unitOf(decimals)))}
          </span>
        </span>
      )}
    </Field>
  );
};
