import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Icon } from '../Icon/Icon';
import * as styles from './Field.css';
import type { FieldNeed } from './fieldNeeds';

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

/** Goes to the control itself. */
export interface FieldControl {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Left out, it is made. */
  id?: string | undefined;
  /** A group of controls has a label, but none that a click could lead to one control. */
  isGroup?: boolean;
  children: (control: FieldControl) => ReactNode;
}

const Note = ({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => {
  if (error === undefined) return <span className={styles.hint}>{hint}</span>;
  return (
    <span className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="error" size={12} />
      </span>
      <span>{error}</span>
    </span>
  );
};

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
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const isNoted = error !== undefined || hint !== undefined;
  return (
    <div className={styles.root}>
      <Labels {...labels} id={labelId} controlId={isGroup ? undefined : controlId} />
      {children({
        id: controlId,
        'aria-labelledby': labelId,
        'aria-describedby': isNoted ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': labels.need === 'required' ? true : undefined,
      })}
      <div id={noteId} aria-live="polite" className={styles.note}>
        {isNoted && <Note hint={hint} error={error} />}
      </div>
    </div>
  );
};
