import { shellTexts, sideWords } from '@exchange/domain';
import { DetailToggle, NoValue, type DataColumn } from '@exchange/ui';
import { marketLabel } from '#entities/orders/figures.ts';
import { tradeColumns } from '#entities/orders/tradeColumns.tsx';
import { statusWords, tradeTypeWord } from '#entities/orders/tradeWords.ts';
import { canHaveFills } from './fills';
import { byNewest, compareQuickly, type PastOrder } from './pastOrder';
import { orderHistoryTexts as texts } from './texts';

type Compare = (one: PastOrder, other: PastOrder) => number;
type FigureName = 'averagePrice' | 'price' | 'fee' | 'amount' | 'received' | 'total';

const byWords =
  (wordsOf: (row: PastOrder) => string): Compare =>
  (one, other) =>
    wordsOf(one).localeCompare(wordsOf(other), 'en');

const byFigure =
  (name: FigureName): Compare =>
  (one, other) =>
    compareQuickly(one[name] ?? '0', other[name] ?? '0');

const updatedAt: DataColumn<PastOrder> = {
  ...tradeColumns.updatedAt,
  sortBy: (one, other) => -byNewest(one, other),
  sortsFirst: 'descending',
};
const name: DataColumn<PastOrder> = { ...tradeColumns.name, sortBy: byWords((row) => row.name) };
/** A trade with the OTC desk has the name of the desk's page. */
const typeWord = (type: string): string => (type === 'otc' ? shellTexts.profileMenu.otc : tradeTypeWord(type));

const tradeType: DataColumn<PastOrder> = {
  key: 'tradeType',
  header: texts.type,
  cell: ({ tradeType: type }) => (type === undefined ? <NoValue /> : typeWord(type)),
  sortBy: byWords((row) => row.tradeType ?? ''),
  placeholder: '32px',
};
const side: DataColumn<PastOrder> = { ...tradeColumns.side, sortBy: byWords((row) => row.side) };
const averagePrice: DataColumn<PastOrder> = { ...tradeColumns.averagePrice, sortBy: byFigure('averagePrice') };
const price: DataColumn<PastOrder> = { ...tradeColumns.price, sortBy: byFigure('price') };
const fee: DataColumn<PastOrder> = { ...tradeColumns.fee, sortBy: byFigure('fee') };
const amount: DataColumn<PastOrder> = { ...tradeColumns.amount, sortBy: byFigure('amount') };
const received: DataColumn<PastOrder> = { ...tradeColumns.received, sortBy: byFigure('received') };
const total: DataColumn<PastOrder> = { ...tradeColumns.total, sortBy: byFigure('total') };
const status: DataColumn<PastOrder> = {
  ...tradeColumns.status,
  sortBy: byWords((row) => statusWords(row.status).label),
};

const toggle: DataColumn<PastOrder> = {
  key: 'details',
  header: texts.toggleHeader,
  isHeaderHidden: true,
  isFlush: true,
  cell: (row) => <DetailToggle label={texts.details(`${sideWords[row.side]} ${marketLabel(row.name)}`)} />,
};

/** A row that has all columns only unfolds to fills. */
export const fillsToggle: DataColumn<PastOrder> = {
  ...toggle,
  width: '36px',
  cell: (row) => (canHaveFills(row) ? toggle.cell(row) : null),
};

/** The documented columns, in their order, then the order's own price. */
export const orderColumns: readonly DataColumn<PastOrder>[] = [
  updatedAt,
  name,
  tradeType,
  side,
  averagePrice,
  fee,
  amount,
  received,
  total,
  status,
  price,
];

/** A collapsed card. */
export const cardColumns: readonly DataColumn<PastOrder>[] = [
  { ...name, inCard: 'title' },
  toggle,
  { ...side, inCard: 'aside' },
  { ...amount, inCard: 'figure' },
  { ...status, inCard: 'state' },
  { ...updatedAt, inCard: 'note' },
];

/** What a card or a row expands to show. */
export const detailColumns: readonly DataColumn<PastOrder>[] = [tradeType, averagePrice, fee, received, total, price];

/** For a tablet, which has no room for eleven columns, or for more than one long figure. */
export const narrowColumns: readonly DataColumn<PastOrder>[] = [updatedAt, name, side, amount, status, toggle];
