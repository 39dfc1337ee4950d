import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../../tokens/tokens';
import * as styles from './StatusDot.css';

export interface StatusDotProps extends Omit<ComponentPropsWithRef<'span'>, 'className'> {
  tone?: Tone;
}

/**
 * A status in words, with a dot that makes it easy to spot. The text is required, because a dot alone means nothing.
 */
export const StatusDot = ({ tone = 'neutral', children, ...rest }: StatusDotProps) => (
  <span {...rest} className={styles.root}>
    <span aria-hidden className={styles.dot[tone]} />
    {children}
  </span>
);
