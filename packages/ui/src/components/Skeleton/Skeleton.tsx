import type { ComponentPropsWithRef } from 'react';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** Any CSS length. Without it the bar is as wide as its room. */
  width?: string;
  /** Without it the bar is as high as the letters it stands for. */
  height?: string;
}

/** Keeps the place of what is still loading. Whoever shows it says once, in words, that something loads. */
export const Skeleton = ({ width, height, style, ...rest }: SkeletonProps) => (
  <span aria-hidden {...rest} style={{ inlineSize: width, blockSize: height, ...style }} className={styles.root} />
);
