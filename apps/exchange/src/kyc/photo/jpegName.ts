const longestName = 80;

/** Everything but letters and digits of any script, and common separators: no paths, markup or control characters. */
const unusual = /[^\p{L}\p{N} ._()-]+/gu;

/** The JPG's name: the original name, without anything that software could interpret. */
export const jpegName = (original: string): string => {
  const stem = original
    .normalize('NFC')
    .replace(/\.[^./]*$/, '')
    .replace(unusual, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, longestName)
    .trim();
  return `${stem === '' ? 'photo' : stem}.jpg`;
};
