import { assetOf, type AssetSymbol } from '../assets/assets';
import { findPair, type PairFees, type PairName, type Side, spotPairs } from '../markets/pairs';
import type { DecimalText } from '../money/decimalText';
import type { CurrencyFees, FeeData } from './feeData';

/** Percent, on both sides: never quote less than it may cost. */
export const unknownFee: DecimalText = '0.5';

/** In percent of what is received. The server's value takes precedence over the table of pairs. */
export const tradingFee = (data: FeeData, pairName: string, side: Side): DecimalText => {
  const pair = findPair(pairName);
  if (pair === undefined) return unknownFee;
  return data.trading.get(pair.name)?.[side] ?? pair.fees[side];
};

export interface TradingFeeLine extends PairFees {
  pair: PairName;
}

/** The rows of the fees page. */
export const tradingFeeLines = (data: FeeData): TradingFeeLine[] =>
  spotPairs.map(({ name }) => ({
    pair: name,
    buy: tradingFee(data, name, 'buy'),
    sell: tradingFee(data, name, 'sell'),
  }));

/** The fee and the minimum of a currency's withdrawals. */
export const currencyFees = (data: FeeData, symbol: AssetSymbol): CurrencyFees => {
  const { minimumWithdrawal, withdrawalFee } = assetOf(symbol);
  return { minimumWithdrawal, withdrawalFee, ...data.withdrawal.get(symbol) };
};
