import { emptyText, formatUsd, readAssetSymbol } from '@exchange/domain';
import { CoinIcon, DataTable, Figure, type DataColumn, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { ListFigure, NotKnown } from './cells';
import * as styles from './cells.css';
import { balanceFigure } from './figures';
import type { Fund } from '../../wallet/fund';
import * as lists from './lists.css';
import { ListContext } from './listContext';

export interface FundsTableProps {
  state: RowsState<Fund>;
  isLoggedIn: boolean;
  /** All there are are small, and hidden: the sentence for no funds at all would not be true. */
  areAllHidden?: boolean;
  /** The way on where there are no rows. */
  emptyAction?: ReactNode;
  isStale?: boolean;
}

const Coin = ({ symbol }: { symbol: string }) => {
  const asset = readAssetSymbol(symbol);
  return (
    <span className={styles.coin}>
      {asset && <CoinIcon asset={asset} size={16} />}
      <span className={styles.coinName}>{symbol}</span>
    </span>
  );
};

const columns: readonly DataColumn<Fund>[] = [
  { key: 'symbol', header: 'Coin', isRowHeader: true, cell: ({ symbol }) => <Coin symbol={symbol} /> },
  {
    key: 'available',
    header: 'Available',
    align: 'end',
    cell: ({ available }) => <ListFigure figure={balanceFigure(available)} value={available} />,
  },
  {
    key: 'inOrders',
    header: 'In orders',
    align: 'end',
    cell: ({ inOrders }) =>
      inOrders === undefined ? (
        <NotKnown what="Not known" />
      ) : (
        <ListFigure figure={balanceFigure(inOrders)} value={inOrders} />
      ),
  },
  {
    key: 'total',
    header: 'In all',
    align: 'end',
    cell: ({ total }) =>
      total === undefined ? <NotKnown what="Not known" /> : <ListFigure figure={balanceFigure(total)} />,
  },
  {
    key: 'worth',
    header: 'Value (USD)',
    align: 'end',
    cell: ({ worth }) =>
      worth === undefined ? <NotKnown what="No price known" /> : <Figure figure={formatUsd(worth)} />,
  },
];

const keyOf = ({ symbol }: Fund): string => symbol;

/** What the trader has of each coin, and where it is. */
export const FundsTable = (props: FundsTableProps) => {
  const { state, isLoggedIn, areAllHidden = false, emptyAction, isStale = false } = props;
  const list = useMemo(() => ({ isStale }), [isStale]);
  const text = areAllHidden ? 'All your balances are small.' : emptyText('funds', isLoggedIn);
  return (
    <ListContext value={list}>
      <div className={lists.table}>
        <DataTable
          label="Funds"
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
