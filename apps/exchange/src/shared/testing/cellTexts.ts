const textsIn = (within: Element, cells: string): string[] =>
  [...within.querySelectorAll(cells)].map(({ textContent }) => textContent);

const withoutHeader = (text: string, header = ''): string =>
  text.startsWith(header) ? text.slice(header.length) : text;

/** The texts of a table's cells, row by row, without the column headers that cards repeat. */
export const cellTexts = (table: HTMLElement): string[][] => {
  const headers = textsIn(table, 'thead th');
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    textsIn(row, 'th, td').map((text, column) => withoutHeader(text, headers[column])),
  );
};
