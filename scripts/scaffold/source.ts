const pathOf = (statement: string): string => / from '(.+)';/.exec(statement)?.[1] ?? '';

/** Adds an export to an `index.ts` before the first one whose path sorts after it; the others keep their places. */
export const withExport = (index: string, statement: string): string => {
  const statements = index.split(/(?<=;\n)/).filter((text) => text !== '');
  const next = statements.findIndex((other) => pathOf(other) > pathOf(statement));
  return statements.toSpliced(next === -1 ? statements.length : next, 0, `${statement}\n`).join('');
};

/** Adds a name to the list in an `exports.test.ts`. */
export const withExportedName = (test: string, name: string): string =>
  test.replace(/(?<=const exported = )\[[^\]]*\]/, (list) => {
    const names = [...list.matchAll(/'([^']+)'/g)].map(([, known]) => known);
    return `[${[...names, name]
      .toSorted()
      .map((known) => `'${known}'`)
      .join(', ')}]`;
  });

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `mailCode` as words: `Mail code`. */
export const spoken = (name: string): string =>
  capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
