import { Icon } from '@exchange/ui';
import type { ReactNode } from 'react';
import * as styles from './notice.css';

export interface NoticeProps {
  tone?: 'info' | 'warning';
  children: ReactNode;
}

/** What follows from pressing a button, said before it, or what has to be known before going on. */
export const Notice = ({ tone = 'info', children }: NoticeProps) => (
  <div className={tone === 'info' ? styles.notice : styles.warning}>
    <span className={styles.icon}>
      <Icon name={tone} />
    </span>
    <div className={styles.words}>{children}</div>
  </div>
);
