import { everywhere, phrases, type Phrase } from './phrases';
import { quoted, type Quoted } from './quoted';
import { commentsOfModule, textsOfMarkdown, textsOfModule, type Text } from './readTexts';

export interface Finding {
  path: string;
  line: number;
  found: string;
  instead: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const toPattern = ({ sentence }: Quoted): RegExp =>
  new RegExp(
    sentence
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.{1,12}?'),
    'g',
  );

const quotes = quoted.map(toPattern);

/** Removes quoted sentences, so that a phrase beside one is still found. */
const withoutQuotes = (words: string): string => quotes.reduce((rest, quote) => rest.replaceAll(quote, '…'), words);

const phrasesIn = ({ line, words }: Text, path: string, sought: readonly Phrase[]): Finding[] => {
  const ours = withoutQuotes(words);
  return sought.flatMap(({ pattern, instead }) =>
    [...ours.matchAll(pattern)].map(([found]) => ({ path, line, found, instead })),
  );
};

const anchors = /(?<!\\)[$^]/g;
const anyPhrase = new RegExp(phrases.map(({ pattern }) => pattern.source.replaceAll(anchors, '')).join('|'), 'i');

/** Most files have none, and parsing takes time. */
const mayHavePhrases = (source: string): boolean =>
  anyPhrase.test(source.replaceAll(/\n\s*(\/\/|\*(?!\/))/g, ' ').replaceAll(/\s+/g, ' '));

/** The phrases in this file that we don't use. */
export const findPhrases = (path: string, source: string): Finding[] => {
  if (!mayHavePhrases(source)) return [];
  if (/\.mdx?$/.test(path)) return textsOfMarkdown(source).flatMap((text) => phrasesIn(text, path, phrases));
  return [
    ...textsOfModule(path, source).flatMap((text) => phrasesIn(text, path, phrases)),
    ...commentsOfModule(path, source).flatMap((text) => phrasesIn(text, path, everywhere)),
  ].sort((one, other) => one.line - other.line);
};

/** Sources, scripts, stories, tests and documentation; not generated files, nor this check itself. */
export const isRead = (path: string): boolean =>
  /\.(tsx?|mjs|mdx?)$/.test(path) && !/\.gen\.ts$|\.d\.ts$|^scripts\/words\//.test(path);
