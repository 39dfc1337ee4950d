/** Capital letters of Cyrillic and Greek that look like Latin ones, which stand below them. */
const lookalikes = 'АВСԌЕНІӀЈКМОРԚЅТѴԜХУҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const latin = /*  */ 'ABCGEHIIJKMOPQSTVWXYYABEZHIKMNOPTYX';

const plainLetters: ReadonlyMap<string, string> = new Map(
  Array.from(lookalikes, (letter, index) => [letter, latin.charAt(index)]),
);

const isFigure = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The figures of each script follow each other, from its zero on. */
const plainFigure = (figure: string): string => {
  const code = figure.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isFigure(code - value - 1)) value += 1;
  return String(value);
};

/** Signs and capital letters that are hard to tell from figures. A small l has become a capital one by then. */
const asFigures = (text: string): string => text.replaceAll(/[IL|!]/g, '1').replaceAll('O', '0');

/**
 * The same for all ways to write one number that somebody who compares it with a photo takes for the same: spaces, dashes,
 * accents, small letters, letters for figures, and letters and figures of other scripts.
 */
export const plainDocumentNumber = (typed: string): string => {
  const latinLetters = typed
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/\p{Nd}/gu, plainFigure)
    .replaceAll(/\p{L}/gu, (letter) => plainLetters.get(letter) ?? letter);
  return asFigures(latinLetters).replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
};

/** Whether nothing in it could be taken for something else. */
export const isPlainNumber = (typed: string): boolean => /^[\x20-\x7E]*$/.test(typed);
