import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../../tokens/tokens';
import * as styles from './Badge.css';

export interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'className'> {
  tone?: Tone;
}

/** One or two words about the item next to it. */
export const Badge = ({ tone = 'neutral', ...rest }: BadgeProps) => <span {...rest} className={styles.tone[tone]} />;
