/** Which rows of a list are wanted. */
export interface Rows {
  limit: number;
  offset: number;
}

/** Pages count from 1. */
export const rowsOf = (page: string | number, limit: string | number): Rows => ({
  limit: Number(limit),
  offset: (Number(page) - 1) * Number(limit),
});

/**
 * A longer list says this number for its total: counting on would take longer than reading the page that is asked for. As
 * the contract says.
 */
export const countedAtMost = 1_000;
