import type { DecimalText } from '@exchange/domain';
import { Badge, NoValue, Timestamp, type DataColumn } from '@exchange/ui';
import { ListFigure, SideWord } from './cells';
import * as styles from './cells.css';
import {
  amountFigure,
  columnDecimals,
  marketLabel,
  priceFigure,
  receivedCurrency,
  receivedFigure,
  totalFigure,
} from './figures';
import { columnTexts as texts } from './texts';
import { statusWords } from './tradeWords';
import type { UserTrade } from './userTrade';

const priceIfAny = (price: DecimalText | undefined, name: string) =>
  price === undefined ? undefined : priceFigure(price, name);

const figures = {
  averagePrice: ({ averagePrice, name }: UserTrade) => priceIfAny(averagePrice, name),
  price: ({ price, name }: UserTrade) => priceIfAny(price, name),
  amount: ({ amount, name }: UserTrade) => amountFigure(amount, name),
  received: ({ received, name, side }: UserTrade) => receivedFigure(received, name, side),
  total: ({ total, name, side }: UserTrade) => totalFigure(total, name, side),
  fee: ({ fee, name, side }: UserTrade) => receivedFigure(fee, name, side),
} as const;

type FigureColumn = keyof typeof figures;

export const figureColumns = [
  'averagePrice',
  'price',
  'amount',
  'received',
  'total',
  'fee',
] as const satisfies FigureColumn[];

/** How many decimals each column of these rows needs space for. */
export const decimalsIn = (rows: readonly UserTrade[]): ReadonlyMap<string, number> => columnDecimals(rows, figures);

interface TradeFigureProps {
  column: FigureColumn;
  trade: UserTrade;
  /** If the header can't show it. */
  unit?: string;
}

const TradeFigure = ({ column, trade, unit }: TradeFigureProps) => {
  const figure = figures[column](trade);
  return figure ? <ListFigure column={column} figure={figure} unit={unit} /> : <NoValue />;
};

/** The columns of a past order, to be arranged by each table. */
export const tradeColumns = {
  updatedAt: {
    key: 'updatedAt',
    header: texts.date,
    isTime: true,
    cell: ({ updatedAt }) => <Timestamp moment={updatedAt} />,
    placeholder: '120px',
  },
  name: {
    key: 'name',
    header: texts.pair,
    isRowHeader: true,
    cell: ({ name }) => <span className={styles.pair}>{marketLabel(name)}</span>,
  },
  side: { key: 'side', header: texts.side, cell: ({ side }) => <SideWord side={side} />, placeholder: '24px' },
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
    cell: (trade) => <TradeFigure column="averagePrice" trade={trade} />,
  },
  price: {
    key: 'price',
    header: texts.price,
    align: 'end',
    cell: (trade) => <TradeFigure column="price" trade={trade} />,
  },
  amount: {
    key: 'amount',
    header: texts.amount,
    align: 'end',
    cell: (trade) => <TradeFigure column="amount" trade={trade} />,
  },
  received: {
    key: 'received',
    header: texts.received,
    align: 'end',
    cell: (trade) => <TradeFigure column="received" trade={trade} unit={receivedCurrency(trade.name, trade.side)} />,
  },
  total: {
    key: 'total',
    header: texts.total,
    align: 'end',
    cell: (trade) => <TradeFigure column="total" trade={trade} />,
  },
  fee: {
    key: 'fee',
    header: texts.fee,
    align: 'end',
    cell: (trade) => <TradeFigure column="fee" trade={trade} unit={receivedCurrency(trade.name, trade.side)} />,
  },
} as const satisfies Record<string, DataColumn<UserTrade>>;
