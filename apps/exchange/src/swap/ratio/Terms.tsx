import { swapTerms, ratioSwapTexts } from '@exchange/domain';
import { useId } from 'react';
import * as styles from './ratioSwap.css';
import { ratioFormTexts as texts } from './texts';

/** The terms to accept: the ratios, how long it takes, and what compliance may do. */
export const Terms = () => {
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.terms}>
      <h2 id={title} className={styles.termsTitle}>
        {texts.terms}
      </h2>
      <ul className={styles.termsList}>
        {[...swapTerms, ratioSwapTexts.compliance].map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
};
