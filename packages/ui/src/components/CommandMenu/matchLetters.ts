/** From the first matching letter to the one after the last. */
export type Span = readonly [from: number, to: number];

export const closenesses = ['exact', 'prefix', 'wordStart', 'letters'] as const;
/** Best first: the whole text, its beginning, the beginnings of words, letters in order. */
export type Closeness = (typeof closenesses)[number];

export interface LetterMatch {
  closeness: Closeness;
  /** How far apart the letters are: the closer, the likelier the match. */
  width: number;
  spans: readonly Span[];
}

interface Letter {
  character: string;
  at: number;
  startsWord: boolean;
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Spaces, slashes and hyphens only separate words: 'xdc/usdt' matches 'xdcusdt'. */
const lettersOf = (text: string): Letter[] =>
  Array.from(text.toLowerCase(), (character, at) => ({ character, at })).flatMap(({ character, at }) =>
    isLetter(character) ? [{ character, at, startsWord: at === 0 || !isLetter(text.charAt(at - 1)) }] : [],
  );

const join = (letters: readonly Letter[]): string => letters.map(({ character }) => character).join('');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Merges adjacent letters into one span. */
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

/** Finds `wanted` in one piece, at the beginning of a word. */
const startingWord = (letters: readonly Letter[], wanted: string): Letter[] | undefined => {
  const text = join(letters);
  const start = letters.findIndex(({ startsWord }, index) => startsWord && text.startsWith(wanted, index));
  return start === -1 ? undefined : letters.slice(start, start + wanted.length);
};

/** Each typed word begins a different word of the text, in any order: 'usdt btc' finds BTC / USDT. */
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

/** The letters in order, where they are closest together. */
const inOrder = (letters: readonly Letter[], wanted: string): Letter[] | undefined => {
  const ways = letters.flatMap(({ character }, start) => {
    const way = character === wanted.charAt(0) ? inOrderFrom(letters.slice(start), wanted) : undefined;
    return way ? [way] : [];
  });
  const [first, ...others] = ways;
  return first && others.reduce((best, way) => (widthOf(way) < widthOf(best) ? way : best), first);
};

/** A single letter has to begin a word, because nearly every text contains it somewhere. */
const fewestInOrder = 2;

/** The best match of the query in the text, if any. An empty query matches nothing. */
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

/** Splits the text so that the matches can be highlighted. */
export const partsOf = (text: string, spans: readonly Span[]): Part[] => {
  const ends = [...spans.map(([from]) => from), text.length];
  const before = { text: text.slice(0, ends[0]), isMatch: false };
  const rest = spans.flatMap(([from, to], index): Part[] => [
    { text: text.slice(from, to), isMatch: true },
    { text: text.slice(to, ends[index + 1]), isMatch: false },
  ]);
  return [before, ...rest].filter((part) => part.text !== '');
};
