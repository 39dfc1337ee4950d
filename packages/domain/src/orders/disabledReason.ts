import { tradingTexts } from '../messages/trading';
import { isAbove } from '../money/compare';
import { paymentOf, type PaymentCircumstances } from './balances';
import { checkLimitOrder, orderTotal, readLimitOrder, type OrderForm } from './limitOrder';
import { notEnoughText, orderTexts } from './orderTexts';

export interface OrderCircumstances extends PaymentCircumstances {
  isTradable: boolean;
  isLoggedIn: boolean;
  isVerifying: boolean;
}

export interface DisabledReason {
  because: 'maintenance' | 'visitor' | 'verifying' | 'price' | 'amount' | 'balance';
  text: string;
}

/** An unknown balance disables nothing: the server knows it, and says so. */
const balanceReason = (form: OrderForm, { pair, balances }: OrderCircumstances): DisabledReason | undefined => {
  const order = readLimitOrder(form);
  const { currency, available } = paymentOf(form.side, pair, balances);
  if (order === undefined || available === undefined) return undefined;
  const needed = form.side === 'buy' ? orderTotal(order) : order.amount;
  return isAbove(needed, available) ? { because: 'balance', text: notEnoughText(currency) } : undefined;
};

const formReason = (form: OrderForm, circumstances: OrderCircumstances): DisabledReason | undefined => {
  const { price, amount } = checkLimitOrder(form, circumstances);
  if (price !== undefined) return { because: 'price', text: price };
  if (amount !== undefined) return { because: 'amount', text: amount };
  return balanceReason(form, circumstances);
};

/** No order call is documented for perpetual contracts, so their forms never open. */
export const isUnderMaintenance = ({ pair, isTradable }: Pick<OrderCircumstances, 'pair' | 'isTradable'>): boolean =>
  !isTradable || pair.kind === 'perpetual';

/** Why the order cannot be placed now; nothing when it can. */
export const disabledReason = (form: OrderForm, circumstances: OrderCircumstances): DisabledReason | undefined => {
  if (isUnderMaintenance(circumstances)) return { because: 'maintenance', text: tradingTexts.underMaintenance };
  if (!circumstances.isLoggedIn) return { because: 'visitor', text: tradingTexts.visitorPrompt };
  if (circumstances.isVerifying) return { because: 'verifying', text: orderTexts.verifying };
  return formReason(form, circumstances);
};
