import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as styles from './ErrorLine.css';

export interface ErrorLineProps {
  children: ReactNode;
}

/** An error message in the size of the surrounding text. The caller reserves its space and announces it. */
export const ErrorLine = ({ children }: ErrorLineProps) => (
  <span className={styles.line}>
    <span className={styles.icon}>
      <Icon name="error" size={12} />
    </span>
    <span>{children}</span>
  </span>
);
