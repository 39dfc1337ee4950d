import { isTooDark } from './brightness';
import { isCutOff } from './cutOff/cutOff';
import type { GreyPicture, PictureSize } from './greyPicture';
import type { KycSide } from '../pictures';
import { photoConcerns, type PhotoConcern } from './photoConcern';
import { isBlurred } from './sharpness';
import { isTooSmall } from './size';

export interface TakenPhoto {
  side: KycSide;
  /** At `judgedLongSide`, or as it is where it is smaller. */
  picture: GreyPicture;
  /** Before it was made smaller. */
  original: PictureSize;
}

/**
 * What is likely to keep a reviewer from reading the photo. It advises and decides nothing: where it can't tell, it says
 * nothing.
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
