import type { PictureSize } from './greyPicture';
import type { KycSide } from '../pictures';

interface LeastSides {
  long: number;
  short: number;
}

/**
 * The minimum pixels for readable print on a card, about 7 per millimetre if it fills the picture. A card held by a
 * person fills a third of the picture at best.
 */
const least: Record<KycSide, LeastSides> = {
  front: { long: 640, short: 400 },
  back: { long: 640, short: 400 },
  holding: { long: 800, short: 600 },
};

export const isTooSmall = ({ width, height }: PictureSize, side: KycSide): boolean =>
  Math.max(width, height) < least[side].long || Math.min(width, height) < least[side].short;
