import { counted, type ExportKind } from '@exchange/domain';
import type { ReadProgress } from './readEverything';

const count = (rows: number): string => rows.toLocaleString('en');

const one: Readonly<Record<ExportKind, string>> = {
  orders: 'order',
  trades: 'trade',
  deposits: 'deposit',
  withdrawals: 'withdrawal',
  rewards: 'reward',
};

const everything: Readonly<Record<ExportKind, string>> = {
  orders: 'All your orders, on all pairs.',
  trades: 'All your filled and partially filled orders, on all pairs.',
  deposits: 'All your deposits, in every coin.',
  withdrawals: 'All your withdrawals, in every coin.',
  rewards: 'All your staking rewards.',
};

export const exportTexts = {
  title: (kind: ExportKind): string => `Export ${kind}`,
  lead: 'A CSV file with times in UTC.',
  what: 'What to export',
  everything: 'Everything',
  everythingOf: (kind: ExportKind): string => everything[kind],
  stillLoading: 'Still loading. Wait a moment, or export everything.',
  export: 'Export',
  exporting: 'Exporting',
  retry: 'Retry',
  done: 'Done',
  cancel: 'Cancel',
  cancelExport: 'Cancel export',
  progress: (kind: ExportKind, { read, of }: ReadProgress): string =>
    of === undefined ? `Reading ${kind}: ${count(read)} so far` : `Reading ${kind}: ${count(read)} of ${count(of)}`,
  cancelled: 'Export cancelled. No file was saved.',
  failed: (reason: string): string => `${reason} No file was saved.`,
  saved: (kind: ExportKind, rows: number): string => `${counted(rows, one[kind])} exported.`,
  savedEmpty: (kind: ExportKind): string => `There are no ${kind} to export. The file has only the column headers.`,
} as const;
