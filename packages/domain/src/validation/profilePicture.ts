import { fieldTexts } from '../messages/fields';
import { isOfKind, isUnder3Mb, jpg, png, type ChosenFile } from './chosenFile';
import { allOf, type Rule } from './rule';

const chosenPicture: Rule<ChosenFile> = allOf(
  (file) => (isOfKind(file, jpg) || isOfKind(file, png) ? undefined : fieldTexts.pictureType),
  (file) => (file.size === 0 ? fieldTexts.pictureEmpty : undefined),
  (file) => (isUnder3Mb(file) ? undefined : fieldTexts.pictureSize),
);

/** A picture is optional. */
export const profilePicture: Rule<ChosenFile | undefined> = (file) => file && chosenPicture(file);
