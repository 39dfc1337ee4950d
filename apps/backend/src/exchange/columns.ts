/** An array for the database whose members need no quotes: figures and numbers. */
export const plainColumn = <Row>(rows: readonly Row[], read: (row: Row) => string | number): string =>
  `{${rows.map(read).join(',')}}`;

/** One of text, quoted by the driver. */
export const textColumn = <Row, Value extends string | null>(
  rows: readonly Row[],
  read: (row: Row) => Value,
): Value[] => rows.map(read);
