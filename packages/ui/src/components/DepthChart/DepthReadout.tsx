import {
  formatPercentChange,
  formatPrice,
  pairLabel,
  showExactly,
  type BookSide,
  type DecimalText,
  type Pair,
} from '@exchange/domain';
import { Figure, type FigureProps } from '../Figure/Figure';
import * as styles from './DepthChart.css';
import { distanceFrom, type DepthPoint } from './depthCurve';

const sideWords: Record<BookSide, string> = { asks: 'Sells up to', bids: 'Buys down to' };

export interface DepthReadoutProps {
  pair: Pair;
  mid: DecimalText;
  point: DepthPoint | undefined;
  isStale: boolean;
}

/** What a screen reader announces while someone moves through the levels by keyboard. */
export const depthText = (pair: Pair, mid: DecimalText, { side, price, sum }: DepthPoint): string =>
  `${sideWords[side]} ${formatPrice(price, pair).full} ${pair.quote}: ${showExactly(sum)} ${pair.base}, ` +
  `${formatPercentChange(distanceFrom(mid, price)).text} from mid price`;

export const depthTitle = (pair: Pair): string => `Depth of ${pairLabel(pair.name)}`;

interface QuantityProps extends Pick<FigureProps, 'figure' | 'isStale'> {
  unit: string;
}

const Quantity = ({ figure, unit, isStale }: QuantityProps) => (
  <span>
    <Figure figure={figure} isStale={isStale} /> <span className={styles.word}>{unit}</span>
  </span>
);

/** Price, sum and distance of the level under the pointer, otherwise the mid price. */
export const DepthReadout = ({ pair, mid, point, isStale }: DepthReadoutProps) => {
  if (point === undefined) {
    return (
      <p className={styles.readout}>
        <span className={styles.word}>Mid price</span>
        <Quantity figure={formatPrice(mid, pair)} unit={pair.quote} isStale={isStale} />
      </p>
    );
  }
  const { side, price, sum } = point;
  const exactly = showExactly(sum);
  return (
    <p className={styles.readout}>
      <span className={styles.word}>{sideWords[side]}</span>
      <Quantity figure={formatPrice(price, pair)} unit={pair.quote} isStale={isStale} />
      <Quantity figure={{ text: exactly, full: exactly }} unit={pair.base} isStale={isStale} />
      <span className={styles.distance[side]}>{formatPercentChange(distanceFrom(mid, price)).text}</span>
    </p>
  );
};
