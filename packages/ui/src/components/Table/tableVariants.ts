export const columnAligns = ['start', 'end'] as const;
/** Figures stand at the end, words at the start. */
export type ColumnAlign = (typeof columnAligns)[number];

/** Widths of the table itself, not of the window: the same table also stands in a narrow panel. */
export const tableWidths = [480, 640, 768, 1024] as const;
export type TableWidth = (typeof tableWidths)[number];

export const tableScrolls = ['page', 'panel'] as const;
export type TableScroll = (typeof tableScrolls)[number];

export const tableSurfaces = ['page', 'panel'] as const;
export type TableSurface = (typeof tableSurfaces)[number];

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** What a column says of all its cells. */
export interface Column {
  align?: ColumnAlign | undefined;
  /** Where the table is narrower than so many pixels the whole column is away, for everybody. */
  hideBelow?: TableWidth | undefined;
  /** Its cells hold a small icon button and nothing else. */
  isFlush?: boolean | undefined;
}
