import { isDay, type Line, type LinkedWords, type SupplyFact } from '@exchange/domain';
import type { Headed } from './headings';
import { isTable, tableOf } from './passages';
import type { Reading } from './reading';

const columns = ['Fact', 'Figure', 'Since', 'Source'];

/** A year, a month or a day, depending on how exactly the date is known. */
const isDate = (text: string): boolean =>
  /^\d{4}(-\d{2}){0,2}$/.test(text) && isDay(`${text}-01-01`.slice(0, 'YYYY-MM-DD'.length));

const noSource: LinkedWords = { text: '', to: '' };

const sourceIn = (cell: Line | undefined): LinkedWords | undefined => {
  const [only, ...others] = typeof cell === 'object' ? cell : [];
  return typeof only === 'object' && others.length === 0 && only.to.startsWith('https://') ? only : undefined;
};

const plain = (cell: Line | undefined, line: number, { tell }: Reading): string => {
  if (typeof cell === 'object') tell(line, 'Links are only allowed in the Source column.');
  return typeof cell === 'string' ? cell : '';
};

const factOf = (cells: readonly Line[], line: number, reading: Reading): SupplyFact => {
  const [fact, figure, since] = cells.map((cell, at) => (at < 3 ? plain(cell, line, reading) : ''));
  const source = sourceIn(cells[3]);
  if (since !== undefined && since !== '' && !isDate(since))
    reading.tell(line, `"${since}" isn't a date. Write it like 2009-01-03, 2012-06 or 2018.`);
  if (!source) reading.tell(line, 'This fact has no source: a link that starts with https://.');
  return { fact: fact ?? '', figure: figure ?? '', since: since ?? '', source: source ?? noSource };
};

/** The facts about a coin's supply, each with its date and source. */
export const supplyOf = ({ blocks, line }: Headed, reading: Reading): SupplyFact[] => {
  const [only, ...others] = blocks;
  if (!only || !isTable(only.token) || others.length > 0) {
    reading.tell(line, `Supply is one table with the columns ${columns.join(', ')}.`);
    return [];
  }
  const table = tableOf(only.token, only.line, reading);
  if (table.columns.join() !== columns.join()) {
    reading.tell(only.line, `Supply is one table with the columns ${columns.join(', ')}.`);
    return [];
  }
  if (table.rows.length === 0) reading.tell(only.line, 'This table has no rows.');
  return table.rows.map((row) => factOf(row.cells, row.line, reading));
};
