import { formatPrice, showFigure, type OffsetAt, type Pair, type Side } from '@exchange/domain';
import { memo } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { withEveryDigit } from '../Amount/amountTexts';
import { Figure } from '../Figure/Figure';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconNames';
import { Timestamp } from '../Timestamp/Timestamp';
import type { TapeTrade } from './tapeReading';
import * as styles from './TapeRow.css';

export interface TapeRowProps {
  trade: TapeTrade;
  pair: Pair;
  amountDecimals: number;
  offsetAt: OffsetAt | undefined;
}

const takers: Record<Side, { arrow: IconName; words: string }> = {
  buy: { arrow: 'arrowUp', words: 'bought at ' },
  sell: { arrow: 'arrowDown', words: 'sold at ' },
};

/** The cells of one trade, which never changes. */
export const TapeRow = memo(({ trade: { at, side, price, amount }, pair, amountDecimals, offsetAt }: TapeRowProps) => (
  <>
    <span role="cell" className={styles.time}>
      <Timestamp moment={at} isTimeOnly {...(offsetAt && { offsetAt })} />
    </span>
    <span role="cell" data-side={side} className={styles.price[side]}>
      <Icon name={takers[side].arrow} size={12} />
      <span className={visuallyHidden}>{takers[side].words}</span>
      <Figure figure={formatPrice(price, pair)} />
    </span>
    <span role="cell">
      <Figure figure={withEveryDigit(showFigure(amount, amountDecimals, 'down'), amount)} />
    </span>
  </>
));
TapeRow.displayName = 'TapeRow';
