import { emptyText, listSizes } from '@exchange/domain';
import { DataTable, Link, type DataColumn, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import * as styles from './lists.css';
import { ListContext } from '#entities/orders/listContext.ts';
import { tradeTableTexts as texts } from './texts';
import { tradeColumns } from '#entities/orders/tradeColumns.tsx';
import type { UserTrade } from '#entities/orders/userTrade.ts';

export interface UserTradesTableProps {
  /** Newest first. */
  state: RowsState<UserTrade>;
  isLoggedIn: boolean;
  /** Shown below the empty text. */
  emptyAction?: ReactNode;
  isStale?: boolean;
}

const columns: readonly DataColumn<UserTrade>[] = [
  tradeColumns.updatedAt,
  tradeColumns.name,
  tradeColumns.side,
  tradeColumns.status,
  tradeColumns.averagePrice,
  tradeColumns.amount,
  tradeColumns.received,
  tradeColumns.total,
  tradeColumns.fee,
  tradeColumns.price,
];

const keyOf = ({ key }: UserTrade): string => key;

/** The trader's past orders. */
export const UserTradesTable = ({ state, isLoggedIn, emptyAction, isStale = false }: UserTradesTableProps) => {
  const list = useMemo(() => ({ isStale }), [isStale]);
  const hasMore = state.kind === 'ready' && state.rows.length >= listSizes.tradeHistory;
  return (
    <ListContext value={list}>
      <div className={styles.table}>
        <DataTable
          label={texts.label}
          columns={columns}
          state={state}
          rowKey={keyOf}
          empty={{ text: emptyText('tradeHistory', isLoggedIn), action: emptyAction }}
          density="compact"
          surface="panel"
          scrolls="panel"
          cardsBelow={640}
        />
      </div>
      {hasMore && (
        <div className={styles.more}>
          <Link asChild>
            <RouterLink to={paths.orderHistory}>{texts.all}</RouterLink>
          </Link>
        </div>
      )}
    </ListContext>
  );
};
