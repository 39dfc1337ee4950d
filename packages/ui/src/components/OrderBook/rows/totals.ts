import { add, type DecimalText, type Level } from '@exchange/domain';

export interface Totals {
  rows: readonly Level[];
  /** The running total at each row, including the row, for as many rows as requested so far. */
  totals: readonly DecimalText[];
}

export const noTotals: Totals = { rows: [], totals: [] };

const firstChange = (before: Totals, rows: readonly Level[]): number => {
  const most = Math.min(before.totals.length, rows.length);
  for (let place = 0; place < most; place += 1) if (before.rows[place]?.amount !== rows[place]?.amount) return place;
  return most;
};

/** Adds up as many rows as requested. Totals before the first changed row are reused. */
export const totalsOf = (rows: readonly Level[], count: number, before: Totals = noTotals): Totals => {
  const totals = before.totals.slice(0, Math.min(firstChange(before, rows), count));
  let total = totals.at(-1) ?? '0';
  for (const { amount } of rows.slice(totals.length, count)) {
    total = add(total, amount);
    totals.push(total);
  }
  return { rows, totals };
};
