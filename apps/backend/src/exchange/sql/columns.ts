/** An array literal for the database, for values that need no quotes. */
export const plainColumn = <Row>(rows: readonly Row[], read: (row: Row) => string | number): string =>
  `{${rows.map(read).join(',')}}`;

/** A text array, quoted by the driver. */
export const textColumn = <Row, Value extends string | null>(
  rows: readonly Row[],
  read: (row: Row) => Value,
): Value[] => rows.map(read);
