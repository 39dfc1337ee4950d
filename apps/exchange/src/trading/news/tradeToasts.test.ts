import { createToasts } from '@exchange/ui';
import { expect, it } from 'vitest';
import { createTradeToasts } from './tradeToasts';

const page = () => {
  const toasts = createToasts();
  const { onTrade, onFill } = createTradeToasts(toasts);
  return {
    trade: (Trade_status: string, Pair = 'XDC-USDT') => onTrade({ Pair, Amount: '5', Trade_status }),
    fill: (order: string, figures: string, name = 'XDC-USDT') => onFill({ name, order, figures }),
    shown: () => toasts.shown().map(({ text, details, count }) => [text, details, count]),
  };
};

const [partially, completed] = ['Order Partially Completed Successfully', 'Order Completed Successfully'];

it('an order has one toast, whichever of its two events comes first', () => {
  const { trade, fill, shown } = page();
  trade('partially');
  fill('o-1', 'Sold 1 of 9 XDC');
  fill('o-2', 'Sold 9 of 9 XDC');
  trade('completed');
  expect(shown()).toEqual([
    [partially, 'Sold 1 of 9 XDC', 1],
    [completed, 'Sold 9 of 9 XDC', 1],
  ]);
  trade('completed');
  fill('o-1', 'Sold 9 of 9 XDC, too');
  expect(shown()).toEqual([
    [completed, 'Sold 9 of 9 XDC', 1],
    [completed, 'Sold 9 of 9 XDC, too', 1],
  ]);
});

it('figures belong to a trade in their own pair', () => {
  const { trade, fill, shown } = page();
  fill('o-1', 'Sold 1 of 9 XDC', 'XDC-ETH');
  trade('completed');
  expect(shown()).toEqual([[completed, undefined, 1]]);
});

it('a server without figures gets the documented lines, and equal ones are counted', () => {
  const { trade, shown } = page();
  trade('partially');
  trade('partially');
  trade('something else');
  expect(shown()).toEqual([[partially, undefined, 2]]);
});
