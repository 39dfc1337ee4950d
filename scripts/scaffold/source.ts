const pathOf = (statement: string): string => / from '(.+)';/.exec(statement)?.[1] ?? '';

/** Adds an export to the text of an `index.ts` before the first whose path comes after it; the others stay where they are. */
export const withExport = (index: string, statement: string): string => {
  const statements = index.split(/(?<=;\n)/).filter((text) => text !== '');
  const next = statements.findIndex((other) => pathOf(other) > pathOf(statement));
  return statements.toSpliced(next === -1 ? statements.length : next, 0, `${statement}\n`).join('');
};

/** Adds a name to the list that an `exports.test.ts` holds. */
export const withExportedName = (test: string, name: string): string =>
  test.replace(/(?<=const exported = )\[[^\]]*\]/, (list) => {
    const names = [...list.matchAll(/'([^']+)'/g)].map(([, known]) => known);
    return `[${[...names, name]
      .toSorted()
      .map((known) => `'${known}'`)
      .join(', ')}]`;
  });

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `mailCode` as a person reads it: `Mail code`. */
export const spoken = (name: string): string =>
  capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
