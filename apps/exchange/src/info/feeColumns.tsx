import {
  feeTexts,
  formatFeePercent,
  isPositive,
  showExactly,
  type AssetSymbol,
  type CurrencyFees,
  type TradingFeeLine,
} from '@exchange/domain';
import { CoinName, type DataColumn } from '@exchange/ui';
import { PairLink } from '../shared/market/PairLink';
import { feePageTexts as texts } from './feePageTexts';

export interface CurrencyFeeLine extends CurrencyFees {
  symbol: AssetSymbol;
  name: string;
}

export const tradingFeeColumns: readonly DataColumn<TradingFeeLine>[] = [
  {
    key: 'pair',
    header: texts.pair,
    isRowHeader: true,
    cell: ({ pair }) => <PairLink name={pair} />,
    placeholder: '72px',
  },
  { key: 'buy', header: texts.buy, align: 'end', cell: ({ buy }) => formatFeePercent(buy), placeholder: '32px' },
  { key: 'sell', header: texts.sell, align: 'end', cell: ({ sell }) => formatFeePercent(sell), placeholder: '32px' },
];

const withdrawalText = ({ symbol, withdrawalFee }: CurrencyFeeLine): string => {
  if (symbol === 'XDCE') return feeTexts.xdceWithdrawal;
  return isPositive(withdrawalFee) ? showExactly(withdrawalFee) : feeTexts.deposit;
};

export const withdrawalFeeColumns: readonly DataColumn<CurrencyFeeLine>[] = [
  {
    key: 'coin',
    header: texts.coin,
    isRowHeader: true,
    cell: ({ symbol }) => <CoinName symbol={symbol} />,
    placeholder: '48px',
  },
  { key: 'name', header: texts.name, cell: ({ name }) => name },
  {
    key: 'minimum',
    header: texts.minimum,
    align: 'end',
    cell: ({ minimumWithdrawal }) => showExactly(minimumWithdrawal),
  },
  { key: 'deposit', header: texts.deposit, cell: () => feeTexts.deposit },
  { key: 'withdrawal', header: texts.withdrawal, align: 'end', cell: withdrawalText },
];
