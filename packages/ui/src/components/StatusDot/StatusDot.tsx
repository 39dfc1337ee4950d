import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../../tokens/tokens';
import * as styles from './StatusDot.css';

export interface StatusDotProps extends Omit<ComponentPropsWithRef<'span'>, 'className'> {
  tone?: Tone;
}

/** A state in words, with a dot to find it by. The words are not optional: a dot alone tells nobody anything. */
export const StatusDot = ({ tone = 'neutral', children, ...rest }: StatusDotProps) => (
  <span {...rest} className={styles.root}>
    <span aria-hidden className={styles.dot[tone]} />
    {children}
  </span>
);
