import type { AssetSymbol } from '@exchange/domain';
import { ExportButton } from '#shared/export/ExportButton.tsx';
import { useLoadAll } from './loadAll';
import type { HistoryTab } from './transactions/historyPlace';
import { historyExportTexts as texts } from './texts';
import { useDeposits, useWithdrawals } from '#entities/transactions/useTransactions.ts';

interface ExportProps {
  /** Every coin if left out. */
  coin: AssetSymbol | undefined;
}

const DepositExport = ({ coin }: ExportProps) => {
  const { rows = [], isWhole } = useDeposits({ symbol: coin });
  const loadAll = useLoadAll('deposits');
  const filtered = coin && { rows, isWhole, name: coin, description: texts.deposits(rows.length, coin) };
  return <ExportButton kind="deposits" filtered={filtered} loadAll={loadAll} />;
};

const WithdrawalExport = ({ coin }: ExportProps) => {
  const { rows = [], isWhole } = useWithdrawals({ symbol: coin });
  const loadAll = useLoadAll('withdrawals');
  const filtered = coin && { rows, isWhole, name: coin, description: texts.withdrawals(rows.length, coin) };
  return <ExportButton kind="withdrawals" filtered={filtered} loadAll={loadAll} />;
};

const exports = { deposit: DepositExport, withdrawal: WithdrawalExport } as const;

/** Deposits or withdrawals as CSV, for the chosen coin or for all. */
export const HistoryExport = ({ tab, coin }: ExportProps & { tab: HistoryTab }) => {
  const Export = exports[tab];
  return <Export key={coin ?? ''} coin={coin} />;
};
