interface Grouped {
  group: string;
}

/** Under the names of their groups, in the order in which they come. */
export const inGroups = <Item extends Grouped>(items: readonly Item[]): [name: string, items: Item[]][] =>
  Array.from(new Set(items.map(({ group }) => group)), (name) => [name, items.filter(({ group }) => group === name)]);
