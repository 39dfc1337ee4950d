import { failureText, orderTotal, showExactly } from '@exchange/domain';
import type { IntendedOrder, OrderEntryEmitted, Question } from '@exchange/machines';
import { saysNothing, succeeded, wentWrong, type Says } from '#shared/services/tell.ts';

type Figures = Pick<IntendedOrder, 'pair' | 'price' | 'amount'>;

const verbs = { buy: 'Buy', sell: 'Sell' } as const;

/** 'Sell 1,000 XDC at 0.05 USDT' */
export const orderText = ({ side, pair, price, amount }: IntendedOrder): string =>
  `${verbs[side]} ${showExactly(amount)} ${pair.base} at ${showExactly(price)} ${pair.quote}`;

export const totalText = (order: Figures): string => `Total ${showExactly(orderTotal(order))} ${order.pair.quote}`;

export const unconfirmedTexts = {
  nouns: { one: 'order', many: 'orders' },
  known: "We have no reply yet for your order. It may be open or filled. Sending again won't create a second order.",
  checks: {
    checking: 'Checking your open orders…',
    notFound: "We don't see it in your open orders yet. We'll keep checking.",
    failed: "We couldn't load your open orders. We'll keep trying.",
  },
  checkAgain: 'Check again',
  sendAgain: 'Send again',
  sending: 'Sending',
  openOrders: (pair: string): string => `Open orders on ${pair}`,
  dismiss: "I've checked",
} as const;

export const questionTexts: Readonly<Record<Question, string>> = {
  size: 'This is far above your usual order size on this pair.',
  unconfirmed: 'We have no reply yet for your previous order. It may be open or filled. This would be a second order.',
};

export const orderEntrySays: Says<OrderEntryEmitted> = {
  'order.sent': saysNothing,
  'order.accepted': ({ message }) => succeeded(message),
  'order.refused': ({ failure }) => wentWrong(failureText(failure)),
  'order.unconfirmed': ({ failure }) => wentWrong(failureText(failure)),
};

/** For an order without an answer that turned up. */
export const placedText = (order: IntendedOrder): string => `Your order was placed: ${orderText(order)}.`;
