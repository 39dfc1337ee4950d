/** The open panel of each row, by row key. */
export type ExpandedRows = ReadonlyMap<string, string>;

export const rowExpansions = ['one', 'many'] as const;
/** Whether one or several rows can have an open panel. */
export type RowExpansion = (typeof rowExpansions)[number];

/** The default name, for tables with a single kind of panel. */
export const onlyPanel = 'detail';

/** Closes the panel if it is open; otherwise opens it in place of any other in the row. */
export const togglePanel = (
  expanded: ExpandedRows,
  row: string,
  panel: string,
  expansion: RowExpansion,
): ExpandedRows => {
  const others = expansion === 'one' ? [] : [...expanded].filter(([key]) => key !== row);
  return new Map(expanded.get(row) === panel ? others : [...others, [row, panel]]);
};
