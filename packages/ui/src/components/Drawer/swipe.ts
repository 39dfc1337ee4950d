export interface Swipe {
  /** How far down, in pixels. */
  distance: number;
  elapsedMs: number;
  /** Of what is swiped. */
  height: number;
}

const shareOfHeight = 1 / 3;
const flickDistance = 24;
const flickPixelsPerMs = 0.5;

/** Far enough, or short and fast: a thumb does either. A tap is neither. */
export const isSwipedAway = ({ distance, elapsedMs, height }: Swipe): boolean =>
  distance >= height * shareOfHeight || (distance >= flickDistance && distance >= elapsedMs * flickPixelsPerMs);
