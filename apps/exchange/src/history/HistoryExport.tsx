import type { AssetSymbol, DayRange } from '@exchange/domain';
import { useClock } from '@exchange/ui';
import { ExportButton } from '#shared/export/ExportButton.tsx';
import { useLoadAll } from './loadAll';
import { isEveryDay, useWithinDays } from './transactions/days';
import type { HistoryTab } from './transactions/historyPlace';
import { historyExportTexts as texts } from './texts';
import type { Deposit, Withdrawal } from '#entities/transactions/transaction.ts';
import { useDeposits, useWithdrawals, type HistoryState } from '#entities/transactions/useTransactions.ts';

interface ExportProps {
  /** Every coin if left out. */
  coin: AssetSymbol | undefined;
  range: DayRange;
}

/** What the filters leave, or undefined if they leave everything. */
const useFiltered = <Row extends Deposit | Withdrawal>(
  tab: HistoryTab,
  list: HistoryState<Row>,
  { coin, range }: ExportProps,
) => {
  const { kind, zone } = useClock();
  const { rows = [], isWhole } = useWithinDays(list, range);
  if (coin === undefined && isEveryDay(range)) return undefined;
  // The file name says UTC days: with another clock, those of its rows.
  const days = kind === 'utc' && !isEveryDay(range) ? range : undefined;
  return { rows, isWhole, name: coin, days, description: texts[tab](rows.length, coin, range, zone) };
};

const DepositExport = (props: ExportProps) => {
  const filtered = useFiltered('deposit', useDeposits({ symbol: props.coin }), props);
  return <ExportButton kind="deposits" filtered={filtered} loadAll={useLoadAll('deposits')} />;
};

const WithdrawalExport = (props: ExportProps) => {
  const filtered = useFiltered('withdrawal', useWithdrawals({ symbol: props.coin }), props);
  return <ExportButton kind="withdrawals" filtered={filtered} loadAll={useLoadAll('withdrawals')} />;
};

const exports = { deposit: DepositExport, withdrawal: WithdrawalExport } as const;

/** Deposits or withdrawals as CSV: what the filters leave, or all. */
export const HistoryExport = ({ tab, ...props }: ExportProps & { tab: HistoryTab }) => {
  const Export = exports[tab];
  return <Export key={props.coin ?? ''} {...props} />;
};
