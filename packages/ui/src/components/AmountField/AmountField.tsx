import { showExactly, unitOf, type DecimalText } from '@exchange/domain';
import { useId, type CSSProperties } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { ValueInputProps } from '../Field/fieldInput';
import type { OptionalNode } from '../optionalNode';
import * as styles from './AmountField.css';
import type { AmountNote } from './amountNotes';
import { useAmountText } from './useAmountText';

type TextInputProps = ValueInputProps<'inputMode' | 'max' | 'min' | 'onPaste' | 'step' | 'style'>;

export interface AmountFieldProps extends FieldTexts, TextInputProps {
  /** `small` in order forms. */
  size?: ControlSize;
  /** A figure, an empty text, or the beginning of a figure such as `12.`. Never grouped. */
  value: string;
  /** Called when someone types, pastes or steps, and when the field adjusts the figure on blur. */
  onValueChange?: (text: string) => void;
  /** Inside the box, after the figure. */
  unit?: string;
  /** No more decimals can be typed, and pasted ones are cut. */
  decimals: number;
  /** Step of the arrow keys; by default one unit of the last decimal. Shift or the page keys multiply it by ten. */
  step?: DecimalText;
  /** Arrow keys stop at the bounds, and a figure beyond them is set to the nearest one on blur. */
  min?: DecimalText;
  max?: DecimalText;
  /**
   * Adjusts the figure on blur, instead of the bounds: for a price that depends on the side, or an amount whose bounds
   * are only reported.
   */
  settle?: (figure: DecimalText) => DecimalText;
  /** Inside the box, at its end: a small button, such as Max. */
  end?: OptionalNode;
  /** For trading panels. A long figure takes the room of the label. */
  isLabelInside?: boolean | undefined;
  /** The element that says the hint or the error, where several fields share one line for them. */
  notedBy?: string | undefined;
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

/**
 * Tells everyone when the field adjusts what was typed: a word in the box with a flash, and a sentence for screen
 * readers.
 */
const ChangeNote = ({ note, size }: { note: AmountNote | undefined; size: ControlSize }) => (
  <>
    {note !== undefined && (
      <>
        <span key={note.announced} aria-hidden className={styles.flash} />
        <span aria-hidden className={styles.note[size]}>
          {note.seen}
        </span>
      </>
    )}
    <span role="status" className={visuallyHidden}>
      {note?.announced}
    </span>
  </>
);

/** The width of a figure: its commas and its point are narrower than its digits. */
const roomFor = (shown: string, unit: string | undefined): CSSProperties => {
  const digits = shown.replace(/[^\d]/g, '').length;
  return {
    flexBasis: `calc(${String(digits + (shown.length - digits) / 2)}ch + 12px + ${unit === undefined ? '0px' : styles.unitRoom})`,
  };
};

const described = (notes: string | undefined, keys: string): string => [notes, keys].filter(Boolean).join(' ');

const After = ({ unit, end, size }: Pick<AmountFieldProps, 'end' | 'unit'> & { size: ControlSize }) =>
  (unit !== undefined || end !== undefined) && (
    <span className={`${box.end} ${styles.end[size]}`}>
      {unit !== undefined && (
        <span aria-hidden className={styles.unit}>
          {unit}
        </span>
      )}
      {end}
    </span>
  );

/**
 * An exact amount, never a float. It's a text box rather than a spin button, although the arrow keys step it: the value
 * of a spin button is a number, which assistive technology may round, and phones would show no keyboard for it. Its
 * description explains the keys.
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
  isLabelInside = false,
  notedBy,
  onFocus,
  onBlur,
  onKeyDown,
  onSelect,
  ...rest
}: AmountFieldProps) => {
  const keysId = useId();
  const isLocked = rest.readOnly === true || rest.disabled === true;
  const amount = useAmountText({ value, onValueChange, unit, decimals, step, min, max, settle, isLocked });
  const handlers = {
    onChange: amount.type,
    onPaste: amount.paste,
    onSelect: inTurn(amount.look, onSelect),
    onFocus: inTurn(amount.focus, onFocus),
    onBlur: inTurn(amount.blur, onBlur),
    onKeyDown: inTurn(amount.press, onKeyDown),
  };
  const notes = notedBy === undefined ? { hint, error } : {};
  return (
    <Field {...notes} {...{ label, need, aside, id }} isLabelHidden={isLabelInside || isLabelHidden}>
      {(control) => (
        <span className={`${box.box[size]} ${isLabelInside ? styles.labelled[size] : styles.frame}`}>
          <ChangeNote note={amount.note} size={size} />
          {isLabelInside && amount.note === undefined && (
            // Clicking it focuses the field; screen readers have the label already.
            <label aria-hidden htmlFor={control.id} className={styles.label}>
              {label}
            </label>
          )}
          <span style={roomFor(amount.shown, unit)} className={styles.content}>
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
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={described(notedBy ?? control['aria-describedby'], keysId)}
              className={`${box.input[size]} ${styles.figure}`}
            />
            <After {...{ unit, end, size }} />
          </span>
          <span id={keysId} className={visuallyHidden}>
            {describe(unit, isLocked ? undefined : (step ?? unitOf(decimals)))}
          </span>
        </span>
      )}
    </Field>
  );
};
