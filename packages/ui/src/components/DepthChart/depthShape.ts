import type { DepthCurve, DepthPoint } from './depthCurve';

/** The drawing area, which the page stretches. */
export const sheet = { width: 1000, height: 400 } as const;

/** Leaves room above the highest sum. */
const headroom = 1.08;

/** A few orders far from the market would squeeze all the others, so the furthest tenth may be cut off. */
const shownShare = 0.9;

export interface DepthScale {
  lowest: number;
  highest: number;
  /** The sum at the top edge. */
  top: number;
}

/** How far from the mid price most levels of a side are. Exact decimals become floats here, only for drawing. */
const reachOf = (points: readonly DepthPoint[], mid: number): number => {
  const last = points[Math.ceil((points.length - 1) * shownShare)];
  return last === undefined ? 0 : Math.abs(Number(last.price) - mid);
};

const largestWithin = (points: readonly DepthPoint[], { lowest, highest }: Omit<DepthScale, 'top'>): number => {
  const seen = points.findLast(({ price }) => Number(price) >= lowest && Number(price) <= highest);
  return seen === undefined ? 0 : Number(seen.sum);
};

export const scaleOf = ({ asks, bids, mid }: DepthCurve): DepthScale | undefined => {
  if (mid === undefined) return undefined;
  const middle = Number(mid);
  // A single price has no reach: a thousandth of it makes it drawable.
  const reach = Math.max(reachOf(asks, middle), reachOf(bids, middle), middle / 1000);
  const range = { lowest: middle - reach, highest: middle + reach };
  return { ...range, top: Math.max(largestWithin(asks, range), largestWithin(bids, range)) * headroom };
};

export const xOf = (price: number, { lowest, highest }: DepthScale): number =>
  ((price - lowest) / (highest - lowest)) * sheet.width;

export const yOf = (sum: number, { top }: DepthScale): number => sheet.height - (sum / top) * sheet.height;

export const priceAt = (share: number, { lowest, highest }: DepthScale): number => lowest + share * (highest - lowest);

const at = (figure: number): string => figure.toFixed(1);

/** A stepped line from the best price outwards to the edge. */
export const stair = (points: readonly DepthPoint[], scale: DepthScale): string => {
  const [best] = points;
  if (best === undefined) return '';
  const steps = points.map(({ price, sum }) => `H${at(xOf(Number(price), scale))}V${at(yOf(Number(sum), scale))}`);
  const edge = best.side === 'asks' ? sheet.width : 0;
  return `M${at(xOf(Number(best.price), scale))},${sheet.height}${steps.join('')}H${edge}`;
};

/** The same line closed along the bottom, to be filled. */
export const area = (points: readonly DepthPoint[], scale: DepthScale): string => {
  const line = stair(points, scale);
  return line === '' ? '' : `${line}V${sheet.height}Z`;
};

/** The level whose sum applies at a price: the last one reached on the way there. */
export const pointAt = (points: readonly DepthPoint[], price: number): number => {
  const reached = points.findLastIndex((point) => point.side === 'asks' && Number(point.price) <= price);
  if (reached !== -1) return reached;
  const below = points.findIndex((point) => point.side === 'bids' && Number(point.price) >= price);
  if (below !== -1) return below;
  return nearest(points, price);
};

/** Inside the spread no level is reached, so the nearer best price counts. */
const nearest = (points: readonly DepthPoint[], price: number): number => {
  let found = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const away = Math.abs(Number(point.price) - price);
    if (away < least) [found, least] = [index, away];
  });
  return found;
};
