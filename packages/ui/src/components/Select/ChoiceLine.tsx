import { Icon } from '../Icon/Icon';
import * as styles from './ChoiceLine.css';
import type { Choice } from './choices';

export const ChoiceWords = ({ label, hint }: Pick<Choice, 'label' | 'hint'>) => (
  <>
    <span className={styles.label}>{label}</span>
    {/* The space separates the two for screen readers. */}
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

/** A check mark on the chosen line; the other lines reserve its space. */
export const ChoiceMark = ({ isChosen }: { isChosen: boolean }) => (
  <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>
);
