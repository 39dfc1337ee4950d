import { orderTotal, showExactly, sideWords } from '@exchange/domain';
import type { IntendedOrder, Question } from '@exchange/machines';

// Apart from the texts that the forms need: these load after them.

type Figures = Pick<IntendedOrder, 'pair' | 'price' | 'amount'>;

/** 'Sell 1,000 XDC at 0.05 USDT' */
export const orderText = ({ side, pair, price, amount }: IntendedOrder): string =>
  `${sideWords[side]} ${showExactly(amount)} ${pair.base} at ${showExactly(price)} ${pair.quote}`;

export const totalText = (order: Figures): string => `Total ${showExactly(orderTotal(order))} ${order.pair.quote}`;

export const unconfirmedTexts = {
  nouns: { one: 'order', many: 'orders' },
  /** The one message about it, wherever its trader is. */
  warning: (order: IntendedOrder): string =>
    `We have no reply yet for your order: ${orderText(order)}. It may be open or filled.`,
  known: "We have no reply yet for your order. It may be open or filled. Sending again won't create a second order.",
  checks: {
    checking: 'Checking your orders…',
    notFound: "We don't see it among your orders yet. We'll keep checking.",
    failed: "We couldn't load your orders. We'll keep trying.",
  },
  checkAgain: 'Check again',
  sendAgain: 'Send again',
  sending: 'Sending',
  dismiss: "I've checked",
} as const;

export const questionTexts: Readonly<Record<Question, string>> = {
  size: 'This is far above your usual order size on this pair.',
  unconfirmed: 'We have no reply yet for your previous order. It may be open or filled. This would be a second order.',
};
