import type { DecimalText, Direction } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './Sparkline.css';
import { side, sparklinePath } from './sparklinePath';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'className' | 'values'> {
  /** Prices at equal distances, oldest first. */
  values: readonly DecimalText[];
  /** Of the figure beside it, whose colour it has. */
  direction: Direction;
  /** The last price is no longer updated. */
  isStale?: boolean;
  /** Fills what is below the line, for a larger one. */
  hasArea?: boolean;
  /** Only if no text beside it says the same. */
  label?: string | undefined;
}

/** How a price moved, as large as its container. */
export const Sparkline = ({ values, direction, isStale = false, hasArea = false, label, ...rest }: SparklineProps) => {
  const path = sparklinePath(values);
  if (path === undefined) return null;
  return (
    <svg
      viewBox={`0 0 ${String(side)} ${String(side)}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={styles.line[isStale ? 'flat' : direction]}
    >
      {hasArea && <path d={`${path}V${String(side)}H0Z`} className={styles.area} />}
      <path d={path} className={styles.stroke} />
    </svg>
  );
};
