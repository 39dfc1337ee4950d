import { useId, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import { Counter } from './Counter';
import * as styles from './TextArea.css';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'cols' | 'maxLength' | 'rows'> {
  size?: ControlSize;
  /** The minimum height, in lines. */
  minRows?: number;
  /** The maximum height, in lines; beyond that it scrolls. */
  maxRows?: number;
  /**
   * The character limit of its rule; the count is shown at the end of the label's line. People can type more: the
   * browser's own limit counts an emoji twice, and silently cuts what is pasted.
   */
  longest?: number | undefined;
}

const height = (rows: number, size: ControlSize): string => `calc(${rows} * 1lh + 2 * ${styles.padding[size]})`;

/** Several lines of text. It grows with its content if the browser supports it; otherwise people can resize it. */
export const TextArea = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  size = 'medium',
  minRows = 3,
  maxRows = 10,
  longest,
  ref,
  ...rest
}: TextAreaProps) => {
  const input = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => input.current, []);
  const limitId = useId();
  const isLimited = longest !== undefined;
  const described = (noteId = '') => (isLimited ? `${noteId} ${limitId}`.trim() : noteId) || undefined;
  const counter = isLimited && (
    <span className={styles.asides}>
      {aside}
      <Counter id={limitId} input={input} typedAtFirst={String(rest.value ?? rest.defaultValue ?? '')} most={longest} />
    </span>
  );
  return (
    <Field {...{ label, hint, error, need, isLabelHidden, id }} aside={counter || aside}>
      {(control) => (
        <span className={box.box[size]}>
          <textarea
            {...rest}
            {...control}
            aria-describedby={described(control['aria-describedby'])}
            rows={minRows}
            ref={input}
            style={{ minBlockSize: height(minRows, size), maxBlockSize: height(maxRows, size) }}
            className={`${box.input[size]} ${styles.areaIn[size]}`}
          />
        </span>
      )}
    </Field>
  );
};
