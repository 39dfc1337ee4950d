/** Which panel stands open under which row, by the key of the row. */
export type ExpandedRows = ReadonlyMap<string, string>;

export const rowExpansions = ['one', 'many'] as const;
/** How many rows have something open under them at a time. */
export type RowExpansion = (typeof rowExpansions)[number];

/** Where a table has one kind of panel, nobody needs to name it. */
export const onlyPanel = 'detail';

/** A row has one panel at a time: the one that was open is closed, another takes its place. */
export const togglePanel = (
  expanded: ExpandedRows,
  row: string,
  panel: string,
  expansion: RowExpansion,
): ExpandedRows => {
  const others = expansion === 'one' ? [] : [...expanded].filter(([key]) => key !== row);
  return new Map(expanded.get(row) === panel ? others : [...others, [row, panel]]);
};
