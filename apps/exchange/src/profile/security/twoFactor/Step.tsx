import { Icon, visuallyHidden } from '@exchange/ui';
import type { ReactNode } from 'react';
import { twoFactorTexts as texts } from './texts';
import * as styles from './twoFactor.css';

export interface StepProps {
  number: number;
  title: string;
  isDone?: boolean;
  children: ReactNode;
}

/** One of the numbered steps; the list announces the number to screen readers. */
export const Step = ({ number, title, isDone = false, children }: StepProps) => (
  <li className={styles.step}>
    <span aria-hidden data-done={isDone ? '' : undefined} className={styles.marker}>
      {isDone ? <Icon name="check" size={12} /> : number}
    </span>
    <h4 className={styles.stepTitle}>
      {title}
      {isDone && <span className={visuallyHidden}> ({texts.stepDone})</span>}
    </h4>
    <div className={styles.stepBody}>{children}</div>
  </li>
);
