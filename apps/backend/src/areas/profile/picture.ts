import { fieldTexts } from '@exchange/domain';
import { refuse, type Refused } from '../../contract/handlers';
import { drawPicture } from '../../pictures/drawPicture';

export const noPicture = refuse(415, fieldTexts.pictureType, 'profile_image');
const broken = refuse(422, fieldTexts.brokenPicture, 'profile_image');

export const makePicture = async (file: Buffer): Promise<Buffer | Refused> => {
  const { jpeg, wrong } = await drawPicture(file, { kinds: ['jpeg', 'png'], longestSide: 512 });
  if (jpeg) return jpeg;
  return wrong === 'kind' ? noPicture : broken;
};
