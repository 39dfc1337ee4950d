import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromUnits, toUnits } from '@exchange/domain';
import { createMemoryExchange } from '../exchange/testing/memoryExchange';
import { isNightly } from '../testing/nightly';
import { owedKind, traderKinds, type Purse } from './accounts';
import { smaller, type Units } from './units';
import { createYoungMoney, type YoungDeposit, type YoungShare } from './youngMoney';

const traders = ['ann', 'ben', 'cleo', 'dave'];
const asset = 'XDC' as const;

type Deposit = YoungDeposit;

/** An exchange that deposits come to and go from as the wallet does it. */
const scene = () => {
  const exchange = createMemoryExchange(traders, { buy: 0n, sell: 0n });
  const { state } = exchange;
  const { balances, openOrders } = state;
  /** As the database has them. */
  const rows = new Map<string, YoungShare>();
  const deposits: Deposit[] = [];
  const reversed: Deposit[] = [];
  const confirmed: Deposit[] = [];
  const holds: string[] = [];
  let posted = 0;
  let unfollowed = 0n;

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
          { asset, amount: '100', from: { house: 'demo faucet' }, to: { trader } },
          { asset: 'USDT', amount: '1000', from: { house: 'demo faucet' }, to: { trader } },
        ],
      },
    ]);

  const credit = (deposit: Deposit): void => {
    const { owner, amount } = deposit;
    const repaid = smaller(amount, -balances.read({ owner, kind: owedKind, asset }));
    const custody = { house: 'custody' } as const;
    post([repaid, custody, { owedBy: owner }], [amount - repaid, custody, { trader: owner }]);
    state.young.begin(deposit, amount - repaid);
    deposits.push(deposit);
  };
  const reverse = (deposit: Deposit): void => {
    const { id, owner, amount } = deposit;
    const there = smaller(amount, balances.read({ owner, kind: 'available', asset }));
    const custody = { house: 'custody' } as const;
    state.young.giveBack(id, there);
    post([there, { trader: owner }, custody], [amount - there, { owedBy: owner }, custody]);
    state.young.reverse(id);
    reversed.push(deposit);
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
    credit: (trader: string, n: number) =>
      credit({ id: `d${(posted += 1)}`, owner: trader, asset, amount: toUnits(String(n)), confirmations: 1 }),
    reverse: (_trader: string, n: number) => {
      const deposit = takeOne(deposits, n);
      if (deposit) reverse(deposit);
    },
    comeBack: (_trader: string, n: number) => {
      const deposit = takeOne(reversed, n);
      if (deposit) credit(deposit);
    },
    confirm: (_trader: string, n: number) => {
      const deposit = takeOne(deposits, n);
      if (!deposit) return;
      state.young.confirm(deposit.id);
      confirmed.push(deposit);
    },
    /** Its money may be anywhere by then. */
    loseConfirmation: (_trader: string, n: number) => {
      const deposit = takeOne(confirmed, n);
      if (!deposit) return;
      state.young.follow(deposit);
      deposits.push(deposit);
      unfollowed += deposit.amount;
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
    restart: () => {
      write();
      const all = [...deposits, ...reversed.map((deposit) => ({ ...deposit, isReversed: true }))];
      const stored = Array.from(rows.values(), (share) => ({ ...share }));
      state.young = createYoungMoney(
        balances,
        all.filter(({ id }) => stored.some(({ deposit }) => deposit === id)),
        stored,
      );
    },
  };

  const write = (): void => {
    for (const id of state.young.takeForgotten())
      for (const [key, { deposit }] of rows) if (deposit === id) rows.delete(key);
    for (const share of state.young.takeChanged()) rows.set(`${share.deposit} ${share.owner}`, { ...share });
  };

  const followed = (): YoungShare[] => {
    write();
    return [...rows.values()].filter(({ deposit }) => state.young.isFollowed(deposit));
  };
  const coinsOf = (owner: string): Units =>
    traderKinds.reduce((sum, kind) => sum + balances.read({ owner, kind, asset }), 0n);
  /** What others than its owner would have to pay for if all that may be taken back were. */
  const atRisk = (): Units =>
    sumOf(deposits.map(({ amount }) => amount)) -
    sumOf(traders.map((owner) => balances.read({ owner, kind: owedKind, asset }))) -
    unfollowed;
  return { steps, followed, coinsOf, atRisk };
};

const sumOf = (figures: readonly Units[]): Units => figures.reduce((sum, one) => sum + one, 0n);

const kinds = [
  ...['buy', 'buy', 'buy', 'sell', 'sell', 'sell', 'cancel', 'credit', 'credit', 'reverse', 'comeBack'],
  ...['confirm', 'loseConfirmation', 'hold', 'release', 'restart'],
] as readonly (keyof ReturnType<typeof scene>['steps'])[];

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  trader: fc.constantFrom(...traders),
  n: fc.integer({ min: 1, max: 250 }),
});

it('at least as much is followed as may still be taken back or is owed, whatever happened before [WAL-418]', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (played) => {
      const { steps, followed, coinsOf, atRisk } = scene();
      for (const { kind, trader, n } of played) {
        steps[kind](trader, n);
        const shares = followed();
        expect(sumOf(shares.map(({ remaining }) => remaining))).toBeGreaterThanOrEqual(atRisk());
        const markedOf = (owner: string) =>
          sumOf(shares.filter((share) => share.owner === owner).map(({ remaining }) => remaining));
        expect(traders.filter((owner) => markedOf(owner) > coinsOf(owner))).toEqual([]);
        expect(shares.filter(({ received, remaining }) => remaining > received)).toEqual([]);
      }
    }),
    { numRuns: isNightly ? 1_000 : 40 },
  );
});
