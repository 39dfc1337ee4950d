import type { AssetSymbol } from '../assets/assets';
import type { Pair, Side } from '../markets/pairs';
import type { DecimalText } from '../money/decimalText';
import type { PriceCircumstances } from './limitOrder';

/** A trader's balances in the two currencies of a pair; undefined until they are loaded. */
export interface PairBalances {
  base?: DecimalText | undefined;
  quote?: DecimalText | undefined;
  /** Whether loading has finished: a balance that is still undefined isn't on its way. */
  areSettled?: boolean | undefined;
}

export interface PaymentCircumstances extends PriceCircumstances {
  balances: PairBalances;
}

interface Payment {
  currency: AssetSymbol;
  available: DecimalText | undefined;
}

/** The currency and balance that an order is paid from. */
export const paymentOf = (side: Side, pair: Pair, balances: PairBalances): Payment =>
  side === 'buy'
    ? { currency: pair.quote, available: balances.quote }
    : { currency: pair.base, available: balances.base };
