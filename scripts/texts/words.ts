import type { Line, LinkedWords } from '@exchange/domain';
import { marked, type Token } from 'marked';
import { linesIn, type Reading } from './reading';

const names: Partial<Record<string, string>> = {
  image: 'Pictures',
  codespan: 'Code',
  html: 'HTML',
  strong: 'Bold text',
  em: 'Italics',
  del: 'Strikethrough',
  br: 'Forced line breaks',
};

/** Says that something can't be used, and what to write instead. */
export const unsupported = (what: string): string =>
  `${what} can't be used here. Write paragraphs, lists with "-", tables, and links like [Fees](/fees).`;

const placeholder = /\{([^{}]*)\}/g;

const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;

/** The text with its figures filled in. */
const filledIn = (text: string, line: number, { known, tell }: Reading): string => {
  if (/[{}]/.test(text.replaceAll(placeholder, ''))) tell(line, 'Unmatched brace. Figures are written {likeThis}.');
  const written = entity.exec(text)?.[0];
  if (written !== undefined) tell(line, `Write the character itself in place of ${written}.`);
  return text.replaceAll(placeholder, (whole, name: string, at: number) => {
    if (known.settings.includes(name)) return whole;
    const figure = known.figures.get(name);
    if (figure !== undefined) return figure;
    const says = known.tables.has(name)
      ? `${whole} is a table. Put it on a line of its own, with an empty line before and after it.`
      : `There is no figure called ${whole}. The README beside the texts lists all of them.`;
    tell(line + linesIn(text.slice(0, at)), says);
    return whole;
  });
};

const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

type Piece = string | LinkedWords;

const asText = (token: Token): string | undefined => {
  if (token.type === 'escape' && 'text' in token) return String(token.text);
  return token.type === 'text' && !('tokens' in token && token.tokens) ? token.raw : undefined;
};

/** Text that can't contain links, such as a title or the text of a link. */
const plainWords = (tokens: readonly Token[], start: number, reading: Reading): string => {
  let line = start;
  return tokens
    .map((token) => {
      const text = asText(token);
      if (text === undefined)
        reading.tell(line, token.type === 'link' ? "Links aren't allowed here." : unsupported(nameOf(token)));
      const words = text === undefined ? '' : filledIn(text, line, reading);
      line += linesIn(token.raw);
      return inOneLine(words);
    })
    .join('');
};

const nameOf = ({ type }: Token): string => names[type] ?? 'This kind of Markdown';

const pieceOf = (token: Token, line: number, reading: Reading): Piece => {
  const text = asText(token);
  if (text !== undefined) return inOneLine(filledIn(text, line, reading));
  if (token.type === 'link' && 'href' in token) {
    const words = plainWords(token.tokens ?? [], line, reading);
    if (words.trim() === '') reading.tell(line, 'This link has no text.');
    const to = String(token.href);
    reading.foundLink(line, to);
    return { text: words, to };
  }
  reading.tell(line, unsupported(nameOf(token)));
  return '';
};

/** Joins neighbouring words; text without links becomes one string. */
const joined = (pieces: readonly Piece[]): Line => {
  const line: Piece[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') line[line.length - 1] = last + piece;
    else if (piece !== '') line.push(piece);
  }
  const [only = '', ...others] = line;
  return typeof only === 'string' && others.length === 0 ? only : line;
};

/** The words of a paragraph, a list item or a cell. */
export const wordsOf = (tokens: readonly Token[], start: number, reading: Reading): Line => {
  let line = start;
  return joined(
    tokens.map((token) => {
      const piece = pieceOf(token, line, reading);
      line += linesIn(token.raw);
      return piece;
    }),
  );
};

/** The text of a heading, a question or a column header. */
export const titleOf = (text: string, line: number, reading: Reading): string =>
  plainWords(marked.Lexer.lexInline(text), line, reading);
