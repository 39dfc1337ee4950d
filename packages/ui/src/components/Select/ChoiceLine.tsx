import { Icon } from '../Icon/Icon';
import * as styles from './ChoiceLine.css';
import type { Choice } from './choices';

/** The words of a choice. */
export const ChoiceWords = ({ label, hint }: Pick<Choice, 'label' | 'hint'>) => (
  <>
    <span className={styles.label}>{label}</span>
    {/* The space keeps the two words apart for screen readers. */}
    {hint !== undefined && (
      <>
        {' '}
        <span className={styles.hint}>{hint}</span>
      </>
    )}
  </>
);

export const ChoiceIcon = ({ icon }: Pick<Choice, 'icon'>) =>
  icon !== undefined && <span className={styles.icon}>{icon}</span>;

/** Stands at the end of the line that is chosen, and keeps its room in the others. */
export const ChoiceMark = ({ isChosen }: { isChosen: boolean }) => (
  <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>
);
