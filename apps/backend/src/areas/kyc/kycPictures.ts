import { isRefused, type Refused, type UploadedFile } from '../../contract/handlers';
import { drawPicture } from '../../pictures/drawPicture';
import { wrongPicture } from './refusals';

/** Enough to read the small print of a passport. */
const longestSide = 2_400;

export const makeKycPicture = async ({ data, fieldName }: UploadedFile): Promise<Buffer | Refused> => {
  const { jpeg, wrong } = await drawPicture(data, { kinds: ['jpeg'], longestSide });
  return jpeg ?? wrongPicture(wrong, fieldName);
};

/** All pictures re-encoded, or what is wrong with the first unusable one. */
export const makeKycPictures = async (files: readonly UploadedFile[]): Promise<Buffer[] | Refused> => {
  const made: Buffer[] = [];
  for (const file of files) {
    const jpeg = await makeKycPicture(file);
    if (isRefused(jpeg)) return jpeg;
    made.push(jpeg);
  }
  return made;
};
