import type { ComponentPropsWithRef } from 'react';
import { drawings } from './drawings';
import * as styles from './Icon.css';
import type { IconName, IconSize } from './iconNames';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'className'> {
  name: IconName;
  size?: IconSize;
  /** What the icon means. Leave it out if the text beside it already says so. */
  label?: string;
}

/** One of our line icons, in the colour of the surrounding text. */
export const Icon = ({ name, size = 16, label, ...rest }: IconProps) => (
  <svg
    viewBox="0 0 16 16"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...rest}
    data-filled={name === 'starFilled' ? '' : undefined}
    className={styles.size[size]}
  >
    <path d={drawings[name]} vectorEffect="non-scaling-stroke" />
  </svg>
);
