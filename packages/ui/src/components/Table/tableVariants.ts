export const columnAligns = ['start', 'end'] as const;
/** Figures are aligned to the end, words to the start. */
export type ColumnAlign = (typeof columnAligns)[number];

/** Widths of the table itself, not of the window, because the same table may be in a narrow panel. */
export const tableWidths = [480, 640, 768, 864, 1024] as const;
export type TableWidth = (typeof tableWidths)[number];

export const tableScrolls = ['page', 'panel'] as const;
export type TableScroll = (typeof tableScrolls)[number];

export const tableSurfaces = ['page', 'panel'] as const;
export type TableSurface = (typeof tableSurfaces)[number];

export const sortDirections = ['ascending', 'descending'] as const;
export type SortDirection = (typeof sortDirections)[number];

export const cardLooks = ['list', 'lines'] as const;
/** A line for each header and its value, or two lines for the row: as high as a finger needs, and easy to scan. */
export type CardLook = (typeof cardLooks)[number];

export const cardPlaces = ['title', 'aside', 'figure', 'note', 'state'] as const;
/** Title, what is beside it, and the figure are in the first line, note and state in the second. */
export type CardPlace = (typeof cardPlaces)[number];

/** Settings for all cells of a column. */
export interface Column {
  align?: ColumnAlign | undefined;
  /** Hides the whole column, for screen readers too, if the table is narrower than this. */
  hideBelow?: TableWidth | undefined;
  /** Where it stands in a card of two lines. Without a place it isn't shown there. */
  inCard?: CardPlace | undefined;
  /** Its cells only contain a small icon button. */
  isFlush?: boolean | undefined;
}
