interface Grouped {
  group: string;
}

/** Grouped by name, in order of first appearance. */
export const inGroups = <Item extends Grouped>(items: readonly Item[]): [name: string, items: Item[]][] =>
  Array.from(new Set(items.map(({ group }) => group)), (name) => [name, items.filter(({ group }) => group === name)]);
