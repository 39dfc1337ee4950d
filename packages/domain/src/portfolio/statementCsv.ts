import type { CsvColumn } from '../history/csv';
import type { DecimalText } from '../money/decimalText';
import { flowNames, type FlowIn, type FlowOut } from './position';

interface ExportedFlow {
  quantity: DecimalText;
  usd: DecimalText;
}

/** A coin in a year, or on a day of it. */
export interface ExportedStatementLine {
  /** `2026`, or `2026-03-01`. */
  period: string;
  symbol: string;
  /** What came or went. */
  flow: (name: FlowIn | FlowOut | 'opening' | 'closing') => ExportedFlow;
  proceeds: DecimalText;
  realised: DecimalText;
}

/** What a coin cost and brought until now. */
export interface ExportedPosition {
  symbol: string;
  amount: DecimalText;
  /** Undefined while it is unknown. */
  cost: DecimalText | undefined;
  averageCost: DecimalText | undefined;
  worth: DecimalText | undefined;
  unrealised: DecimalText | undefined;
  realised: DecimalText;
  earned: DecimalText;
}

const headers: Readonly<Record<FlowIn | FlowOut, readonly [quantity: string, usd: string]>> = {
  deposited: ['Deposited', 'Worth of deposits on arrival (USD)'],
  earned: ['Rewards', 'Worth of rewards on arrival (USD)'],
  bought: ['Bought', 'Cost of what was bought (USD)'],
  swappedIn: ['Swapped in', 'Cost of what was swapped in (USD)'],
  withdrawn: ['Withdrawn', 'Cost of what was withdrawn (USD)'],
  sold: ['Sold', 'Cost of what was sold (USD)'],
  swappedOut: ['Swapped out', 'Cost of what was swapped out (USD)'],
  paid: ['Paid as fees', 'Cost of what was paid (USD)'],
};

type Column = CsvColumn<ExportedStatementLine>;

const flowColumns = (flow: FlowIn | FlowOut): readonly Column[] => [
  { header: headers[flow][0], cell: (line) => line.flow(flow).quantity },
  { header: headers[flow][1], cell: (line) => line.flow(flow).usd },
];

/** Programs read the headers: never rename one that is in use, and add new ones at the end. */
export const statementColumns: readonly Column[] = [
  { header: 'Period (UTC)', cell: ({ period }) => period },
  { header: 'Coin', cell: ({ symbol }) => symbol },
  { header: 'Opening amount', cell: ({ flow }) => flow('opening').quantity },
  { header: 'Opening cost (USD)', cell: ({ flow }) => flow('opening').usd },
  ...flowNames.flatMap(flowColumns),
  { header: 'Proceeds (USD)', cell: ({ proceeds }) => proceeds },
  { header: 'Realised profit (USD)', cell: ({ realised }) => realised },
  { header: 'Closing amount', cell: ({ flow }) => flow('closing').quantity },
  { header: 'Closing cost (USD)', cell: ({ flow }) => flow('closing').usd },
];

export const positionColumns: readonly CsvColumn<ExportedPosition>[] = [
  { header: 'Coin', cell: ({ symbol }) => symbol },
  { header: 'Amount', cell: ({ amount }) => amount },
  { header: 'Cost (USD)', cell: ({ cost }) => cost },
  { header: 'Average cost (USD)', cell: ({ averageCost }) => averageCost },
  { header: 'Value (USD)', cell: ({ worth }) => worth },
  { header: 'Unrealised profit (USD)', cell: ({ unrealised }) => unrealised },
  { header: 'Realised profit (USD)', cell: ({ realised }) => realised },
  { header: 'Rewards (USD)', cell: ({ earned }) => earned },
];
