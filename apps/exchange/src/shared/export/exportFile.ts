import {
  csvText,
  daysOf,
  depositColumns,
  exportName,
  isZero,
  orderColumns,
  rewardColumns,
  withdrawalColumns,
  type CsvColumn,
  type DayRange,
  type ExportedDeposit,
  type ExportedOrder,
  type ExportedReward,
  type ExportedWithdrawal,
  type ExportKind,
} from '@exchange/domain';

export interface ExportRows {
  orders: ExportedOrder;
  /** No documented call returns single fills, so these are the orders that were filled, wholly or in part. */
  trades: ExportedOrder;
  deposits: ExportedDeposit;
  withdrawals: ExportedWithdrawal;
  rewards: ExportedReward;
}

interface Format<Row> {
  columns: readonly CsvColumn<Row>[];
  timeOf: (row: Row) => string;
  /** Whether a row belongs in the file. */
  isHeld: (row: Row) => boolean;
}

const always = (): boolean => true;
const updatedAt = (row: ExportedOrder): string => row.updatedAt;
const createdAt = (row: { createdAt: string }): string => row.createdAt;

const formats: { readonly [Kind in ExportKind]: Format<ExportRows[Kind]> } = {
  orders: { columns: orderColumns, timeOf: updatedAt, isHeld: always },
  trades: { columns: orderColumns, timeOf: updatedAt, isHeld: ({ received }) => !isZero(received) },
  deposits: { columns: depositColumns, timeOf: createdAt, isHeld: always },
  withdrawals: { columns: withdrawalColumns, timeOf: createdAt, isHeld: always },
  rewards: { columns: rewardColumns, timeOf: ({ at }) => at, isHeld: always },
};

export interface ExportFile {
  name: string;
  text: string;
}

interface ExportContent<Kind extends ExportKind> {
  kind: Kind;
  /** For the file name: `filtered`, `all` or a coin. */
  part: string;
  /** From the oldest row to the newest if left out. */
  days?: DayRange | undefined;
  rows: readonly ExportRows[Kind][];
  madeAt: number;
}

export interface MadeExport {
  file: ExportFile;
  rowCount: number;
}

type CsvContent<Row> = Parameters<typeof exportName>[0] & {
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
};

export const csvFile = <Row>({ columns, rows, ...naming }: CsvContent<Row>): ExportFile => ({
  name: exportName(naming),
  text: csvText(columns, rows),
});

export const makeExport = <Kind extends ExportKind>(content: ExportContent<Kind>): MadeExport => {
  const { kind, part, days, rows, madeAt } = content;
  const { columns, timeOf, isHeld } = formats[kind];
  const held = rows.filter(isHeld);
  const file = csvFile({ kind, part, days: days ?? daysOf(held.map(timeOf)), madeAt, columns, rows: held });
  return { file, rowCount: held.length };
};
