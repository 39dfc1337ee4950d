import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './Field.css';
import { FieldNote } from './FieldNote';
import type { FieldNeed } from './fieldNeeds';
import { useFieldControl, type FieldControl } from './useFieldControl';

/** What every input of the kit takes beside what is its own. */
export interface FieldTexts {
  label: string;
  /** Stands under the control until there is an error. */
  hint?: ReactNode;
  error?: string | undefined;
  need?: FieldNeed | undefined;
  /** Where the place says what is asked for, as in a search line, the label is only told. */
  isLabelHidden?: boolean | undefined;
  /** At the end of the label's line: a balance, a link. */
  aside?: ReactNode;
}

export interface FieldProps extends FieldTexts {
  /** Left out, it is made. */
  id?: string | undefined;
  /** A group of controls has a label, but none that a click could lead to one control. */
  isGroup?: boolean;
  children: (control: FieldControl) => ReactNode;
}

interface LabelProps extends Pick<FieldTexts, 'label' | 'need' | 'isLabelHidden'> {
  id: string;
  /** The one control a click leads to. */
  controlId: string | undefined;
}

const Label = ({ id, controlId, label, need, isLabelHidden }: LabelProps) => {
  const Part = controlId === undefined ? 'span' : 'label';
  return (
    <Part id={id} htmlFor={controlId} className={isLabelHidden === true ? visuallyHidden : styles.label}>
      {label}
      {need === 'optional' && <span className={styles.optional}> optional</span>}
    </Part>
  );
};

/**
 * A label above a control, and a hint below it whose place an error takes. What stands beside the label follows the
 * control in the page, so that Tab leads to the control first.
 */
export const Field = ({ hint, error, id, isGroup = false, aside, children, ...label }: FieldProps) => {
  const { control, labelId, noteId, isNoted } = useFieldControl({ id, hint, error, need: label.need });
  return (
    <div className={styles.root}>
      <Label {...label} id={labelId} controlId={isGroup ? undefined : control.id} />
      {children(control)}
      {aside !== undefined && (
        <span className={label.isLabelHidden === true ? visuallyHidden : styles.aside}>{aside}</span>
      )}
      <div id={noteId} aria-live="polite" className={styles.note}>
        {isNoted && <FieldNote hint={hint} error={error} />}
      </div>
    </div>
  );
};
