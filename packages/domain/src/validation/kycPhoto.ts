import { fieldTexts } from '../messages/fields';
import { allOf, type Rule } from './rule';

/** What a rule needs to know of a chosen file; a browser's file fits. */
export interface ChosenFile {
  name: string;
  type: string;
  size: number;
}

const photoLimit = 3 * 1024 * 1024;

// Some systems do not tell a file's type; then its name has to do.
const isJpg = ({ name, type }: ChosenFile): boolean =>
  type === '' ? /\.jpe?g$/i.test(name) : type === 'image/jpeg' || type === 'image/jpg';

export const kycPhoto: Rule<ChosenFile | undefined> = allOf(
  (file) => (file === undefined || file.size === 0 ? fieldTexts.required : undefined),
  (file) => (file !== undefined && isJpg(file) ? undefined : fieldTexts.photoType),
  (file) => (file !== undefined && file.size < photoLimit ? undefined : fieldTexts.photoSize),
);
