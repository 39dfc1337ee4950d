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
