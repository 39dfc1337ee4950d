import { join } from 'node:path';
import { nameOfLook, type Look } from './looks';
import { titleOf, type Subject } from './subjects';

export const root = join(import.meta.dirname, '..', '..');
export const shotsFolder = join(root, 'shots');
export const sheetsFolder = join(shotsFolder, 'sheets');

/** A picture's path within the folder of all pictures. */
export const pathOf = (subject: Pick<Subject, 'group' | 'name'>, look: Look): string =>
  `${titleOf(subject)}/${nameOfLook(look)}.png`;
