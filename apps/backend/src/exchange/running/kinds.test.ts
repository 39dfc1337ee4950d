import { expect, inject, it, onTestFinished } from 'vitest';
import { defineKind } from '../commandKind';
import type { Effects } from '../effects';
import type { CommandOf } from '../commands';
import { createKinds } from './kinds';
import { startTestExchange } from '../testing/testExchange';

const kind = (name: string, calls: string[][] = []) =>
  defineKind({
    kind: 'deposit.credit',
    keysOf: ({ trader }) => [`limit of ${trader}`],
    lookUp: async (_client, commands) => {
      calls.push(commands.map(({ id }) => id));
      return calls.length;
    },
    decide: (_view, { id, trader, asset, amount }, round): { done: { isRepeat: boolean } } & Effects => ({
      done: { isRepeat: false },
      postings: [{ id: `${name} ${id}`, legs: [{ asset, amount: 1n, from: { house: 'custody' }, to: { trader } }] }],
      events: [
        { kind: 'deposit.credited', payload: { deposit: `${id} of round ${round}`, trader, asset, amount } },
        { kind: 'ledger.corrected', payload: { posting: id, reason: 'second', by: 'test' } },
      ],
    }),
  });

const credit = (id: string, trader: string): CommandOf<'deposit.credit'> => ({
  kind: 'deposit.credit',
  id,
  trader,
  asset: 'XDC',
  amount: '1',
});

const start = async (calls: string[][]) => {
  const groups: number[] = [];
  const exchange = await startTestExchange(inject('clusterUrl'), {
    kinds: [kind('test', calls)],
    onWritten: (commands) => groups.push(commands),
  });
  onTestFinished(() => exchange.close());
  return { exchange, groups };
};

it('looks up once per group, and puts commands that share a key into different groups [LED-160] [LED-161]', async () => {
  const calls: string[][] = [];
  const { exchange, groups } = await start(calls);
  const [one, other] = [await exchange.addTrader(), await exchange.addTrader()];
  await Promise.all(
    [credit('a', one), credit('b', other), credit('c', one), credit('d', other)].map((command) =>
      exchange.submit(command),
    ),
  );
  expect(calls).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(groups).toEqual([2, 2]);
});

it('stores its events with the group, in order, for consumers [LED-162]', async () => {
  const { exchange } = await start([]);
  const one = await exchange.addTrader();
  await Promise.all([exchange.submit(credit('a', one)), exchange.submit(credit('b', one))]);
  const { rows } = await exchange.database.pool.query(
    `select group_number - (select last_group from exchange) as "group", position, kind, payload, at
     from committed_event order by group_number, position`,
  );
  const at = new Date(exchange.clock.now);
  const event = (group: string, position: number, kindOf: string, payload: unknown) => ({
    group,
    position,
    kind: kindOf,
    payload,
    at,
  });
  const credited = (deposit: string) => ({ deposit, trader: one, asset: 'XDC', amount: '1' });
  const second = (posting: string) => ({ posting, reason: 'second', by: 'test' });
  expect(rows).toEqual([
    event('-1', 1, 'deposit.credited', credited('a of round 1')),
    event('-1', 2, 'ledger.corrected', second('a')),
    event('0', 1, 'deposit.credited', credited('b of round 2')),
    event('0', 2, 'ledger.corrected', second('b')),
  ]);
});

it('has a unique name: two kinds with the same name prevent the start [LED-160]', () => {
  expect(() => createKinds([kind('one'), kind('two')])).toThrow('Two kinds of commands have the same name.');
});
