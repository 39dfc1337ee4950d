import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner';
import * as styles from './Form.css';

export interface FormErrorProps {
  /** The error message. Leave it out if there is none. */
  children?: ReactNode;
}

/** An error that belongs to no field, above the actions, where people look after pressing one. */
export const FormError = ({ children }: FormErrorProps) => (
  <div role="alert" className={styles.error}>
    {children !== undefined && <Banner tone="danger">{children}</Banner>}
  </div>
);
