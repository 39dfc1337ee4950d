import { multiply, pairOf, type AssetSymbol } from '@exchange/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './commands';
import { createMemoryExchange } from './testing/memoryExchange';
import { createNaiveExchange } from './testing/naiveExchange';

const traders = ['u-1', 'u-2', 'u-3', 'u-4'];
const pair = pairOf('XDC-BTC');

const placing = fc.record({
  kind: fc.constant('place' as const),
  trader: fc.constantFrom(...traders),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  // Few prices, so that orders meet, and odd ones, so that fees have to be rounded.
  price: fc.integer({ min: 1_001, max: 1_009 }).map((ticks) => multiply(String(ticks), '0.0000000001')),
  amount: fc.integer({ min: 2_000_000, max: 9_000_000 }).map((lots) => multiply(String(lots), '0.000001')),
});
const cancelling = fc.record({
  kind: fc.constant('cancel' as const),
  trader: fc.constantFrom(...traders),
  order: fc.integer({ min: 1, max: 60 }),
});
const commands = fc.array(fc.oneof({ weight: 4, arbitrary: placing }, { weight: 1, arbitrary: cancelling }), {
  maxLength: 60,
});

type Asked = typeof commands extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Whether the command was done, and the trades it made. */
interface Answer {
  isDone: boolean;
  trades: string[];
}

const inWords = (trades: readonly { price: string; amount: string }[]): string[] =>
  trades.map(({ price, amount }) => `${amount} at ${price}`);

const askOurs = (exchange: ReturnType<typeof createMemoryExchange>, one: Asked): Answer => {
  const command: Command =
    one.kind === 'cancel'
      ? { kind: 'order.cancel', trader: one.trader, order: `o-${one.order}` }
      : { ...one, kind: 'order.place', pair: 'XDC-BTC' };
  const { outcomes, committed } = exchange.run([command]);
  return { isDone: outcomes[0]?.done !== undefined, trades: inWords(committed.trades) };
};

const askNaive = (naive: ReturnType<typeof createNaiveExchange>, one: Asked): Answer => {
  if (one.kind === 'cancel') return { isDone: naive.cancel(one.trader, one.order), trades: [] };
  const trades = naive.place(one.trader, one.side, one.price, one.amount);
  return { isDone: trades !== undefined, trades: inWords(trades ?? []) };
};

const without = (figures: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => !name.startsWith(prefix)));

describe('the exchange and a naive second one', () => {
  it('agree on trades, open orders and every balance, whatever the commands [LED-040] [LED-006]', () => {
    fc.assert(
      fc.property(commands, (asked) => {
        const exchange = createMemoryExchange(traders);
        const naive = createNaiveExchange(pair, '0.5');
        for (const trader of traders)
          for (const [asset, amount] of [
            ['XDC', '30'],
            ['BTC', '0.00002'],
          ] as [AssetSymbol, string][]) {
            naive.fund(trader, asset, amount);
            const id = `${trader} ${asset}`;
            const legs = [{ asset, amount, from: { house: 'demo faucet' }, to: { trader } }] as const;
            exchange.run([{ kind: 'funds.post', id, legs }]);
          }
        const ours = asked.map((one) => askOurs(exchange, one));
        expect(ours).toEqual(asked.map((one) => askNaive(naive, one)));
        expect(exchange.orders()).toEqual(naive.orders());
        expect(without(exchange.balances(), 'demo faucet')).toEqual(without(naive.balances(), 'faucet'));
      }),
      { numRuns: 400 },
    );
  });
});
