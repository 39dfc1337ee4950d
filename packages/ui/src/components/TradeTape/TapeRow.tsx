import { formatPrice, showFigure, unshortened, type Pair, type Side } from '@exchange/domain';
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
  isPriceShortened: boolean;
  /** Its price can be picked. */
  isPickable: boolean;
}

const takers: Record<Side, { arrow: IconName; words: string }> = {
  buy: { arrow: 'arrowUp', words: 'bought at ' },
  sell: { arrow: 'arrowDown', words: 'sold at ' },
};

type PriceOfProps = Pick<TapeRowProps, 'isPickable' | 'isPriceShortened' | 'pair' | 'trade'>;

const PriceOf = ({ trade: { side, price }, pair, isPriceShortened, isPickable }: PriceOfProps) => {
  const figure = formatPrice(price, pair);
  const words = (
    <>
      <span className={visuallyHidden}>{takers[side].words}</span>
      <Figure figure={isPriceShortened ? figure : unshortened(figure)} isInColumn />
    </>
  );
  if (!isPickable) return words;
  // Reached with the arrow keys of the list, which is a single tab stop.
  return (
    <button type="button" tabIndex={-1} data-price={price} className={styles.pickable}>
      {words}
    </button>
  );
};

/** The cells of one trade, which never changes. */
export const TapeRow = memo(({ trade, pair, amountDecimals, isPriceShortened, isPickable }: TapeRowProps) => {
  const { at, side, amount } = trade;
  return (
    <>
      <span role="cell" className={styles.time}>
        <Timestamp moment={at} isTimeOnly />
      </span>
      <span role="cell" data-side={side} className={styles.price[side]}>
        <Icon name={takers[side].arrow} size={12} />
        <PriceOf {...{ trade, pair, isPriceShortened, isPickable }} />
      </span>
      <span role="cell">
        <Figure figure={withEveryDigit(showFigure(amount, amountDecimals, 'down'), amount)} />
      </span>
    </>
  );
});
TapeRow.displayName = 'TapeRow';
