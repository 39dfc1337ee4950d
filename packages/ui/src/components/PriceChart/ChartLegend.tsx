import { formatPrice, formatVolume, type DecimalText, type Pair, type Resolution } from '@exchange/domain';
import { memo } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css';
import { Figure } from '../Figure/Figure';
import { PriceChange } from '../PriceChange/PriceChange';
import { useClock } from '../Timestamp/useClock';
import { barChange, barTime } from './chartTexts';
import type { Bar } from './datafeed';
import * as styles from './PriceChart.css';

export interface ChartLegendProps {
  pair: Pair;
  resolution: Resolution;
  bar: Bar;
  before: Bar | undefined;
  isStale: boolean;
}

interface ItemProps {
  letter: string;
  name: string;
  price: DecimalText;
  pair: Pair;
}

const Item = ({ letter, name, price, pair }: ItemProps) => (
  <span className={styles.item}>
    <span aria-hidden className={styles.letter}>
      {letter}
    </span>
    <span className={visuallyHidden}>{name} </span>
    <Figure figure={formatPrice(price, pair)} />
  </span>
);

export const ChartLegend = memo(({ pair, resolution, bar, before, isStale }: ChartLegendProps) => (
  <div className={styles.legend}>
    <span className={styles.prices}>
      <Item letter="O" name="Open" price={bar.open} pair={pair} />
      <Item letter="H" name="High" price={bar.high} pair={pair} />
      <Item letter="L" name="Low" price={bar.low} pair={pair} />
      <Item letter="C" name="Close" price={bar.close} pair={pair} />
    </span>
    <span className={styles.more}>
      <PriceChange percent={barChange(bar, before)} isStale={isStale} />
      <span className={styles.item}>
        <span className={styles.letter}>Vol</span>
        <Figure figure={formatVolume(bar.volume)} />
      </span>
    </span>
    <span className={styles.moment}>{barTime(bar.at, resolution, useClock())}</span>
  </div>
));
ChartLegend.displayName = 'ChartLegend';
