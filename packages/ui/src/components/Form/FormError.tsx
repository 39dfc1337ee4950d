import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner';
import * as styles from './Form.css';

export interface FormErrorProps {
  /** Why it failed, in words. Left out while nothing has. */
  children?: ReactNode;
}

/** What went wrong and belongs to no field. It stands above the actions, where whoever just pressed one looks. */
export const FormError = ({ children }: FormErrorProps) => (
  <div role="alert" className={styles.error}>
    {children !== undefined && <Banner tone="danger">{children}</Banner>}
  </div>
);
