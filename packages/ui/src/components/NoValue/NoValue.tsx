import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import * as styles from './NoValue.css';

export type NoValueProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'>;

/** A dash in place of a value. Screen readers announce the same words wherever one is missing. */
export const NoValue = (props: NoValueProps) => (
  <span {...props}>
    <span aria-hidden className={styles.dash}>
      –
    </span>
    <span className={visuallyHidden}>Not available</span>
  </span>
);
