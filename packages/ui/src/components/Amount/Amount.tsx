import { formatUsd, type DecimalText, type Figure as AmountFigure } from '@exchange/domain';
import type { ComponentPropsWithRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Figure } from '../Figure/Figure';
import * as styles from './Amount.css';
import { withEveryDigit } from './amountTexts';

export interface AmountProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'className'> {
  /** Every digit of the amount. */
  amount: DecimalText;
  /** The amount formatted for its place: `formatBalance(amount, 'wallet')`, `formatAmount(amount, pair)`. */
  figure: AmountFigure;
  /** `XDC`. */
  unit: string;
  /** Its dollar value, on a line below. */
  usd?: DecimalText | undefined;
  /** The background flashes when the amount changes. */
  isLive?: boolean;
  /** The last known amount, which is no longer updated. */
  isStale?: boolean;
}

const Worth = ({ usd, isStale }: { usd: DecimalText; isStale: boolean }) => (
  <span className={styles.worth}>
    <span aria-hidden>≈ </span>
    <span className={visuallyHidden}>about </span>
    <Figure figure={formatUsd(usd)} isStale={isStale} />
  </span>
);

/** An exact amount and its dollar value. In tables the unit is in the header: use `Figure` there. */
export const Amount = ({ amount, figure, unit, usd, isLive = false, isStale = false, ...rest }: AmountProps) => (
  <span {...rest} className={styles.root}>
    <Figure figure={withEveryDigit(figure, amount)} value={isLive ? amount : undefined} isStale={isStale} />{' '}
    <span className={styles.unit}>{unit}</span>
    {usd !== undefined && <Worth usd={usd} isStale={isStale} />}
  </span>
);
