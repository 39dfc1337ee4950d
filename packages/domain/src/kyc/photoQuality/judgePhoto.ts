import { isTooDark } from './brightness';
import { isCutOff } from './cutOff/cutOff';
import type { GreyPicture, PictureSize } from './greyPicture';
import type { KycSide } from '../pictures';
import { photoConcerns, type PhotoConcern } from './photoConcern';
import { isBlurred } from './sharpness';
import { isTooSmall } from './size';

export interface TakenPhoto {
  side: KycSide;
  /** Scaled down to `judgedLongSide`, unless it is smaller. */
  picture: GreyPicture;
  /** The size before scaling. */
  original: PictureSize;
}

/**
 * What is likely to keep a reviewer from reading the photo. This only advises the trader, and reports nothing when it
 * can't tell.
 */
export const judgePhoto = ({ side, picture, original }: TakenPhoto): PhotoConcern[] => {
  const concerns: Record<PhotoConcern, boolean> = {
    tooDark: isTooDark(picture),
    blurred: isBlurred(picture),
    tooSmall: isTooSmall(original, side),
    cutOff: side !== 'holding' && isCutOff(picture),
  };
  return photoConcerns.filter((concern) => concerns[concern]);
};
