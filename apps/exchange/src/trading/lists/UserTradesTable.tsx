import { emptyText, listSizes } from '@exchange/domain';
import { Button, DataTable, Link, type DataColumn, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#shared/page/paths.ts';
import type { MoreTrades } from '../openOrders/useOrderLists';
import * as styles from './lists.css';
import { ListContext } from '#entities/orders/listContext.ts';
import { useWidth } from '#shared/services/useWidth.ts';
import { tradeTableTexts as texts } from './texts';
import { twoLines } from './twoLines';
import { decimalsIn, tradeColumns } from '#entities/orders/tradeColumns.tsx';
import type { UserTrade } from '#entities/orders/userTrade.ts';

export interface UserTradesTableProps {
  /** Newest first. */
  state: RowsState<UserTrade>;
  isLoggedIn: boolean;
  /** Shown below the empty text. */
  emptyAction?: ReactNode;
  isStale?: boolean;
  more?: MoreTrades | undefined;
}

const share = (percent: string): string => `calc(${percent} * ${styles.sharedWidth})`;

/**
 * Widths are shares, so that columns keep their place while rows come and go. Where the panel is narrow, what can be
 * worked out from the others is left to the order history.
 */
const columns: readonly DataColumn<UserTrade>[] = [
  { ...tradeColumns.updatedAt, width: share('16.4%') },
  { ...tradeColumns.name, width: share('9%') },
  { ...tradeColumns.side, width: share('3.9%') },
  { ...tradeColumns.status, width: share('12.7%') },
  { ...tradeColumns.averagePrice, width: share('10.2%') },
  { ...tradeColumns.amount, width: share('10.6%') },
  { ...tradeColumns.received, width: share('14.6%'), hideBelow: 768 },
  { ...tradeColumns.total, width: share('10.5%'), hideBelow: 864 },
  { ...tradeColumns.fee, width: share('12.1%') },
  { ...tradeColumns.price, width: '9.3%', hideBelow: 1024 },
];

const lines = twoLines(columns, [
  ['averagePrice', 'total'],
  ['amount', 'status'],
]);

const none: readonly UserTrade[] = [];

const keyOf = ({ key }: UserTrade): string => key;

/** The trader's past orders. */
export const UserTradesTable = ({ state, isLoggedIn, emptyAction, isStale = false, more }: UserTradesTableProps) => {
  const isPhone = useWidth('wide') === 'phone';
  const rows = state.kind === 'ready' ? state.rows : none;
  const list = useMemo(() => ({ isStale, decimals: decimalsIn(rows) }), [isStale, rows]);
  const hasMore = state.kind === 'ready' && state.rows.length >= listSizes.tradeHistory;
  return (
    <ListContext value={list}>
      <div className={styles.trades}>
        <DataTable
          label={texts.label}
          columns={isPhone ? lines : columns}
          state={state}
          rowKey={keyOf}
          empty={{ text: emptyText('tradeHistory', isLoggedIn), action: emptyAction }}
          density="compact"
          surface="panel"
          scrolls="panel"
          cardsBelow={isPhone ? undefined : 640}
        />
      </div>
      {hasMore && (
        <div className={styles.more}>
          {more && (
            <Button variant="ghost" tone="neutral" size="small" isLoading={more.isLoading} onClick={more.onMore}>
              {texts.more}
            </Button>
          )}
          <Link asChild>
            <RouterLink to={paths.orderHistory}>{texts.all}</RouterLink>
          </Link>
        </div>
      )}
    </ListContext>
  );
};
