import type { AssetSymbol } from '../assets/assets';
import type { Pair } from '../markets/pairs';
import { percentOf, subtract } from '../money/arithmetic';
import type { DecimalText } from '../money/decimalText';
import { ledgerDecimals } from '../money/ledgerUnit';
import { roundDown } from '../money/rounding';
import { orderTotal, type LimitOrder } from './limitOrder';

export interface OrderPreview {
  total: DecimalText;
  /** The amount reserved while the order is open. */
  reserved: DecimalText;
  reservedCurrency: AssetSymbol;
  fee: DecimalText;
  received: DecimalText;
  /** Also the currency of the fee, which is taken from what is received. */
  receivedCurrency: AssetSymbol;
}

/** The rounding remainder goes to the fee, so that fee and net amount add up to the gross amount. */
export const splitFee = (gross: DecimalText, feePercent: DecimalText): Pick<OrderPreview, 'fee' | 'received'> => {
  const received = roundDown(percentOf(gross, subtract('100', feePercent)), ledgerDecimals);
  return { fee: subtract(gross, received), received };
};

export const previewOrder = (order: LimitOrder, pair: Pair, feePercent: DecimalText): OrderPreview => {
  const total = orderTotal(order);
  const { base, quote } = pair;
  return order.side === 'buy'
    ? { total, reserved: total, reservedCurrency: quote, receivedCurrency: base, ...splitFee(order.amount, feePercent) }
    : {
        total,
        reserved: order.amount,
        reservedCurrency: base,
        receivedCurrency: quote,
        ...splitFee(total, feePercent),
      };
};
