import { pairOf, type LimitOrder } from '@exchange/domain';
import { expect, it } from 'vitest';
import { reachableStates } from '../testing/reachableStates';
import { orderEntryMachine } from './orderEntryMachine';

const pair = pairOf('XDC-USDT');
const order: LimitOrder = { side: 'buy', price: '0.05', amount: '100' };

it('leaves no state out of reach', () => {
  const reached = reachableStates(orderEntryMachine, {
    input: { pair, side: 'buy', price: '0.05', newId: () => 'id-1' },
    events: [
      { type: 'form.typed', form: order },
      { type: 'order.submitted', order },
      { type: 'order.submitted', order: { ...order, amount: '200' }, confirmAbove: '150' },
      { type: 'order.confirmed' },
      { type: 'order.declined' },
      { type: 'order.submitted', order, unconfirmed: [{ ...order, amount: '7', pair, id: 'id-0' }] },
      { type: 'order.placed', order: { ...order, pair, id: 'id-1' } },
      { type: 'form.opened', pair, price: '0.05' },
      { type: 'pair.changed', pair: pairOf('XDC-ETH'), price: '0.00002' },
    ],
    outputs: {
      placeOrder: [
        { data: { message: 'Order placed successfully.' } },
        { error: { code: 'refused', status: 400, message: 'Insufficient Fund', field: 'amount' } },
        { error: { code: 'timed-out' } },
      ],
    },
  });
  expect(reached).toEqual(
    new Set(
      [
        { open: 'editing' },
        { open: 'accepted' },
        { open: 'refused' },
        { open: 'unconfirmed' },
        'confirming',
        'submitting',
      ].map((value) => JSON.stringify(value)),
    ),
  );
});
