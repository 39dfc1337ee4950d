import { compare, isPositive, readWire, showExactly, type DecimalText, type Side } from '@exchange/domain';
import { priceFigure } from '#entities/orders/figures.ts';
import { orderWords, type OrderNews } from './openOrder';

/** Older orders can be forgotten: their fills aren't repeated by then. */
const mostKnown = 500;

const traded: Record<Side, string> = { buy: 'Bought', sell: 'Sold' };

const fillStatuses: readonly string[] = ['partially', 'completed'];

/** The figures of an event that reports a fill. */
const fillIn = ({ status = '', filledQty, originalQty, price: given, averagePrice }: OrderNews) => {
  const [filled, amount, price] = [readWire(filledQty), readWire(originalQty), readWire(given)];
  if (filled === undefined || amount === undefined || price === undefined) return undefined;
  return fillStatuses.includes(status) && isPositive(filled)
    ? { filled, amount, price, average: readWire(averagePrice) ?? price }
    : undefined;
};

/** One step in which an order was filled. */
export interface Fill {
  /** The same in every tab that receives it. */
  id: string;
  side: Side;
  /** The pair's name. */
  name: string;
  /** Side, amount, pair and price, for screen readers. */
  text: string;
  /** The same for all fills of an order. */
  order: string;
  /** What a toast adds: `Sold 1,500 of 5,000 XDC at 0.08723950`. */
  figures: string;
}

type Figures = NonNullable<ReturnType<typeof fillIn>>;

const described = ({
  side,
  name,
  orderId,
  filled,
  amount,
  price,
  average,
}: Figures & Pick<Fill, 'side' | 'name'> & { orderId: string }): Fill => {
  const [base = ''] = name.split('-');
  const share = `${showExactly(filled)} of ${showExactly(amount)} ${base}`;
  const text = `${orderWords({ side, name, price })}: ${share} filled.`;
  const figures = `${traded[side]} ${share} at ${priceFigure(average, name).text}`;
  return { id: orderId === '' ? text : `${orderId} ${filled}`, side, name, text, figures, order: orderId || text };
};

/** Describes fills, each step once. */
export const createFillReporter = (): ((news: OrderNews) => Fill | undefined) => {
  const reported = new Map<string, DecimalText>();
  return (news) => {
    const fill = fillIn(news);
    const { Type: side, pair: name } = news;
    const orderId = String(news.uniqueId ?? '');
    if (fill === undefined || compare(fill.filled, reported.get(orderId) ?? '0') <= 0) return undefined;
    if (orderId !== '') reported.set(orderId, fill.filled);
    const [oldest] = reported.keys();
    if (reported.size > mostKnown && oldest !== undefined) reported.delete(oldest);
    return described({ side, name, orderId, ...fill });
  };
};
