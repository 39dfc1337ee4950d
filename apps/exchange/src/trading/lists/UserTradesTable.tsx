import { emptyText } from '@exchange/domain';
import { Badge, DataTable, Timestamp, type DataColumn, type RowsState } from '@exchange/ui';
import { useMemo, type ReactNode } from 'react';
import { ListFigure, SideWord } from './cells';
import * as styles from './cells.css';
import { amountFigure, marketLabel, priceFigure, receivedCurrency, receivedFigure, totalFigure } from './figures';
import * as lists from './lists.css';
import { ListContext } from './listContext';
import { columnTexts, tradeTableTexts as texts } from './texts';
import { statusWords, type UserTrade } from './userTrade';

export interface UserTradesTableProps {
  /** Newest first. */
  state: RowsState<UserTrade>;
  isLoggedIn: boolean;
  /** Shown below the empty text. */
  emptyAction?: ReactNode;
  isStale?: boolean;
}

/** The most decimals any pair has. */
const priceDecimals = 10;
const amountDecimals = 6;
const receivedDecimals = 8;

const columns: readonly DataColumn<UserTrade>[] = [
  {
    key: 'updatedAt',
    header: columnTexts.date,
    cell: ({ updatedAt }) => <Timestamp moment={updatedAt} />,
    placeholder: '120px',
  },
  {
    key: 'name',
    header: columnTexts.pair,
    isRowHeader: true,
    cell: ({ name }) => <span className={styles.pair}>{marketLabel(name)}</span>,
  },
  { key: 'side', header: columnTexts.side, cell: ({ side }) => <SideWord side={side} />, placeholder: '24px' },
  {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => {
      const { label, tone } = statusWords(status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  {
    key: 'averagePrice',
    header: texts.averagePrice,
    align: 'end',
    cell: ({ averagePrice, name }) => <ListFigure figure={priceFigure(averagePrice, name)} decimals={priceDecimals} />,
  },
  {
    key: 'amount',
    header: columnTexts.amount,
    align: 'end',
    cell: ({ amount, name }) => <ListFigure figure={amountFigure(amount, name)} decimals={amountDecimals} />,
  },
  {
    key: 'received',
    header: texts.received,
    align: 'end',
    cell: ({ received, name, side }) => (
      <ListFigure
        figure={receivedFigure(received, name, side)}
        decimals={receivedDecimals}
        unit={receivedCurrency(name, side)}
      />
    ),
  },
  {
    key: 'total',
    header: columnTexts.total,
    align: 'end',
    cell: ({ total, name, side }) => <ListFigure figure={totalFigure(total, name, side)} decimals={priceDecimals} />,
  },
  {
    key: 'fee',
    header: columnTexts.fee,
    align: 'end',
    cell: ({ fee, name, side }) => (
      <ListFigure
        figure={receivedFigure(fee, name, side)}
        decimals={receivedDecimals}
        unit={receivedCurrency(name, side)}
      />
    ),
  },
];

const keyOf = ({ key }: UserTrade): string => key;

/** The trader's past orders. */
export const UserTradesTable = ({ state, isLoggedIn, emptyAction, isStale = false }: UserTradesTableProps) => {
  const list = useMemo(() => ({ isStale }), [isStale]);
  return (
    <ListContext value={list}>
      <div className={lists.table}>
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
    </ListContext>
  );
};
