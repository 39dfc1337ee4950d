/** Adds an export to the text of an `index.ts` whose statements stand in the order of their paths. */
export const withExport = (index: string, statement: string): string => {
  const statements = [...index.split(/(?<=;\n)/), `${statement}\n`];
  const pathOf = (text: string): string => / from '(.+)';/.exec(text)?.[1] ?? '';
  return statements.toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1)).join('');
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
