import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './NoValue.css';

export interface NoValueProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** What screen readers announce: why there is no value. */
  children: string;
}

/** A dash in place of a value. */
export const NoValue = ({ children, ...rest }: NoValueProps) => (
  <span {...rest}>
    <span aria-hidden className={styles.dash}>
      –
    </span>
    <span className={visuallyHidden}>{children}</span>
  </span>
);
