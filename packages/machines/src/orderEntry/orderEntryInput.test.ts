import { checkLimitOrder, pairs, parseTyped, readLimitOrder, type OrderForm, type Pair } from '@exchange/domain';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { orderEntryMachine } from './orderEntryMachine';
import type { IntendedOrder } from './orderEntryRules';
import type { OrderEntryEvent, Placed } from './orderEntrySetup';

const oddities = ['', ' ', '١٢٣', '１２３', '1e5', '-1', '−1', 'NaN', 'Infinity', '1,5', '0x1f', '🚀', '\u0000', '٣٫٥'];

const anything = fc.oneof(
  fc.constantFrom(...oddities, '9'.repeat(10_000), `0.${'0'.repeat(10_000)}1`),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.stringMatching(/^\d{0,40}\.?\d{0,40}$/),
);

const events: fc.Arbitrary<OrderEntryEvent> = fc.oneof(
  fc.record({
    type: fc.constant('form.typed' as const),
    form: fc.record({ side: fc.constant('buy' as const), price: anything, amount: anything }),
  }),
  fc.record({ type: fc.constant('refilled' as const), price: fc.constantFrom('0', '0.05', '91800') }),
);

const isFigure = (text: string): boolean => parseTyped(text) === text;

/** Whether the form's input leads either to a message beside it or to an order with plain numbers. */
const isUnderstood = (form: OrderForm, pair: Pair): boolean => {
  const { price, amount } = checkLimitOrder(form, { pair });
  if (price !== undefined || amount !== undefined) return true;
  const order = readLimitOrder(form);
  return order !== undefined && isFigure(order.price) && isFigure(order.amount);
};

it('whatever is typed or pasted stands as it was typed, and gives a message or a figure', () => {
  const inputs = fc.record({ pair: fc.constantFrom(...pairs), steps: fc.array(events, { maxLength: 12 }) });
  fc.assert(
    fc.property(inputs, ({ pair, steps }) => {
      const placeOrder = fromPromise<Placed, IntendedOrder>(() => new Promise(() => undefined));
      const machine = orderEntryMachine.provide({ actors: { placeOrder } });
      const entry = createActor(machine, { input: { pair, side: 'buy', price: '0.05', newId: () => 'id-1' } });
      entry.start();
      for (const step of steps) {
        entry.send(step);
        const { form } = entry.getSnapshot().context;
        expect(form).toEqual(step.type === 'form.typed' ? step.form : form);
        expect(isUnderstood(form, pair)).toBe(true);
      }
      expect(entry.getSnapshot().status).toBe('active');
      entry.stop();
    }),
  );
});
