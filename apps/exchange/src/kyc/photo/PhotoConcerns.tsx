import type { PhotoConcern } from '@exchange/domain';
import { Icon } from '@exchange/ui';
import * as styles from './PhotoField.css';
import { concernTexts, photoTexts as texts } from './texts';

/** What may keep a reviewer from reading the photo, and what to do about each. */
export const PhotoConcerns = ({ concerns }: { concerns: readonly PhotoConcern[] }) => (
  <div className={styles.concerns}>
    <span className={styles.icon}>
      <Icon name="warning" size={16} />
    </span>
    <div className={styles.words}>
      <p className={styles.title}>{texts.checkTitle}</p>
      <ul className={styles.list}>
        {concerns.map((concern) => (
          <li key={concern}>
            {concernTexts[concern].what} <span className={styles.todo}>{concernTexts[concern].todo}</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
