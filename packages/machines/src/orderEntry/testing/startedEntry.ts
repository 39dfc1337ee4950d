import { pairOf, type Failure, type LimitOrder, type PairName } from '@exchange/domain';
import { createActor, fromPromise, waitFor } from 'xstate';
import { orderEntryMachine } from '../orderEntryMachine';
import type { Draft, IntendedOrder } from '../orderEntryRules';
import type { OrderEntryEmitted, Placed } from '../orderEntrySetup';

export const pair = pairOf('XDC-USDT');
export const taken: Placed = { data: { message: 'Order placed successfully.' } };
export const insufficient: Failure = { code: 'refused', status: 400, message: 'Insufficient Fund', field: 'amount' };
export const refused: Placed = { error: insufficient };
export const timedOut: Placed = { error: { code: 'timed-out' } };

export const order: LimitOrder = { side: 'buy', price: '0.05', amount: '100' };
export const bigger: LimitOrder = { ...order, amount: '200' };

export type Answer = Placed | Promise<Placed>;

const never = new Promise<Placed>(() => undefined);

export const start = (answers: Answer[] = [], name: PairName = 'XDC-USDT', price = '0.052') => {
  const sent: IntendedOrder[] = [];
  let ids = 0;
  const machine = orderEntryMachine.provide({
    actors: {
      placeOrder: fromPromise<Placed, IntendedOrder>(async ({ input }) => {
        sent.push(input);
        return answers.shift() ?? never;
      }),
    },
  });
  const newId = () => `id-${String((ids += 1))}`;
  const entry = createActor(machine, { input: { pair: pairOf(name), side: 'buy', price, newId } });
  const said: OrderEntryEmitted[] = [];
  entry.on('*', (event) => said.push(event));
  entry.start();
  const type = (form: { price?: string; amount?: string }) =>
    entry.send({ type: 'form.typed', form: { ...entry.getSnapshot().context.form, ...form } });
  const reach = (place: Place) => waitFor(entry, (state) => state.matches(place));
  const form = () => entry.getSnapshot().context.form;
  /** The trader returns from another screen. */
  const open = (opened: PairName = name, draft?: Draft) =>
    entry.send({ type: 'form.opened', pair: pairOf(opened), price: '0.052', draft });
  return { entry, sent, said, type, reach, form, open };
};

type Place = Parameters<
  ReturnType<ReturnType<typeof createActor<typeof orderEntryMachine>>['getSnapshot']>['matches']
>[0];

export const editing: Place = { open: 'editing' };
export const accepted: Place = { open: 'accepted' };
export const refusedPlace: Place = { open: 'refused' };
export const unconfirmed: Place = { open: 'unconfirmed' };

/** The order as typed, submitted like the form does. */
export const submitted = (answers: Answer[] = [], confirmAbove?: string) => {
  const started = start(answers);
  started.type({ price: order.price, amount: order.amount });
  started.entry.send({ type: 'order.submitted', order, confirmAbove });
  return started;
};

/** The order as typed, with the id it was sent with. */
export const intended: IntendedOrder = { ...order, pair, id: 'id-1' };

/** An order being sent, which gets its response when the test decides. */
export const underWay = () => {
  let resolve: (placed: Placed) => void = () => undefined;
  const started = submitted([
    new Promise<Placed>((answered) => {
      resolve = answered;
    }),
  ]);
  const answer = async (placed: Placed): Promise<void> => {
    resolve(placed);
    // Far more turns than a response needs to be processed.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return { ...started, answer };
};
