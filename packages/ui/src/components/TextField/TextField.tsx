import type { ComponentPropsWithRef } from 'react';
import * as box from '../Field/box.css';
import type { ControlSize } from '../Field/controlSizes';
import { Field, type FieldTexts } from '../Field/Field';
import type { OptionalNode } from '../optionalNode';
import * as styles from './TextField.css';
import type { TextAlign } from './textAligns';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'size'> {
  size?: ControlSize;
  /** Figures are aligned to the end. */
  align?: TextAlign;
  /** Inside the box, before the text. */
  start?: OptionalNode;
  /** Inside the box, after the text: a unit, a small button. */
  end?: OptionalNode;
}

export const TextField = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  aside,
  id,
  size = 'medium',
  align = 'start',
  start,
  end,
  ...rest
}: TextFieldProps) => (
  <Field {...{ label, hint, error, need, isLabelHidden, aside, id }}>
    {(control) => (
      <span className={box.box[size]}>
        {start !== undefined && <span className={box.start}>{start}</span>}
        <input type="text" {...rest} {...control} className={`${box.input[size]} ${styles.align[align]}`} />
        {end !== undefined && <span className={box.end}>{end}</span>}
      </span>
    )}
  </Field>
);
