import type { ReactNode } from 'react';
import { Icon } from '../../packages/ui/src/components/Icon/Icon';
import * as styles from './writing.css';

export interface Comparison {
  well: ReactNode;
  badly: ReactNode;
  why: ReactNode;
}

/** Two ways to say the same thing, and why one is better. */
export const DoDont = ({ comparisons }: { comparisons: Comparison[] }) => (
  <ul className={styles.comparisons}>
    {comparisons.map(({ well, badly, why }, at) => (
      <li key={at} className={styles.comparison}>
        <div className={styles.well}>
          <span className={styles.goodMark}>
            <Icon name="check" label="Do" />
          </span>
          <span className={styles.text}>{well}</span>
        </div>
        <div className={styles.badly}>
          <span className={styles.badMark}>
            <Icon name="close" label="Don’t" />
          </span>
          <span className={styles.text}>{badly}</span>
        </div>
        <p className={styles.why}>{why}</p>
      </li>
    ))}
  </ul>
);
