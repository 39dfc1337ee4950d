import { useMemo, type ReactNode } from 'react';
import type { Deposit, Withdrawal } from '#entities/transactions/transaction.ts';
import { Totals } from '../totals/Totals';
import * as styles from './ListWithTotals.css';
import { transactionTotals } from './sumTransactions';
import { transactionTotalTexts as texts } from '../texts';
import type { HistoryTab } from './historyPlace';

interface ListWithTotalsProps {
  tab: HistoryTab;
  /** Undefined until the list has been read to its end. */
  rows: readonly (Deposit | Withdrawal)[] | undefined;
  /** The list. */
  children: ReactNode;
}

const none: readonly never[] = [];

/** The totals are beside the list where there is room, otherwise below it. */
export const ListWithTotals = ({ tab, rows = none, children }: ListWithTotalsProps) => {
  const totals = useMemo(() => transactionTotals(rows), [rows]);
  return (
    <div className={styles.root}>
      {children}
      <Totals of={texts.of[tab](rows.length)} totals={totals} columns={texts.columns} />
    </div>
  );
};
