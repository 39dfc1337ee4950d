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

/**
 * The same for all ways to write one number that somebody who compares it with a photo takes for the same: spaces, dashes,
 * accents, small letters, and letters and figures of other scripts.
 */
export const plainDocumentNumber = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Nd}/gu, plainFigure)
    .replaceAll(/\p{L}/gu, (letter) => plainLetters.get(letter) ?? letter);

/** Whether nothing in it could be taken for something else. */
export const isPlainNumber = (typed: string): boolean => /^[\x20-\x7E]*$/.test(typed);
