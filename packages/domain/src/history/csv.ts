import { readMoment } from '../format/moment';

export interface CsvColumn<Row> {
  header: string;
  /** Undefined leaves the cell empty. */
  cell: (row: Row) => string | undefined;
}

/** A minus before digits is part of the number. Anywhere else, a spreadsheet may read it as the start of a formula. */
const figure = /^-?\d+(?:\.\d+)?$/;

/** Spreadsheets skip blanks and invisible characters. */
const formula = /^[\s\p{C}]*[=+\-@]/u;

/** A leading apostrophe makes a cell plain text and isn't shown. */
const harmless = (text: string): string => (formula.test(text) && !figure.test(text) ? `'${text}` : text);

const needsQuotes = /[",\r\n]|^\s|\s$/;

const cellText = (text: string): string => {
  const plain = harmless(text);
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Without it, Excel reads UTF-8 as the machine's code page. Spreadsheets drop it, and programs read `utf-8-sig`. */
const byteOrderMark = '\uFEFF';

/** RFC 4180: the headers, then one line per row. */
export const csvText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''))];
  return byteOrderMark + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
};

/**
 * `2026-03-01 10:00:00`, in UTC, as the header says. Excel and Google Sheets read ISO 8601 with `T` and `Z` as text,
 * but this as a time, and so do programs. An unreadable value stays as it is.
 */
export const csvTime = (value: string): string => {
  const moment = readMoment(value);
  return moment === undefined ? value : new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
};
