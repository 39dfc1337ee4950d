import { emptyText, formatUsd } from '@exchange/domain';
import { CoinName, DataTable, Figure, NoValue, type DataColumn, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { ListFigure } from '#entities/orders/cells.tsx';
import { balanceFigure } from '#entities/orders/figures.ts';
import type { Fund } from '#entities/funds/fund.ts';
import * as lists from './lists.css';
import { ListContext } from '#entities/orders/listContext.ts';
import { fundsTexts as texts } from './texts';

export interface FundsTableProps {
  state: RowsState<Fund>;
  isLoggedIn: boolean;
  /** All balances are hidden for being small, which is not the same as having no funds. */
  areAllHidden?: boolean;
  /** Shown below the empty text. */
  emptyAction?: ReactNode;
  isStale?: boolean;
}

/** Widths are shares, so that columns keep their place while rows come and go. */
const columns: readonly DataColumn<Fund>[] = [
  {
    key: 'symbol',
    width: '24%',
    header: texts.coin,
    isRowHeader: true,
    cell: ({ symbol }) => <CoinName symbol={symbol} />,
  },
  {
    key: 'available',
    width: '20%',
    header: texts.available,
    align: 'end',
    cell: ({ available }) => <ListFigure figure={balanceFigure(available)} value={available} />,
  },
  {
    key: 'inOrders',
    width: '18%',
    header: texts.inOrders,
    align: 'end',
    cell: ({ inOrders }) =>
      inOrders === undefined ? <NoValue /> : <ListFigure figure={balanceFigure(inOrders)} value={inOrders} />,
  },
  {
    key: 'total',
    width: '20%',
    header: texts.total,
    align: 'end',
    cell: ({ total }) => (total === undefined ? <NoValue /> : <ListFigure figure={balanceFigure(total)} />),
  },
  {
    key: 'worth',
    width: '18%',
    header: texts.value,
    align: 'end',
    cell: ({ worth }) => (worth === undefined ? <NoValue /> : <Figure figure={formatUsd(worth)} />),
  },
];

const keyOf = ({ symbol }: Fund): string => symbol;

/** The trader's balance of each coin, available and in orders. */
export const FundsTable = (props: FundsTableProps) => {
  const { state, isLoggedIn, areAllHidden = false, emptyAction, isStale = false } = props;
  const list = useMemo(() => ({ isStale }), [isStale]);
  const text = areAllHidden ? texts.allSmall : emptyText('funds', isLoggedIn);
  return (
    <ListContext value={list}>
      <div className={lists.table}>
        <DataTable
          label={texts.label}
          columns={columns}
          state={state}
          rowKey={keyOf}
          empty={{ text, action: emptyAction }}
          density="compact"
          surface="panel"
          scrolls="panel"
          cardsBelow={480}
        />
      </div>
    </ListContext>
  );
};
