const longestName = 80;

/** Letters and digits of any script, and what people put between them; no paths, no markup, no control characters. */
const unusual = /[^\p{L}\p{N} ._()-]+/gu;

/** What the photo is called as a JPG: after its original, without anything that means something to a computer. */
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
