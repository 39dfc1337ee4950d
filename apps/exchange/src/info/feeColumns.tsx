import {
  feeTexts,
  formatFeePercent,
  isPositive,
  showExactly,
  type AssetSymbol,
  type CurrencyFees,
  type DecimalText,
  type TradingFeeLine,
} from '@exchange/domain';
import { CoinName, type DataColumn } from '@exchange/ui';
import { PairLink } from '#shared/market/PairLink.tsx';
import { feePageTexts as texts } from './feePageTexts';

export interface CurrencyFeeLine extends CurrencyFees {
  symbol: AssetSymbol;
  name: string;
}

const feeText = (fee: DecimalText, shown: (fee: DecimalText) => string): string =>
  isPositive(fee) ? shown(fee) : feeTexts.free;

export const tradingFeeColumns: readonly DataColumn<TradingFeeLine>[] = [
  {
    key: 'pair',
    header: texts.pair,
    isRowHeader: true,
    cell: ({ pair }) => <PairLink name={pair} />,
    placeholder: '72px',
  },
  {
    key: 'buy',
    header: texts.buy,
    align: 'end',
    cell: ({ buy }) => feeText(buy, formatFeePercent),
    placeholder: '32px',
  },
  {
    key: 'sell',
    header: texts.sell,
    align: 'end',
    cell: ({ sell }) => feeText(sell, formatFeePercent),
    placeholder: '32px',
  },
];

const withdrawalText = ({ symbol, withdrawalFee }: CurrencyFeeLine): string => {
  if (symbol === 'XDCE') return feeTexts.xdceWithdrawal;
  return feeText(withdrawalFee, showExactly);
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
  { key: 'deposit', header: texts.deposit, cell: () => feeTexts.free },
  { key: 'withdrawal', header: texts.withdrawal, align: 'end', cell: withdrawalText },
];
