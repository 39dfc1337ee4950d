import { tradingTexts } from '../messages/trading';
import { isAbove } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { paymentOf, type PaymentCircumstances } from './balances';
import { checkLimitOrder, orderTotal, readLimitOrder, type OrderForm } from './limitOrder';
import { notEnoughText, orderTexts } from './orderTexts';

export interface OrderCircumstances extends PaymentCircumstances {
  isTradable: boolean;
  /** Why all trading is stopped, if it is. */
  stopped?: string | undefined;
  isLoggedIn: boolean;
  isVerifying: boolean;
}

export interface DisabledReason {
  because: 'maintenance' | 'visitor' | 'verifying' | 'price' | 'amount' | 'balance';
  text: string;
}

/** What the order would take from the balance, as far as its form says. A sell order needs no price for that. */
const neededFor = (form: OrderForm): DecimalText | undefined => {
  if (form.side === 'sell') return parseTyped(form.amount);
  const order = readLimitOrder(form);
  return order && orderTotal(order);
};

/** An unknown balance disables nothing, because the server checks it anyway. */
const balanceReason = (form: OrderForm, { pair, balances }: OrderCircumstances): DisabledReason | undefined => {
  const needed = neededFor(form);
  const { currency, available } = paymentOf(form.side, pair, balances);
  if (needed === undefined || available === undefined) return undefined;
  return isAbove(needed, available) ? { because: 'balance', text: notEnoughText(currency) } : undefined;
};

/** Checks the balance first: no other message may leave a button enabled that would spend more than there is. */
const formReason = (form: OrderForm, circumstances: OrderCircumstances): DisabledReason | undefined => {
  const missing = balanceReason(form, circumstances);
  if (missing !== undefined) return missing;
  const { price, amount } = checkLimitOrder(form, circumstances);
  if (price !== undefined) return { because: 'price', text: price };
  return amount === undefined ? undefined : { because: 'amount', text: amount };
};

/** No order call is documented for perpetual contracts, so their forms never open. */
export const isUnderMaintenance = ({
  pair,
  isTradable,
  stopped,
}: Pick<OrderCircumstances, 'pair' | 'isTradable' | 'stopped'>): boolean =>
  !isTradable || stopped !== undefined || pair.kind === 'perpetual';

/** Why the order can't be placed now, or undefined if it can. */
export const disabledReason = (form: OrderForm, circumstances: OrderCircumstances): DisabledReason | undefined => {
  if (isUnderMaintenance(circumstances))
    return { because: 'maintenance', text: circumstances.stopped ?? tradingTexts.underMaintenance };
  if (!circumstances.isLoggedIn) return { because: 'visitor', text: tradingTexts.visitorPrompt };
  if (circumstances.isVerifying) return { because: 'verifying', text: orderTexts.verifying };
  return formReason(form, circumstances);
};
