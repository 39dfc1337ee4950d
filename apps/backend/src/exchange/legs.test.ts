import { assetSymbols, compare, type AssetSymbol } from '@exchange/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkLedger } from '../ledger/checks/ledgerCheck';
import type { Leg } from '../ledger/legs';
import { createMemoryExchange } from './testing/memoryExchange';
import { createNaiveLedger } from './testing/naiveLedger';
import { startTestExchange, type TestExchange } from './testing/testExchange';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startTestExchange(inject('clusterUrl'));
});
afterAll(async () => {
  const { isSound, checks } = await checkLedger(exchange.database.pool);
  await exchange.close();
  if (!isSound) throw new Error(checks.flatMap(({ culprits }) => culprits).join('\n'));
});

let ids = 0;
const newId = (): string => `legs ${(ids += 1)}`;
const post = (legs: Leg[]) => exchange.submit({ kind: 'funds.post', id: newId(), legs });
const custody = { house: 'custody' } as const;

const transfersOf = async (reference: string): Promise<unknown[]> => {
  const { rows } = await exchange.database.pool.query<{ kind: string }>(
    'select kind from transfer where reference = $1 order by id',
    [reference],
  );
  return rows.map(({ kind }) => kind);
};

describe('one movement', () => {
  it('has legs of several assets between several traders and the exchange, in one transfer [LED-143]', async () => {
    const [one, other] = [await exchange.addTrader({ XDC: '10' }), await exchange.addTrader({ USDT: '5' })];
    const id = newId();
    const legs: Leg[] = [
      { asset: 'XDC', amount: '10', from: { trader: one }, to: { trader: other } },
      { asset: 'USDT', amount: '4', from: { trader: other }, to: { trader: one } },
      { asset: 'USDT', amount: '1', from: { trader: other }, to: { house: 'fees' } },
    ];
    expect((await exchange.submit({ kind: 'funds.post', id, legs })).done).toEqual({ isRepeat: false });
    expect(await exchange.balancesOf(one)).toEqual({ 'available USDT': '4' });
    expect(await exchange.balancesOf(other)).toEqual({ 'available XDC': '10' });
    expect(await transfersOf(id)).toEqual(['posting']);
  });

  it.each([[false], [true]])(
    'may spend what it brings in, but no more, whatever the order of its legs [LED-144]',
    async (isReversed) => {
      const trader = await exchange.addTrader({ XDC: '1' });
      const legs = (out: string): Leg[] => {
        const both: Leg[] = [
          { asset: 'XDC', amount: '4', from: custody, to: { trader } },
          { asset: 'XDC', amount: out, from: { trader }, to: { house: 'fees' } },
        ];
        return isReversed ? both.toReversed() : both;
      };
      expect((await post(legs('5.000000000000000001'))).refused?.code).toBe('insufficient');
      expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '1' });
      expect((await post(legs('5'))).done).toBeDefined();
      expect(await exchange.balancesOf(trader)).toEqual({});
    },
  );

  it.each<[what: string, make: (trader: string) => Leg[]]>([
    ['no legs', () => []],
    ['a leg from a place to itself', (trader) => [{ asset: 'XDC', amount: '1', from: { trader }, to: { trader } }]],
    ['a leg of nothing', (trader) => [{ asset: 'XDC', amount: '0', from: { trader }, to: custody }]],
    [
      'one good leg and one below zero',
      (trader) => [
        { asset: 'XDC', amount: '1', from: { trader }, to: custody },
        { asset: 'XDC', amount: '-1', from: { trader }, to: custody },
      ],
    ],
  ])('with %s is refused [LED-147]', async (_what, make) => {
    const trader = await exchange.addTrader({ XDC: '10' });
    expect((await post(make(trader))).refused?.code).toBe('figure');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '10' });
  });
});

describe('a hold', () => {
  const held = async (trader: string): Promise<string> => {
    const id = newId();
    await exchange.submit({ kind: 'funds.reserve', id, trader, asset: 'XDC', amount: '9', as: 'staked' });
    return id;
  };

  it('can be settled with traders as well as the exchange [LED-145]', async () => {
    const [one, other] = [await exchange.addTrader({ XDC: '9' }), await exchange.addTrader()];
    const id = await held(one);
    const shares = [
      { to: { trader: other }, amount: '6' },
      { to: { trader: one }, amount: '2' },
      { to: { house: 'fees' } as const, amount: '1' },
    ];
    expect((await exchange.submit({ kind: 'funds.settle', id, shares })).done?.hold.status).toBe('settled');
    expect(await exchange.balancesOf(one)).toEqual({ 'available XDC': '2' });
    expect(await exchange.balancesOf(other)).toEqual({ 'available XDC': '6' });
  });

  it('is released together with its reward, or not at all [LED-146]', async () => {
    const trader = await exchange.addTrader({ XDC: '9' });
    const id = await held(trader);
    const release = (reward: Leg) => exchange.submit({ kind: 'funds.release', id, also: [reward] });
    const reward: Leg = { asset: 'USDT', amount: '0.5', from: { house: 'staking rewards' }, to: { trader } };
    expect((await release({ ...reward, to: { trader: 'u-nobody' } })).refused?.code).toBe('no such trader');
    expect((await release({ ...reward, amount: 'NaN' })).refused?.code).toBe('figure');
    expect((await release({ ...reward, from: { trader }, to: custody })).refused?.code).toBe('insufficient');
    expect(await exchange.balancesOf(trader)).toEqual({ 'staked XDC': '9' });
    expect((await release(reward)).done?.hold.status).toBe('released');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '9', 'available USDT': '0.5' });
    expect(await transfersOf(id)).toEqual(['hold', 'release']);
  });
});

describe('for any legs', () => {
  const traders = ['u-1', 'u-2', 'u-3'];
  const purse = fc.oneof(
    fc.constantFrom(...traders).map((trader) => ({ trader })),
    fc.constantFrom('custody' as const, 'fees' as const).map((house) => ({ house })),
  );
  const leg: fc.Arbitrary<Leg> = fc.record({
    asset: fc.constantFrom<AssetSymbol>('XDC', 'USDT'),
    amount: fc.constantFrom('1', '2.5', '0.000000000000000001', '7'),
    from: purse,
    to: purse,
  });
  const asked = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('post' as const), legs: fc.array(leg, { maxLength: 5 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('reserve' as const), trader: fc.constantFrom(...traders) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('release' as const, 'settle' as const),
        hold: fc.nat({ max: 8 }),
        to: purse,
        also: fc.array(leg, { maxLength: 2 }),
      }),
    },
  );

  it('a naive second ledger agrees on every outcome and every balance [LED-148]', () => {
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 40 }), (commands) => {
        const ours = createMemoryExchange(traders);
        const naive = createNaiveLedger();
        for (const [index, one] of commands.entries()) {
          const [{ command, expected }] = [naive.ask(`c-${index}`, one)];
          const { outcomes } = ours.run([command]);
          expect([command, outcomes[0]?.done !== undefined]).toEqual([command, expected]);
        }
        expect(ours.balances()).toEqual(naive.balances());
        const all = [...ours.state.balances.all()];
        expect(all.filter(({ owner, balance }) => owner !== null && balance < 0n)).toEqual([]);
        for (const asset of assetSymbols)
          expect(all.filter((account) => account.asset === asset).reduce((sum, { balance }) => sum + balance, 0n)).toBe(
            0n,
          );
        expect(Object.values(naive.balances()).every((amount) => compare(amount, '0') !== 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
