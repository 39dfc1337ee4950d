import type { Line, Passage } from '@exchange/domain';
import { marked, type Token, type Tokens } from 'marked';
import { linesIn, type Reading } from './reading';
import { titleOf, unsupported, wordsOf } from './words';

/** A part of a text with the line it starts on. */
export interface Block {
  token: Token;
  line: number;
}

const names: Partial<Record<string, string>> = {
  code: 'Code',
  html: 'HTML',
  blockquote: 'Quotes',
  hr: 'Horizontal rules',
  def: 'Reference links',
};

/** Headings, paragraphs, lists and tables, in their order. */
export const blocksOf = (source: string, firstLine: number): Block[] => {
  let line = firstLine;
  return marked.lexer(source).flatMap((token) => {
    const block = { token, line };
    line += linesIn(token.raw);
    return token.type === 'space' ? [] : [block];
  });
};

export const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
export const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isList = (token: Token): token is Tokens.List => token.type === 'list';
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';

const paragraph = ({ raw, tokens }: Tokens.Paragraph, line: number, reading: Reading): Passage => {
  const name = /^\{(\w+)\}$/.exec(raw.trim())?.[1];
  const table = name === undefined ? undefined : reading.known.tables.get(name);
  if (table) return table;
  if (/^\s*\|/.test(raw)) reading.tell(line, 'This table needs a second row of dashes: | --- | --- |.');
  return { paragraph: wordsOf(tokens, line, reading) };
};

const point = ({ tokens, task }: Tokens.ListItem, line: number, reading: Reading): Line => {
  const [only, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (task) reading.tell(line, unsupported('Checkboxes'));
  if (only === undefined) {
    reading.tell(line, 'This list item is empty.');
    return '';
  }
  if (others.length > 0 || !['text', 'paragraph'].includes(only.type))
    reading.tell(line, 'A list item is one paragraph, without lists, tables or headings.');
  return wordsOf('tokens' in only && only.tokens ? only.tokens : [only], line, reading);
};

const list = ({ items, ordered }: Tokens.List, start: number, reading: Reading): Passage => {
  if (ordered) reading.tell(start, unsupported('Numbered lists'));
  let line = start;
  const points = items.map((item) => {
    const words = point(item, line, reading);
    line += linesIn(item.raw);
    return words;
  });
  return { points };
};

/** How many cells a row was written with; the parser drops any that have no column. */
const cellsIn = (row: string): number =>
  row
    .trim()
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(/(?<!\\)\|/).length;

/** The header and the row of dashes. */
const headLines = 2;

/** The columns of a table, and its rows with their line numbers. */
export const tableOf = ({ header, rows, raw }: Tokens.Table, line: number, reading: Reading) => {
  const columns = header.map(({ text }) => titleOf(text, line, reading));
  if (columns.some((column) => column.trim() === '')) reading.tell(line, 'A column of this table has no header.');
  if (new Set(columns).size < columns.length) reading.tell(line, 'Two columns of this table have the same header.');
  const written = raw.split('\n').slice(headLines);
  return {
    columns,
    rows: rows.map((cells, at) => {
      const rowLine = line + headLines + at;
      if (cellsIn(written[at] ?? '') > columns.length)
        reading.tell(rowLine, `This row has more cells than the table has columns (${String(columns.length)}).`);
      if (cells.some(({ text }) => text.trim() === '')) reading.tell(rowLine, 'A cell of this row is empty.');
      return { line: rowLine, cells: cells.map(({ tokens }) => wordsOf(tokens, rowLine, reading)) };
    }),
  };
};

const table = (token: Tokens.Table, line: number, reading: Reading): Passage => {
  const { columns, rows } = tableOf(token, line, reading);
  if (rows.length === 0) reading.tell(line, 'This table has no rows.');
  return { columns, rows: rows.map(({ cells }) => cells) };
};

/** The passages in these blocks. Anything that can't be shown is reported and left out. */
export const passagesOf = (blocks: readonly Block[], reading: Reading): Passage[] =>
  blocks.flatMap(({ token, line }) => {
    if (isParagraph(token)) return [paragraph(token, line, reading)];
    if (isList(token)) return [list(token, line, reading)];
    if (isTable(token)) return [table(token, line, reading)];
    reading.tell(
      line,
      isHeading(token)
        ? `A heading with ${'#'.repeat(token.depth)} isn't allowed here.`
        : unsupported(names[token.type] ?? 'This kind of Markdown'),
    );
    return [];
  });
