import { randomUUID } from 'node:crypto';
import { rm, writeFile, type link } from 'node:fs/promises';
import { hasCode } from './fileErrors';

/**
 * The text is complete before the name exists, so that nobody ever reads half of it. By `link` it says whether the name
 * was free; `rename` replaces what was there.
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
