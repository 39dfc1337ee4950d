import { formatPrice, formatVolume, round, type Pair } from '@exchange/domain';
import { Figure } from '../Figure/Figure';
import * as styles from './DepthChart.css';
import type { DepthCurve, DepthPoint } from './depthCurve';
import { area, sheet, stair, xOf, yOf, type DepthScale } from './depthShape';

export interface DepthDrawingProps {
  curve: DepthCurve;
  scale: DepthScale;
  point: DepthPoint | undefined;
}

const Pointer = ({ point, scale }: { point: DepthPoint; scale: DepthScale }) => {
  const x = xOf(Number(point.price), scale);
  return (
    <>
      <line x1={x} x2={x} y1={0} y2={sheet.height} className={styles.pointer} />
      <line
        x1={0}
        x2={sheet.width}
        y1={yOf(Number(point.sum), scale)}
        y2={yOf(Number(point.sum), scale)}
        className={styles.pointer}
      />
    </>
  );
};

/** Buys to the left of the mid price, sells to the right. */
export const DepthDrawing = ({ curve, scale, point }: DepthDrawingProps) => (
  <svg aria-hidden viewBox={`0 0 ${sheet.width} ${sheet.height}`} preserveAspectRatio="none" className={styles.drawing}>
    <path d={area(curve.bids, scale)} className={styles.area.bids} />
    <path d={area(curve.asks, scale)} className={styles.area.asks} />
    <path d={stair(curve.bids, scale)} className={styles.edge.bids} />
    <path d={stair(curve.asks, scale)} className={styles.edge.asks} />
    <line x1={sheet.width / 2} x2={sheet.width / 2} y1={0} y2={sheet.height} className={styles.middle} />
    {point !== undefined && <Pointer point={point} scale={scale} />}
  </svg>
);

export interface DepthAxisProps {
  pair: Pair;
  scale: DepthScale;
}

const priceOn = (figure: number, pair: Pair) =>
  formatPrice(round(Math.max(0, figure).toFixed(pair.priceDecimals), pair.priceDecimals, 'nearest'), pair, 'table');

/** The prices at both edges and in the middle. */
export const DepthAxis = ({ pair, scale }: DepthAxisProps) => (
  <div aria-hidden className={styles.axis}>
    {[scale.lowest, (scale.lowest + scale.highest) / 2, scale.highest].map((figure, at) => (
      <Figure key={at} figure={priceOn(figure, pair)} />
    ))}
  </div>
);

export interface DepthTopProps {
  pair: Pair;
  scale: DepthScale;
}

/** The sum at the top edge. */
export const DepthTop = ({ pair, scale }: DepthTopProps) => (
  <span aria-hidden className={styles.top}>
    {formatVolume(round(scale.top.toFixed(8), 8, 'nearest')).text} {pair.base}
  </span>
);
