import { fieldTexts } from '../messages/fields';
import { isOfKind, isUnder3Mb, jpg, type ChosenFile } from './chosenFile';
import { allOf, type Rule } from './rule';

export const kycPhoto: Rule<ChosenFile | undefined> = allOf(
  (file) => (file === undefined || file.size === 0 ? fieldTexts.required : undefined),
  (file) => (file !== undefined && isOfKind(file, jpg) ? undefined : fieldTexts.photoType),
  (file) => (file !== undefined && isUnder3Mb(file) ? undefined : fieldTexts.photoSize),
);
