import { Icon } from '@exchange/ui';
import type { ReactNode } from 'react';
import * as styles from './Notice.css';

export interface NoticeProps {
  tone?: 'info' | 'warning';
  children: ReactNode;
}

/** The consequences of pressing a button, shown above it, or what a trader must know before continuing. */
export const Notice = ({ tone = 'info', children }: NoticeProps) => (
  <div className={tone === 'info' ? styles.notice : styles.warning}>
    <span className={styles.icon}>
      <Icon name={tone} />
    </span>
    <div className={styles.words}>{children}</div>
  </div>
);
