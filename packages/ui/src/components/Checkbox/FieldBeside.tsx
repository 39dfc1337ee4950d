import type { ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as field from '../Field/Field.css';
import type { FieldTexts } from '../Field/Field';
import { FieldNote } from '../Field/FieldNote';
import { useFieldControl, type FieldControl } from '../Field/useFieldControl';
import type { ControlPlace } from './controlPlaces';
import * as styles from './FieldBeside.css';

/** What a control takes whose label stands beside it. */
export interface BesideTexts extends Omit<FieldTexts, 'aside' | 'label'> {
  /** May hold links: they lead where they lead, the rest of the label acts on the control. */
  label: ReactNode;
}

export interface FieldBesideProps extends BesideTexts {
  /** Left out, it is made. */
  id?: string | undefined;
  place?: ControlPlace;
  children: (control: FieldControl) => ReactNode;
}

/** As `Field`, for what is ticked or switched: the label stands beside the control, hint and error under the label. */
export const FieldBeside = ({
  label,
  hint,
  error,
  need,
  isLabelHidden,
  id,
  place = 'start',
  children,
}: FieldBesideProps) => {
  const { control, labelId, noteId, isNoted } = useFieldControl({ id, need, hint, error });
  return (
    <div className={styles.place[place]}>
      <span className={styles.control}>{children(control)}</span>
      <label id={labelId} htmlFor={control.id} className={isLabelHidden === true ? visuallyHidden : styles.label}>
        {label}
        {need === 'optional' && <span className={field.optional}> optional</span>}
      </label>
      <div id={noteId} aria-live="polite" className={`${field.note} ${styles.note}`}>
        {isNoted && <FieldNote hint={hint} error={error} />}
      </div>
    </div>
  );
};
