import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import type { IconSize } from '../Icon/iconNames';
import * as styles from './Spinner.css';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** What is loading, for screen readers: `Loading the address`. */
  label: string;
  /** As tall as the icons it replaces. */
  size?: IconSize;
}

/** Something small is loading: an icon, a line. For larger content reserve its space with a `Skeleton`. */
export const Spinner = ({ label, size = 16, ...rest }: SpinnerProps) => (
  <span role="status" {...rest} className={styles.root}>
    <span aria-hidden className={styles.size[size]} />
    <span className={visuallyHidden}>{label}</span>
  </span>
);
