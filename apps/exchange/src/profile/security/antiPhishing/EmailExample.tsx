import { Skeleton } from '@exchange/ui';
import * as styles from './AntiPhishingView.css';
import { antiPhishingTexts as texts } from './texts';

interface EmailExampleProps {
  brandName: string;
  /** Empty if none is chosen. */
  word: string;
}

/** Shows where the word appears. */
export const EmailExample = ({ brandName, word }: EmailExampleProps) => (
  <figure className={styles.example}>
    <figcaption className={styles.caption}>{texts.example}</figcaption>
    <div className={styles.mail}>
      <p className={styles.from}>{texts.from(brandName)}</p>
      <p className={styles.line}>
        {texts.inEmail} <strong className={styles.word}>{word === '' ? `[${texts.noWord}]` : word}</strong>
      </p>
      <Skeleton width="90%" height="8px" />
      <Skeleton width="70%" height="8px" />
    </div>
  </figure>
);
