import { createFakeExchange, ok } from '@exchange/api/testing';
import { pairOf } from '@exchange/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createScriptedFeed } from '#shared/testing/scriptedFeed.ts';
import { createBookStore } from './bookStore';

type Moment = 'now' | 'after the next' | 'at the end';

/** When each copy of an event arrives. A malformed one is dropped by the feed, and so counts as lost. */
const fates: readonly (readonly Moment[])[] = [
  ['now'],
  [],
  ['now', 'now'],
  ['after the next'],
  ['now', 'at the end'],
  ['at the end'],
];

const steps = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 6 }).map((step) => `0.0${String(step)}`),
    amount: fc.integer({ min: 0, max: 3 }).map(String),
    fate: fc.constantFrom(...fates),
    /** Pending answers arrive before the next event. */
    isQuiet: fc.boolean(),
    isCutOff: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
);

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A server with a book, and a store that follows it over a bad connection. */
const startLine = () => {
  const { feed, say, become } = createScriptedFeed();
  const open = new Map<string, string>();
  let seq = 0;
  const asks = () =>
    [...open]
      .map(([price, amount]) => ({ price, amount }))
      .toSorted((one, other) => (one.price < other.price ? -1 : 1));
  const truths = new Set([JSON.stringify(asks())]);
  const { client } = createFakeExchange({ orderBook: () => ok({ data: { seq, asks: asks(), bids: [] } }) });
  const store = createBookStore({ client, feed, pair: pairOf('XDC-USDT'), pairId: '5', later: () => () => undefined });
  const stop = store.subscribe(() => undefined);
  const hear = (event: { seq: number; price: string; amount: string }) =>
    say('{pair}-book', { pair: 'XDC-USDT', seq: event.seq, asks: [[event.price, event.amount]], bids: [] });
  return {
    become,
    stop,
    hear,
    /** Changes the server's book, and sends the event. */
    change: ({ price, amount }: Pick<Step, 'price' | 'amount'>) => {
      if (amount === '0') open.delete(price);
      else open.set(price, amount);
      seq += 1;
      truths.add(JSON.stringify(asks()));
      return { seq, price, amount };
    },
    isTrue: () => truths.has(JSON.stringify(store.levels.snapshot().asks)),
    isUpToDate: () =>
      !store.state().isBehind && JSON.stringify(store.levels.snapshot().asks) === JSON.stringify(asks()),
  };
};

it('lost, doubled or reordered events never show an invalid book, and the correct one in the end [TRD-364]', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const line = startLine();
      await settle();
      const late: Parameters<typeof line.hear>[0][] = [];
      const again: typeof late = [];
      for (const step of all) {
        const event = line.change(step);
        const copies = (wanted: Moment) => step.fate.flatMap((moment) => (moment === wanted ? [event] : []));
        if (step.isCutOff) line.become('lost');
        for (const one of [...copies('now'), ...late.splice(0)]) line.hear(one);
        late.push(...copies('after the next'));
        again.push(...copies('at the end'));
        if (step.isCutOff) line.become('live');
        if (step.isQuiet) await settle();
        expect(line.isTrue()).toBe(true);
      }
      for (const one of [...again, ...late]) line.hear(one);
      await settle();
      line.hear(line.change({ price: '0.07', amount: '1' }));
      await settle();
      await settle();
      expect(line.isTrue()).toBe(true);
      expect(line.isUpToDate()).toBe(true);
      line.stop();
    }),
    { numRuns: 60 },
  );
}, 30_000);
