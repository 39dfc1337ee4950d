import type { AssetSymbol } from '../assets/assetSymbols';
import type { Pair, Side } from '../markets/pair';
import type { DecimalText } from '../money/decimalText';
import type { PriceCircumstances } from './limitOrder';

/** What a trader has of the two currencies of a pair; unknown until it is loaded. */
export interface PairBalances {
  base?: DecimalText | undefined;
  quote?: DecimalText | undefined;
  /** They were asked for: what is unknown by now is not on its way. */
  areSettled?: boolean | undefined;
}

export interface PaymentCircumstances extends PriceCircumstances {
  balances: PairBalances;
}

interface Payment {
  currency: AssetSymbol;
  available: DecimalText | undefined;
}

/** What an order is paid with. */
export const paymentOf = (side: Side, pair: Pair, balances: PairBalances): Payment =>
  side === 'buy'
    ? { currency: pair.quote, available: balances.quote }
    : { currency: pair.base, available: balances.base };
