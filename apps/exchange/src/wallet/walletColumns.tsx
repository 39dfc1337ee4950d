import { compare, type DecimalText } from '@exchange/domain';
import { CoinName, DetailToggle, type DataColumn } from '@exchange/ui';
import type { Width } from '#shared/services/useWidth.ts';
import { coinAlone, walletTableTexts } from './texts';
import { ActionsCell, AvailableCell, HistoryCell, HoldingCell, InOrdersCell, WorthCell } from './WalletCells';
import { AverageCostCell, ProfitCell } from './portfolio/PositionCells';
import { portfolioTexts } from './portfolio/texts';
import type { PositionsState } from './portfolio/usePositions';
import type { WalletCoin } from './walletCoin';

const texts = walletTableTexts.columns;

const below: DecimalText = '-1';

/** Unknown values sort below zero. */
const by =
  (figure: 'available' | 'inOrders' | 'worth') =>
  (one: WalletCoin, other: WalletCoin): number =>
    compare(one[figure] ?? below, other[figure] ?? below);

type Column = DataColumn<WalletCoin>;

const coinColumn: Column = {
  key: 'coin',
  header: texts.coin,
  isRowHeader: true,
  placeholder: '120px',
  sortBy: (one, other) => one.symbol.localeCompare(other.symbol, 'en'),
  cell: ({ symbol, name }) => <CoinName symbol={symbol} name={name} size={24} />,
};

const available: Column = {
  key: 'available',
  header: texts.available,
  align: 'end',
  placeholder: '128px',
  sortBy: by('available'),
  cell: (coin) => <AvailableCell {...coin} />,
};

const inOrders: Column = {
  key: 'inOrders',
  header: texts.inOrders,
  align: 'end',
  placeholder: '96px',
  sortBy: by('inOrders'),
  cell: (coin) => <InOrdersCell {...coin} />,
};

const worth: Column = {
  key: 'worth',
  header: texts.worth,
  align: 'end',
  sortBy: by('worth'),
  cell: (coin) => <WorthCell {...coin} />,
};

const averageCost: Column = {
  key: 'averageCost',
  header: portfolioTexts.averageCost,
  align: 'end',
  cell: (coin) => <AverageCostCell {...coin} />,
};

const profit: Column = {
  key: 'profit',
  header: portfolioTexts.profit,
  align: 'end',
  cell: (coin) => <ProfitCell {...coin} />,
};

const history: Column = {
  key: 'history',
  header: texts.history,
  isHeaderHidden: true,
  isFlush: true,
  align: 'end',
  cell: (coin) => <HistoryCell {...coin} />,
};

const actions: Column = {
  key: 'actions',
  header: texts.actions,
  isHeaderHidden: true,
  align: 'end',
  placeholder: '144px',
  cell: (coin) => <ActionsCell {...coin} />,
};

const details: Column = {
  key: 'details',
  header: texts.details,
  isHeaderHidden: true,
  isFlush: true,
  align: 'end',
  cell: ({ symbol }) => <DetailToggle panel={coinAlone} label={walletTableTexts.details(symbol)} />,
};

const sized = (column: Column, width: string): Column => ({ ...column, width });

/** A desk without a portfolio. */
const plain = [
  sized(coinColumn, '20%'),
  sized(available, '20%'),
  sized(inOrders, '16%'),
  sized(worth, '14%'),
  sized(history, '8%'),
  sized(actions, '22%'),
];

/** What a row shows: on a phone two lines, with the rest below the coin once it is opened. */
const rowColumns: Readonly<Record<Width, readonly Column[]>> = {
  desk: [
    sized(coinColumn, '16%'),
    sized(available, '17%'),
    sized(inOrders, '13%'),
    sized(worth, '11%'),
    sized(averageCost, '10%'),
    sized(profit, '11%'),
    sized(history, '6%'),
    sized(actions, '16%'),
  ],
  tablet: [
    sized(coinColumn, '22%'),
    { ...sized(available, '26%'), cell: (coin) => <AvailableCell {...coin} hasOrders /> },
    { ...sized(worth, '16%'), cell: (coin) => <WorthCell {...coin} hasProfit /> },
    sized(history, '9%'),
    sized(actions, '27%'),
  ],
  phone: [
    sized(coinColumn, '42%'),
    { ...worth, placeholder: '96px', cell: (coin) => <HoldingCell {...coin} /> },
    sized(details, '44px'),
  ],
};

export const walletColumns = (width: Width, positions: PositionsState): readonly Column[] =>
  width === 'desk' && positions === 'none' ? plain : rowColumns[width];
