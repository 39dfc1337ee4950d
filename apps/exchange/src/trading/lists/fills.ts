import { compare, isPositive, readWire, showExactly, type DecimalText, type Side } from '@exchange/domain';
import { orderWords, type OrderNews } from './openOrder';

/** So many orders are remembered: what was told of one before them is not told twice either. */
const mostKnown = 500;

const fillStatuses: readonly string[] = ['partially', 'completed'];

/** The figures of news that tell of a fill. */
const fillIn = ({ status = '', filledQty, originalQty, price: given }: OrderNews) => {
  const [filled, amount, price] = [readWire(filledQty), readWire(originalQty), readWire(given)];
  if (filled === undefined || amount === undefined || price === undefined) return undefined;
  return fillStatuses.includes(status) && isPositive(filled) ? { filled, amount, price } : undefined;
};

/** One step in which an order was filled. */
export interface Fill {
  /** The same in every tab that hears of it. */
  id: string;
  side: Side;
  /** Of its pair. */
  name: string;
  /** Side, amount, pair and price, for who listens. */
  text: string;
}

/** Puts fills into words, each step once. */
export const createFillTeller = (): ((news: OrderNews) => Fill | undefined) => {
  const told = new Map<string, DecimalText>();
  return (news) => {
    const fill = fillIn(news);
    const { Type: side, pair: name } = news;
    const orderId = String(news.uniqueId ?? '');
    if (fill === undefined || compare(fill.filled, told.get(orderId) ?? '0') <= 0) return undefined;
    if (orderId !== '') told.set(orderId, fill.filled);
    const [oldest] = told.keys();
    if (told.size > mostKnown && oldest !== undefined) told.delete(oldest);
    const { filled, amount, price } = fill;
    const [base = ''] = name.split('-');
    const text = `${orderWords({ side, name, price })}: ${showExactly(filled)} of ${showExactly(amount)} ${base} filled.`;
    return { id: orderId === '' ? text : `${orderId} ${filled}`, side, name, text };
  };
};
