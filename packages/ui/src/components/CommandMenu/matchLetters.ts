/** From the first letter that is meant to the one after the last. */
export type Span = readonly [from: number, to: number];

export const closenesses = ['exact', 'prefix', 'wordStart', 'letters'] as const;
/** The best first: all of it, its beginning, the beginning of its words, its letters in their order. */
export type Closeness = (typeof closenesses)[number];

export interface LetterMatch {
  closeness: Closeness;
  /** How far the letters lie apart: what lies closer together is meant more likely. */
  width: number;
  spans: readonly Span[];
}

interface Letter {
  character: string;
  at: number;
  startsWord: boolean;
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Blanks, slashes and hyphens part words and mean nothing else: 'xdc/usdt' and 'xdcusdt' are one. */
const lettersOf = (text: string): Letter[] =>
  Array.from(text.toLowerCase(), (character, at) => ({ character, at })).flatMap(({ character, at }) =>
    isLetter(character) ? [{ character, at, startsWord: at === 0 || !isLetter(text.charAt(at - 1)) }] : [],
  );

const join = (letters: readonly Letter[]): string => letters.map(({ character }) => character).join('');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Letters beside each other are one span. */
const spansOf = (letters: readonly Letter[]): Span[] => {
  const spans: Span[] = [];
  for (const { at } of letters) {
    const last = spans.at(-1);
    if (last?.[1] === at) spans[spans.length - 1] = [last[0], at + 1];
    else spans.push([at, at + 1]);
  }
  return spans;
};

const found = (closeness: Closeness, letters: readonly Letter[]): LetterMatch => {
  const [first] = letters;
  const last = letters.at(-1);
  return { closeness, width: first && last ? last.at - first.at + 1 : 0, spans: spansOf(letters) };
};

/** Where `wanted` stands in one piece, beginning with a word. */
const startingWord = (letters: readonly Letter[], wanted: string): Letter[] | undefined => {
  const text = join(letters);
  const start = letters.findIndex(({ startsWord }, index) => startsWord && text.startsWith(wanted, index));
  return start === -1 ? undefined : letters.slice(start, start + wanted.length);
};

/** Each word begins a word of its own, in any order: 'usdt btc' means BTC / USDT. */
const startingWords = (letters: readonly Letter[], words: readonly string[]): Letter[] | undefined => {
  const taken = new Set<Letter>();
  for (const word of words) {
    const begun = startingWord(
      letters.filter((letter) => !taken.has(letter)),
      word,
    );
    if (!begun) return undefined;
    for (const letter of begun) taken.add(letter);
  }
  return letters.filter((letter) => taken.has(letter));
};

const inOrderFrom = (letters: readonly Letter[], wanted: string): Letter[] | undefined => {
  const taken: Letter[] = [];
  for (const letter of letters) {
    if (letter.character === wanted.charAt(taken.length)) taken.push(letter);
  }
  return taken.length === wanted.length ? taken : undefined;
};

const widthOf = (letters: readonly Letter[]): number => found('letters', letters).width;

/** The letters in their order, as close together as they stand anywhere. */
const inOrder = (letters: readonly Letter[], wanted: string): Letter[] | undefined => {
  const ways = letters.flatMap(({ character }, start) => {
    const way = character === wanted.charAt(0) ? inOrderFrom(letters.slice(start), wanted) : undefined;
    return way ? [way] : [];
  });
  const [first, ...others] = ways;
  return first && others.reduce((best, way) => (widthOf(way) < widthOf(best) ? way : best), first);
};

/** One letter alone means a beginning: it stands somewhere in nearly everything. */
const fewestInOrder = 2;

/** How what was typed is found in a text, if it is. Nothing typed is found nowhere. */
export const matchLetters = (query: string, text: string): LetterMatch | undefined => {
  const words = wordsOf(query);
  const wanted = words.join('');
  if (wanted === '') return undefined;
  const letters = lettersOf(text);
  const all = join(letters);
  if (all === wanted) return found('exact', letters);
  if (all.startsWith(wanted)) return found('prefix', letters.slice(0, wanted.length));
  const begun = startingWord(letters, wanted) ?? startingWords(letters, words);
  if (begun) return found('wordStart', begun);
  const scattered = wanted.length < fewestInOrder ? undefined : inOrder(letters, wanted);
  return scattered && found('letters', scattered);
};

export interface Part {
  text: string;
  isMatch: boolean;
}

/** The text in pieces, so that what was typed can be shown in it. */
export const partsOf = (text: string, spans: readonly Span[]): Part[] => {
  const ends = [...spans.map(([from]) => from), text.length];
  const before = { text: text.slice(0, ends[0]), isMatch: false };
  const rest = spans.flatMap(([from, to], index): Part[] => [
    { text: text.slice(from, to), isMatch: true },
    { text: text.slice(to, ends[index + 1]), isMatch: false },
  ]);
  return [before, ...rest].filter((part) => part.text !== '');
};
