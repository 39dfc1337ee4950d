export interface Swipe {
  /** How far down, in pixels. */
  distance: number;
  elapsedMs: number;
  /** The height of the drawer. */
  height: number;
}

const shareOfHeight = 1 / 3;
const flickDistance = 24;
const flickPixelsPerMs = 0.5;

/** A long swipe, or a short and fast one. A tap is neither. */
export const isSwipedAway = ({ distance, elapsedMs, height }: Swipe): boolean =>
  distance >= height * shareOfHeight || (distance >= flickDistance && distance >= elapsedMs * flickPixelsPerMs);
