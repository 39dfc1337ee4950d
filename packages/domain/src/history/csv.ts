import { readMoment } from '../format/moment';

export interface CsvColumn<Row> {
  header: string;
  /** Nothing leaves the cell empty. */
  cell: (row: Row) => string | undefined;
}

/** A minus before digits is a figure's own, everywhere else a spreadsheet may take it for the start of a formula. */
const figure = /^-?\d+(?:\.\d+)?$/;

/** Spreadsheets pass over blanks and what cannot be seen. */
const formula = /^[\s\p{C}]*[=+\-@]/u;

/** An apostrophe at its start makes a cell plain text, and is not shown. */
const harmless = (text: string): string => (formula.test(text) && !figure.test(text) ? `'${text}` : text);

const needsQuotes = /[",\r\n]|^\s|\s$/;

const cellText = (text: string): string => {
  const plain = harmless(text);
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Without it Excel takes UTF-8 for the code page of the machine. Spreadsheets drop it, and programs read `utf-8-sig`. */
const byteOrderMark = '\uFEFF';

/** RFC 4180: the headers, then a line per row. */
export const csvText = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''))];
  return byteOrderMark + lines.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
};

/**
 * `2026-03-01 10:00:00`, in UTC, as its header says. ISO 8601 with a `T` and a `Z` is text to Excel and to Google Sheets;
 * this is a time to them, and to programs. What cannot be read stays as it came.
 */
export const csvTime = (value: string): string => {
  const moment = readMoment(value);
  return moment === undefined ? value : new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
};
