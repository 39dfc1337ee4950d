import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMemoryExchange } from '../exchange/testing/memoryExchange';
import { isNightly } from '../testing/nightly';
import { owedKind, traderKinds, type Purse } from './accounts';
import { fromUnits, smaller, toUnits, type Units } from './units';
import type { YoungShare } from './youngMoney';

const traders = ['ann', 'ben', 'cleo', 'dave'];
const asset = 'XDC' as const;

interface Deposit {
  id: string;
  owner: string;
  amount: Units;
  /** Of the trader's debt, when it was credited. */
  repaid: Units;
}

/** An exchange that deposits come to and go from as the wallet does it. */
const scene = () => {
  const exchange = createMemoryExchange(traders, { buy: 0n, sell: 0n });
  const { young, balances, openOrders } = exchange.state;
  const shares = new Map<string, YoungShare>();
  const deposits: Deposit[] = [];
  const holds: string[] = [];
  let posted = 0;

  const post = (...parts: readonly (readonly [Units, Purse, Purse])[]): void => {
    const legs = parts.flatMap(([units, from, to]) =>
      units > 0n ? [{ asset, amount: fromUnits(units), from, to }] : [],
    );
    exchange.run([{ kind: 'funds.post', id: `p${(posted += 1)}`, legs }]);
  };
  for (const trader of traders)
    exchange.run([
      {
        kind: 'funds.post',
        id: trader,
        legs: [
          { asset, amount: '300', from: { house: 'demo faucet' }, to: { trader } },
          { asset: 'USDT', amount: '1000', from: { house: 'demo faucet' }, to: { trader } },
        ],
      },
    ]);

  const credit = (owner: string, amount: Units): void => {
    const repaid = smaller(amount, -balances.read({ owner, kind: owedKind, asset }));
    const custody = { house: 'custody' } as const;
    const id = `d${(posted += 1)}`;
    post([repaid, custody, { owedBy: owner }], [amount - repaid, custody, { trader: owner }]);
    young.begin({ id, owner, asset, amount, confirmations: 1 }, amount - repaid);
    deposits.push({ id, owner, amount, repaid });
  };
  const reverse = ({ id, owner, amount }: Deposit): void => {
    const there = smaller(amount, balances.read({ owner, kind: 'available', asset }));
    const custody = { house: 'custody' } as const;
    young.giveBack(id, there);
    post([there, { trader: owner }, custody], [amount - there, { owedBy: owner }, custody]);
    young.reverse(id);
  };

  const takeOne = <Item>(items: Item[], at: number): Item | undefined => items.splice(at % (items.length || 1), 1)[0];

  const steps = {
    buy: (trader: string, n: number) =>
      void exchange.run([
        { kind: 'order.place', trader, pair: 'XDC-USDT', side: 'buy', price: '0.05', amount: String(n) },
      ]),
    sell: (trader: string, n: number) =>
      void exchange.run([
        { kind: 'order.place', trader, pair: 'XDC-USDT', side: 'sell', price: '0.05', amount: String(n) },
      ]),
    cancel: (_trader: string, n: number) => {
      const order = takeOne([...openOrders.all()], n);
      if (order) exchange.run([{ kind: 'order.cancel', trader: order.owner, order: `o-${order.id}` }]);
    },
    credit: (trader: string, n: number) => credit(trader, toUnits(String(n))),
    reverse: (_trader: string, n: number) => {
      const deposit = takeOne(deposits, n);
      if (deposit) reverse(deposit);
    },
    confirm: (_trader: string, n: number) => {
      const deposit = takeOne(deposits, n);
      if (deposit) young.confirm(deposit.id);
    },
    hold: (trader: string, n: number) => {
      const id = `h${(posted += 1)}`;
      const as = (['staked', 'pending withdrawal', 'swap hold'] as const)[n % 3] ?? 'staked';
      exchange.run([{ kind: 'funds.reserve', id, trader, asset, amount: String(n), as }]);
      holds.push(id);
    },
    release: (_trader: string, n: number) => {
      const id = takeOne(holds, n);
      if (id !== undefined) exchange.run([{ kind: 'funds.release', id }]);
    },
  };

  const followed = (): YoungShare[] => {
    for (const share of young.takeChanged()) shares.set(`${share.deposit} ${share.owner}`, share);
    return [...shares.values()].filter(({ deposit }) => young.isFollowed(deposit));
  };
  const coinsOf = (owner: string): Units =>
    traderKinds.reduce((sum, kind) => sum + balances.read({ owner, kind, asset }), 0n);
  return { steps, deposits, followed, coinsOf };
};

const sumOf = (figures: readonly Units[]): Units => figures.reduce((sum, one) => sum + one, 0n);

const kinds = ['buy', 'buy', 'sell', 'sell', 'cancel', 'credit', 'reverse', 'confirm', 'hold', 'release'] as const;

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  trader: fc.constantFrom(...traders),
  n: fc.integer({ min: 1, max: 250 }),
});

it('at least as much is followed as may still be taken back, whatever happened before [WAL-418]', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (all) => {
      const { steps, deposits, followed, coinsOf } = scene();
      for (const { kind, trader, n } of all) {
        steps[kind](trader, n);
        const shares = followed();
        const around = sumOf(shares.map(({ remaining }) => remaining));
        expect(around).toBeGreaterThanOrEqual(sumOf(deposits.map(({ amount, repaid }) => amount - repaid)));
        const young = shares.filter(({ deposit }) => deposits.some(({ id }) => id === deposit));
        const ofOwner = (owner: string) => young.filter((share) => share.owner === owner);
        expect(
          traders.filter((owner) => sumOf(ofOwner(owner).map(({ remaining }) => remaining)) > coinsOf(owner)),
        ).toEqual([]);
      }
    }),
    { numRuns: isNightly ? 1_000 : 40 },
  );
});
