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

interface LabelsProps extends Pick<FieldTexts, 'label' | 'need' | 'isLabelHidden' | 'aside'> {
  id: string;
  /** The one control a click leads to. */
  controlId: string | undefined;
}

const Labels = ({ id, controlId, label, need, isLabelHidden, aside }: LabelsProps) => {
  const Label = controlId === undefined ? 'span' : 'label';
  return (
    <div className={isLabelHidden === true ? visuallyHidden : styles.labels}>
      <Label id={id} htmlFor={controlId} className={styles.label}>
        {label}
        {need === 'optional' && <span className={styles.optional}> optional</span>}
      </Label>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </div>
  );
};

/** A label above a control, and a hint below it whose place an error takes. */
export const Field = ({ hint, error, id, isGroup = false, children, ...labels }: FieldProps) => {
  const { control, labelId, noteId, isNoted } = useFieldControl({ id, hint, error, need: labels.need });
  return (
    <div className={styles.root}>
      <Labels {...labels} id={labelId} controlId={isGroup ? undefined : control.id} />
      {children(control)}
      <div id={noteId} aria-live="polite" className={styles.note}>
        {isNoted && <FieldNote hint={hint} error={error} />}
      </div>
    </div>
  );
};
