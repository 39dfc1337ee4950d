const textsIn = (within: Element, cells: string): string[] =>
  [...within.querySelectorAll(cells)].map(({ textContent }) => textContent);

const withoutHeader = (text: string, header = ''): string =>
  text.startsWith(header) ? text.slice(header.length) : text;

/** What the cells of a table hold, row by row, without the header that each repeats where rows are cards. */
export const cellTexts = (table: HTMLElement): string[][] => {
  const headers = textsIn(table, 'thead th');
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    textsIn(row, 'th, td').map((text, column) => withoutHeader(text, headers[column])),
  );
};
