import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as field from '../Field/Field.css';
import type { FieldControl, FieldTexts } from '../Field/Field';
import { Icon } from '../Icon/Icon';
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

const Note = ({ hint, error }: Pick<BesideTexts, 'hint' | 'error'>) => {
  if (error === undefined) return <span className={field.hint}>{hint}</span>;
  return (
    <span className={field.error}>
      <span className={field.errorIcon}>
        <Icon name="error" size={12} />
      </span>
      <span>{error}</span>
    </span>
  );
};

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
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const noteId = `${controlId}-note`;
  const isNoted = error !== undefined || hint !== undefined;
  return (
    <div className={styles.place[place]}>
      <span className={styles.control}>
        {children({
          id: controlId,
          'aria-labelledby': labelId,
          'aria-describedby': isNoted ? noteId : undefined,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-required': need === 'required' ? true : undefined,
        })}
      </span>
      <label id={labelId} htmlFor={controlId} className={isLabelHidden === true ? visuallyHidden : styles.label}>
        {label}
        {need === 'optional' && <span className={field.optional}> optional</span>}
      </label>
      <div id={noteId} aria-live="polite" className={`${field.note} ${styles.note}`}>
        {isNoted && <Note hint={hint} error={error} />}
      </div>
    </div>
  );
};
