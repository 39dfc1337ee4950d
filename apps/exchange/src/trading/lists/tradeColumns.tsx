import { Badge, Timestamp, type DataColumn } from '@exchange/ui';
import { ListFigure, SideWord } from './cells';
import * as styles from './cells.css';
import { amountFigure, marketLabel, priceFigure, receivedCurrency, receivedFigure, totalFigure } from './figures';
import { columnTexts, tradeTableTexts as texts } from './texts';
import { statusWords, type UserTrade } from './userTrade';

/** The most decimals any pair has. */
const priceDecimals = 10;
const amountDecimals = 6;
const receivedDecimals = 8;

/** The figures and words of a past order, each in its column, to be put in the order of their table. */
export const tradeColumns = {
  updatedAt: {
    key: 'updatedAt',
    header: columnTexts.date,
    cell: ({ updatedAt }) => <Timestamp moment={updatedAt} />,
    placeholder: '120px',
  },
  name: {
    key: 'name',
    header: columnTexts.pair,
    isRowHeader: true,
    cell: ({ name }) => <span className={styles.pair}>{marketLabel(name)}</span>,
  },
  side: { key: 'side', header: columnTexts.side, cell: ({ side }) => <SideWord side={side} />, placeholder: '24px' },
  status: {
    key: 'status',
    header: texts.status,
    cell: ({ status }) => {
      const { label, tone } = statusWords(status);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  averagePrice: {
    key: 'averagePrice',
    header: texts.averagePrice,
    align: 'end',
    cell: ({ averagePrice, name }) => <ListFigure figure={priceFigure(averagePrice, name)} decimals={priceDecimals} />,
  },
  amount: {
    key: 'amount',
    header: columnTexts.amount,
    align: 'end',
    cell: ({ amount, name }) => <ListFigure figure={amountFigure(amount, name)} decimals={amountDecimals} />,
  },
  received: {
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
  total: {
    key: 'total',
    header: columnTexts.total,
    align: 'end',
    cell: ({ total, name, side }) => <ListFigure figure={totalFigure(total, name, side)} decimals={priceDecimals} />,
  },
  fee: {
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
} as const satisfies Record<string, DataColumn<UserTrade>>;
