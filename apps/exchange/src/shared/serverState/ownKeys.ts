/** Identical rows are numbered from the oldest, so that their keys don't change when newer ones arrive. */
export const withOwnKeys = <Row extends { key: string }>(rows: readonly Row[]): Row[] => {
  const seen = new Map<string, number>();
  return rows
    .toReversed()
    .map((row) => {
      const count = (seen.get(row.key) ?? 0) + 1;
      seen.set(row.key, count);
      return count === 1 ? row : { ...row, key: `${row.key} ${String(count)}` };
    })
    .toReversed();
};
