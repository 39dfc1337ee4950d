import { randomUUID } from 'node:crypto';
import { rm, writeFile, type link } from 'node:fs/promises';
import { hasCode } from './fileErrors';

/**
 * Writes the text before the name exists, so that no reader sees half of it. With `link` it returns whether the name
 * was free; `rename` replaces an existing file.
 */
export const placeWhole = async (file: string, text: string, place: typeof link): Promise<boolean> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await writeFile(aside, text);
    await place(aside, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(aside, { force: true });
  }
};
