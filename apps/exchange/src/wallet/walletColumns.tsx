import { compare, type DecimalText } from '@exchange/domain';
import { CoinName, type DataColumn } from '@exchange/ui';
import { walletTableTexts } from './texts';
import { ActionsCell, AvailableCell, HistoryCell, InOrdersCell, WorthCell } from './WalletCells';
import type { WalletCoin } from './walletCoin';

const texts = walletTableTexts.columns;

const below: DecimalText = '-1';

/** Unknown values sort below zero. */
const by =
  (figure: 'available' | 'inOrders' | 'worth') =>
  (one: WalletCoin, other: WalletCoin): number =>
    compare(one[figure] ?? below, other[figure] ?? below);

export const walletColumns: readonly DataColumn<WalletCoin>[] = [
  {
    key: 'coin',
    width: '20%',
    header: texts.coin,
    isRowHeader: true,
    placeholder: '120px',
    sortBy: (one, other) => one.symbol.localeCompare(other.symbol, 'en'),
    cell: ({ symbol, name }) => <CoinName symbol={symbol} name={name} size={24} />,
  },
  {
    key: 'available',
    width: '22%',
    header: texts.available,
    align: 'end',
    placeholder: '128px',
    sortBy: by('available'),
    cell: (coin) => <AvailableCell {...coin} />,
  },
  {
    key: 'inOrders',
    width: '16%',
    header: texts.inOrders,
    align: 'end',
    placeholder: '96px',
    sortBy: by('inOrders'),
    cell: (coin) => <InOrdersCell {...coin} />,
  },
  {
    key: 'worth',
    width: '14%',
    header: texts.worth,
    align: 'end',
    sortBy: by('worth'),
    cell: (coin) => <WorthCell {...coin} />,
  },
  {
    key: 'history',
    width: '8%',
    header: texts.history,
    isHeaderHidden: true,
    isFlush: true,
    align: 'end',
    cell: (coin) => <HistoryCell {...coin} />,
  },
  {
    key: 'actions',
    width: '20%',
    header: texts.actions,
    isHeaderHidden: true,
    align: 'end',
    placeholder: '144px',
    cell: (coin) => <ActionsCell {...coin} />,
  },
];
