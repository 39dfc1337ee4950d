import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import type { Leg } from '../ledger/legs';
import type { Command, CommandKind } from './commands';
import type { Outcome } from './outcomes';
import { startTestExchange, type TestExchange } from './testing/testExchange';

let exchange: TestExchange;
let one: string;
let other: string;
beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
});
beforeEach(async () => {
  one = await exchange.addTrader({ XDC: '100', USDT: '50' });
  other = await exchange.addTrader({ XDC: '100' });
});
afterAll(async () => {
  const { isSound, checks } = await checkLedger(exchange.database.pool);
  await exchange.close();
  if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
});

const submit = (command: Command) => exchange.submit<CommandKind>(command);

/** The answers now, at the same moment to repeated requests, and after a restart. */
const askedOften = async (command: Command): Promise<Outcome<CommandKind>[]> => {
  const atOnce = await Promise.all([submit(command), submit(command), submit(command)]);
  await exchange.restart();
  return [...atOnce, await submit(command)];
};

const custody = { house: 'custody' } as const;
const reward: Leg = { asset: 'XDC', amount: '2.5', from: { house: 'staking rewards' }, to: { house: 'fees' } };

let ids = 0;
const newId = (): string => `repeat ${(ids += 1)}`;

const reserve = (id: string): Command => ({
  kind: 'funds.reserve',
  id,
  trader: one,
  asset: 'XDC',
  amount: '30',
  as: 'staked',
});

describe('the same again, at once and after a restart', () => {
  const verbs: [verb: string, prepare: (id: string) => Command[], command: (id: string) => Command][] = [
    ['a reservation', () => [], reserve],
    [
      'a release',
      (id) => [reserve(id)],
      (id) => ({ kind: 'funds.release', id, also: [{ ...reward, to: { trader: one } }] }),
    ],
    [
      'a settlement',
      (id) => [reserve(id)],
      (id) => ({
        kind: 'funds.settle',
        id,
        shares: [
          { to: custody, amount: '29' },
          { to: { trader: other }, amount: '1' },
        ],
        also: [reward],
      }),
    ],
    [
      'a posting',
      () => [],
      (id) => ({
        kind: 'funds.post',
        id,
        legs: [reward, { asset: 'USDT', amount: '7', from: { trader: one }, to: custody }],
      }),
    ],
    [
      'a correction',
      () => [],
      (id) => ({ kind: 'ledger.correct', id, legs: [reward], reason: 'Booked to the wrong account', by: 'ada' }),
    ],
    [
      'an order',
      () => [],
      (id) => ({
        kind: 'order.place',
        trader: one,
        pair: 'XDC-USDT',
        side: 'sell',
        price: '900',
        amount: '10',
        clientOrderId: id,
      }),
    ],
  ];

  it.each(verbs)('%s is done once and gets the same answer [LED-141]', async (_verb, prepare, command) => {
    const id = newId();
    for (const before of prepare(id)) await submit(before);
    const answers = await askedOften(command(id));
    const [first, ...later] = answers.map(({ done }) => done);
    expect(first).toMatchObject({ isRepeat: false });
    for (const answer of later) expect(answer).toEqual({ ...first, isRepeat: true });
    const { rows } = await exchange.database.pool.query('select from transfer where reference = $1', [id]);
    expect(rows.length).toBeLessThanOrEqual(prepare(id).length + 1);
  });
});

describe('the same ID for something else', () => {
  const leg: Leg = { asset: 'XDC', amount: '3', from: { house: 'fees' }, to: custody };

  it.each<[what: string, legs: Leg[]]>([
    ['another receiver', [{ ...leg, to: { house: 'swap reserve' } }]],
    ['another giver', [{ ...leg, from: { house: 'demo faucet' } }]],
    ['the other direction', [{ ...leg, from: custody, to: { house: 'fees' } }]],
    ['another figure', [{ ...leg, amount: '3.000000000000000001' }]],
    ['another asset', [{ ...leg, asset: 'USDT' }]],
    ['a leg more', [leg, { ...leg, asset: 'USDT' }]],
    ['the same leg twice', [leg, leg]],
  ])('is refused, never answered as a repeat: a posting with %s [LED-140]', async (_what, legs) => {
    const id = newId();
    expect((await submit({ kind: 'funds.post', id, legs: [leg] })).done).toEqual({ isRepeat: false });
    const [atOnce, again] = await Promise.all([
      submit({ kind: 'funds.post', id, legs }),
      submit({ kind: 'funds.post', id, legs: [{ ...leg, amount: '3.0' }] }),
    ]);
    expect([atOnce.refused?.code, again.done]).toEqual(['id used', { isRepeat: true }]);
  });

  it('is refused: a correction with another reason, or a posting of another kind [LED-140] [LED-151]', async () => {
    const id = newId();
    const correct = { kind: 'ledger.correct', id, legs: [leg], reason: 'Booked twice', by: 'ada' } as const;
    await submit(correct);
    for (const command of [
      { ...correct, reason: 'Booked thrice' },
      { ...correct, by: 'grace' },
      { kind: 'funds.post', id, legs: [leg] } as const,
    ])
      expect((await submit(command)).refused?.code).toBe('id used');
  });

  it('counts as a repeat when its legs are in another order [LED-140]', async () => {
    const id = newId();
    const legs = [leg, { ...leg, asset: 'USDT' as const }];
    await submit({ kind: 'funds.post', id, legs });
    expect((await submit({ kind: 'funds.post', id, legs: legs.toReversed() })).done).toEqual({ isRepeat: true });
  });

  it('is refused for a hold that ended: with other shares as used, by the other verb as not held [LED-142]', async () => {
    const settle = (id: string, to: Leg['to'], also?: Leg[]): Command => ({
      kind: 'funds.settle',
      id,
      shares: [{ to, amount: '30' }],
      also,
    });
    const [settled, released] = [newId(), newId()];
    for (const id of [settled, released]) await submit(reserve(id));
    await submit(settle(settled, custody));
    await submit({ kind: 'funds.release', id: released });
    const answers: [Command, string][] = [
      [settle(settled, { trader: other }), 'id used'],
      [settle(settled, custody, [reward]), 'id used'],
      [{ kind: 'funds.release', id: settled }, 'not held'],
      [{ kind: 'funds.release', id: released, also: [reward] }, 'id used'],
      [settle(released, custody), 'not held'],
      // Word for word what the release did, but with another verb.
      [settle(released, { trader: one }), 'not held'],
      [{ kind: 'funds.release', id: newId() }, 'no such hold'],
    ];
    for (const [command, code] of answers) expect((await submit(command)).refused?.code).toBe(code);
  });
});

describe('a client order id that is repeated while its order changes', () => {
  const figures = { price: '0.4', amount: '10', clientOrderId: 'mine' };

  it('is answered with the cancelled order, even in one group [LED-152]', async () => {
    const placed = await exchange.sell(one, figures);
    const [cancelled, repeated] = await Promise.all([
      exchange.cancel(one, placed.done?.order.id ?? ''),
      exchange.sell(one, figures),
    ]);
    expect(cancelled.done?.order.status).toBe('cancelled');
    expect(repeated.done).toEqual({ order: cancelled.done?.order, isRepeat: true, isCutShort: false });
  });

  it('is answered with the filled order, even in one group [LED-152]', async () => {
    const placed = await exchange.sell(other, figures);
    const [, repeated] = await Promise.all([
      exchange.buy(one, { price: '0.4', amount: '10' }),
      exchange.sell(other, figures),
    ]);
    expect(repeated.done).toMatchObject({ isRepeat: true, order: { id: placed.done?.order.id, status: 'completed' } });
  });
});
