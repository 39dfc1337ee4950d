import { formatPercentChange, type DecimalText, type Direction } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import * as styles from './PriceChange.css';

export interface PriceChangeProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** Exact decimal text of the change in percent: `4.2`, `-1.25`. */
  percent: DecimalText;
  /** The figure is the last known one, and no longer updated. */
  isStale?: boolean;
}

const marks: Record<Direction, { arrow: IconName | undefined; spoken: string }> = {
  up: { arrow: 'arrowUp', spoken: 'up ' },
  down: { arrow: 'arrowDown', spoken: 'down ' },
  flat: { arrow: undefined, spoken: 'unchanged ' },
};

/** A change in price, shown by arrow, sign and colour, so that people can read it without any one of them. */
export const PriceChange = ({ percent, isStale = false, ...rest }: PriceChangeProps) => {
  const { direction, text } = formatPercentChange(percent);
  const { arrow, spoken } = marks[direction];
  return (
    <span
      {...rest}
      data-direction={direction}
      data-stale={isStale ? '' : undefined}
      className={styles.change[direction]}
    >
      {arrow !== undefined && <Icon name={arrow} size={12} />}
      <span className={visuallyHidden}>{spoken}</span>
      {text}
    </span>
  );
};
