export interface Rows {
  limit: number;
  offset: number;
}

/** Page numbers start at 1. */
export const rowsOf = (page: string | number, limit: string | number): Rows => ({
  limit: Number(limit),
  offset: (Number(page) - 1) * Number(limit),
});

/**
 * The highest total the API reports, as the contract says: counting on would take longer than reading the requested
 * page.
 */
export const countedAtMost = 1_000;
