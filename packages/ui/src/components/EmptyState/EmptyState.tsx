import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  /** What would be here. */
  text: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Takes the place of a list or result. The children can add detail if the sentence needs it. */
export const EmptyState = ({ text, action, children, ...rest }: EmptyStateProps) => (
  <div {...rest} className={styles.root}>
    <div className={styles.words}>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.more}>{children}</div>}
    </div>
    {action}
  </div>
);
