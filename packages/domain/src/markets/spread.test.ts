import { expect, it } from 'vitest';
import { spreadOf } from './spread';

const at = (price: string | undefined) =>
  price === undefined
    ? []
    : [
        { price, amount: '1' },
        { price: '7', amount: '1' },
      ];

it.each([
  ['0.08523408', '0.08516592', { distance: '0.00006816', share: '0.08%' }],
  ['109905.75', '109905.74', { distance: '0.01', share: '<0.01%' }],
  ['0.0000005862', '0.0000005762', { distance: '0.00000001', share: '1.72%' }],
  ['3', '1', { distance: '2', share: '100.00%' }],
  ['100.005', '99.995', { distance: '0.01', share: '0.01%' }],
  ['1', '1', undefined],
  ['1', '1.1', undefined],
  ['1', undefined, undefined],
  [undefined, '1', undefined],
])('between a best sell of %s and a best buy of %s the spread is %j [DOM-423]', (ask, bid, spread) => {
  expect(spreadOf(at(ask), at(bid))).toEqual(spread);
});
