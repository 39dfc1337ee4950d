import type { ComponentPropsWithRef } from 'react';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** Any CSS length. By default the bar fills its container. */
  width?: string;
  /** By default as tall as the text it replaces. */
  height?: string;
}

/** Reserves the space of content that is loading. The caller adds one text for screen readers. */
export const Skeleton = ({ width, height, style, ...rest }: SkeletonProps) => (
  <span aria-hidden {...rest} style={{ inlineSize: width, blockSize: height, ...style }} className={styles.root} />
);
