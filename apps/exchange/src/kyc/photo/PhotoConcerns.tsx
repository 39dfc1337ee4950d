import type { PhotoConcern } from '@exchange/domain';
import { Icon } from '@exchange/ui';
import * as styles from './PhotoField.css';
import { concernTexts, photoTexts as texts } from './texts';

/** Why a reviewer might not be able to read the photo, and what to do about it. */
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
