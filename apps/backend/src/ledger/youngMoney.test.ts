import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUnits, toUnits } from '@exchange/domain';
import type { Command } from '../exchange/commands';
import { createMemoryExchange } from '../exchange/testing/memoryExchange';
import { isNightly } from '../testing/nightly';
import type { Units } from './units';
import type { YoungDeposit, YoungShare } from './youngMoney';

type Exchange = ReturnType<typeof createMemoryExchange>;

const traders = ['ann', 'ben', 'cleo', 'dave'];

const begin = (exchange: Exchange, deposit: Omit<YoungDeposit, 'confirmations'>) => {
  const { id, owner, asset, amount } = deposit;
  const legs = [{ asset, amount: fromUnits(amount), from: { house: 'custody' }, to: { trader: owner } }] as const;
  exchange.run([{ kind: 'funds.post', id, legs }]);
  exchange.state.young.begin({ ...deposit, confirmations: 1 }, amount);
};

const fund = (exchange: Exchange, trader: string): void => {
  for (const [asset, amount] of [
    ['XDC', '1000'],
    ['USDT', '100'],
  ] as const)
    exchange.run([
      {
        kind: 'funds.post',
        id: `${trader} ${asset}`,
        legs: [{ asset, amount, from: { house: 'demo faucet' }, to: { trader } }],
      },
    ]);
};

const sell = (trader: string, amount: string): Command => ({
  kind: 'order.place',
  trader,
  pair: 'XDC-USDT',
  side: 'sell',
  price: '0.05',
  amount,
});
const buy = (trader: string, amount: string): Command => ({ ...sell(trader, amount), side: 'buy' }) as Command;

const claims = ({ state }: Exchange, trader: string): string[] =>
  state.young
    .claimsOn(trader)
    .map(({ asset, amount, isPassedOn }) => `${fromUnits(amount)} ${asset}${isPassedOn ? ' passed on' : ''}`);

const order = fc.record({
  trader: fc.constantFrom(...traders),
  side: fc.constantFrom(sell, buy),
  amount: fc.integer({ min: 1, max: 800 }),
});
const deposit = fc.record({ owner: fc.constantFrom(...traders), deposited: fc.integer({ min: 1, max: 900 }) });

type Step = typeof order extends fc.Arbitrary<infer Ordered> ? Ordered | { owner: string; deposited: number } : never;

type Deposited = Pick<YoungDeposit, 'id' | 'owner' | 'amount'>;

/** What the exchange is like after these orders and deposits, and how much XDC each trader has bought. */
const play = (steps: readonly Step[]) => {
  const exchange = createMemoryExchange(traders, { buy: 500_000n, sell: 500_000n });
  for (const trader of traders) fund(exchange, trader);
  const bought = new Map<string, Units>();
  const deposits: Deposited[] = [];
  for (const [index, one] of steps.entries()) {
    if ('deposited' in one) {
      const made = { id: `d${index}`, owner: one.owner, amount: toUnits(String(one.deposited)) };
      begin(exchange, { ...made, asset: 'XDC' });
      deposits.push(made);
      continue;
    }
    const { orders } = exchange.run([one.side(one.trader, String(one.amount))]).committed;
    for (const filled of orders.filter(({ change, order: { side } }) => change === 'filled' && side === 'buy'))
      bought.set(filled.order.trader, (bought.get(filled.order.trader) ?? 0n) + toUnits(filled.amount));
  }
  return { exchange, deposits, bought };
};

const isHeldToTooMuch = ({ state }: Exchange, trader: string, received: Units): boolean =>
  state.young.claimsOn(trader).some(({ amount, isPassedOn }) => isPassedOn && amount > received);

/** Its own trader answers for all of it, nobody for more, and no more of it is around than there was. */
const isSplitSoundly = ({ id, owner, amount }: Deposited, shares: readonly YoungShare[]): boolean => {
  const parts = shares.filter((share) => share.deposit === id);
  const around = parts.reduce((sum, { remaining }) => sum + remaining, 0n);
  return (
    around <= amount &&
    parts.every(({ received, remaining }) => received <= amount && remaining >= 0n && remaining <= received) &&
    parts.some((share) => share.owner === owner && share.received === amount)
  );
};

const remainingOf = (shares: readonly YoungShare[], owner: string): Units =>
  shares.filter((share) => share.owner === owner).reduce((sum, { remaining }) => sum + remaining, 0n);

const coinsOf = ({ state: { balances } }: Exchange, owner: string): Units =>
  balances.read({ owner, kind: 'available', asset: 'XDC' }) + balances.read({ owner, kind: 'in orders', asset: 'XDC' });

describe('money of a young deposit', () => {
  const exchangeWith = (deposit: string) => {
    const exchange = createMemoryExchange(traders, { buy: 0n, sell: 0n });
    for (const trader of traders) fund(exchange, trader);
    begin(exchange, { id: 'd', owner: 'cleo', asset: 'XDC', amount: toUnits(deposit) });
    return exchange;
  };

  it('is spent after older money of that coin, resting orders included [WAL-048]', () => {
    const exchange = exchangeWith('500');
    exchange.run([sell('cleo', '400'), buy('ann', '400')]);
    expect(claims(exchange, 'ann')).toEqual([]);
    exchange.run([sell('cleo', '300'), sell('cleo', '500'), buy('ann', '300'), buy('ben', '400')]);
    expect(claims(exchange, 'ann')).toEqual([]);
    expect(claims(exchange, 'ben')).toEqual(['100 XDC passed on']);
  });

  it('pays for what older money can not, since that is in a withdrawal under way [WAL-409]', () => {
    const exchange = exchangeWith('500');
    const { balances, young } = exchange.state;
    const purse = (kind: 'available' | 'pending withdrawal') => balances.of({ owner: 'cleo', kind, asset: 'XDC' });
    const move = (...movements: [ReturnType<typeof purse>, Units][]): void => {
      young.passOn(movements);
      for (const [account, amount] of movements) account.balance += amount;
    };
    const older = toUnits('1000');
    move([purse('available'), -older], [purse('pending withdrawal'), older]);
    exchange.run([sell('cleo', '200'), buy('ann', '200')]);
    expect(claims(exchange, 'ann')).toEqual(['200 XDC passed on']);
    // The withdrawal leaves with the older money, and the rest is as young as it was.
    move([purse('pending withdrawal'), -older]);
    exchange.run([sell('cleo', '300'), buy('ben', '300')]);
    expect(claims(exchange, 'ben')).toEqual(['300 XDC passed on']);
  });

  it.each(['swap hold', 'staked'] as const)('pays for what older money can not, since that is %s [WAL-409]', (kind) => {
    const exchange = exchangeWith('500');
    exchange.run([{ kind: 'funds.reserve', id: 'h', trader: 'cleo', asset: 'XDC', amount: '1000', as: kind }]);
    exchange.run([sell('cleo', '200'), buy('ann', '200')]);
    expect(claims(exchange, 'ann')).toEqual(['200 XDC passed on']);
  });

  it('is claimed from whoever received it, through every hop, and from its own trader all the same [WAL-049]', () => {
    const exchange = exchangeWith('500');
    exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
    expect(claims(exchange, 'ann')).toEqual(['500 XDC passed on']);
    exchange.run([sell('ann', '2200'), buy('ben', '1100'), buy('dave', '1100')]);
    expect(claims(exchange, 'dave')).toEqual(['200 XDC passed on']);
    expect(claims(exchange, 'ann')).toEqual(['500 XDC passed on']);
    expect(claims(exchange, 'cleo')).toEqual(['500 XDC']);
  });

  it('is claimed from nobody any more once it is confirmed or reversed [WAL-049]', () => {
    for (const end of ['confirm', 'reverse'] as const) {
      const exchange = exchangeWith('500');
      exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
      exchange.state.young[end]('d');
      expect(traders.flatMap((trader) => claims(exchange, trader))).toEqual([]);
    }
  });

  it('is followed further while the deposit that repaid it may be taken back as well [WAL-414]', () => {
    const exchange = exchangeWith('500');
    const { young, balances } = exchange.state;
    const owed = balances.of({ owner: 'cleo', kind: 'owed', asset: 'XDC' });
    exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
    young.reverse('d');
    owed.balance -= toUnits('500');
    expect(young.isPaidWithReversed('ann')).toBe(true);
    young.begin({ id: 'e', owner: 'cleo', asset: 'XDC', amount: toUnits('500'), confirmations: 1 }, 0n);
    owed.balance = 0n;
    exchange.run([sell('ben', '100'), buy('dave', '100')]);
    expect(young.isPaidWithReversed('ann')).toBe(true);
    young.reverse('e');
    owed.balance -= toUnits('500');
    expect(young.isPaidWithReversed('ann')).toBe(true);
    owed.balance = 0n;
    expect(young.isPaidWithReversed('ann')).toBe(false);
  });

  it('is followed further, too, if what covers it came from the young deposit of another trader [WAL-414]', () => {
    const exchange = exchangeWith('500');
    const { young, balances } = exchange.state;
    exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
    begin(exchange, { id: 'e', owner: 'ben', asset: 'XDC', amount: toUnits('500') });
    exchange.run([sell('ben', '1500'), buy('cleo', '1500')]);
    young.reverse('d');
    expect(young.isPaidWithReversed('ann')).toBe(true);
    young.reverse('e');
    balances.of({ owner: 'ben', kind: 'owed', asset: 'XDC' }).balance = -toUnits('500');
    expect(young.isPaidWithReversed('ann')).toBe(true);
    balances.of({ owner: 'ben', kind: 'owed', asset: 'XDC' }).balance = 0n;
    expect(young.isPaidWithReversed('ann')).toBe(false);
  });

  it('is followed further, too, if what covers it was itself covered with money of a young deposit [WAL-414]', () => {
    const exchange = exchangeWith('500');
    const { young, balances } = exchange.state;
    const owedByBen = balances.of({ owner: 'ben', kind: 'owed', asset: 'XDC' });
    exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
    begin(exchange, { id: 'e', owner: 'ben', asset: 'XDC', amount: toUnits('500') });
    exchange.run([sell('ben', '1500'), buy('cleo', '1500')]);
    young.reverse('d');
    young.reverse('e');
    young.begin({ id: 'f', owner: 'ben', asset: 'XDC', amount: toUnits('500'), confirmations: 1 }, 0n);
    exchange.run([sell('dave', '100'), buy('ben', '100')]);
    expect(young.isPaidWithReversed('ann')).toBe(true);
    young.reverse('f');
    owedByBen.balance -= toUnits('500');
    expect(young.isPaidWithReversed('ann')).toBe(true);
    owedByBen.balance = 0n;
    expect(young.isPaidWithReversed('ann')).toBe(false);
  });

  it('that comes back and is confirmed leaves behind what follows the deposit that repaid it [WAL-418]', () => {
    const exchange = exchangeWith('500');
    const { young } = exchange.state;
    const again = { id: 'd', owner: 'cleo', asset: 'XDC', amount: toUnits('500'), confirmations: 1 } as const;
    exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
    young.reverse('d');
    young.begin({ ...again, id: 'e' }, 0n);
    young.begin(again, again.amount);
    young.confirm('d');
    expect(young.markedOf('cleo', 'XDC')).toBe(again.amount);
  });

  it('whose third confirmation is taken back marks no coins that its trader passed on meanwhile [WAL-419]', () => {
    const exchange = exchangeWith('500');
    const { young } = exchange.state;
    young.confirm('d');
    exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
    young.follow({ id: 'd', owner: 'cleo', asset: 'XDC', amount: toUnits('500'), confirmations: 1 });
    begin(exchange, { id: 'e', owner: 'cleo', asset: 'XDC', amount: toUnits('400') });
    exchange.run([sell('cleo', '400'), buy('ben', '400')]);
    young.confirm('d');
    expect(claims(exchange, 'ben')).toEqual(['400 XDC passed on']);
  });

  it('marks nobody beyond what they received of it, if it comes back after its debt was repaid in part [WAL-419]', () => {
    const exchange = exchangeWith('500');
    const { young, balances } = exchange.state;
    exchange.run([sell('cleo', '1500'), buy('ann', '1500')]);
    young.reverse('d');
    balances.of({ owner: 'cleo', kind: 'owed', asset: 'XDC' }).balance = -toUnits('200');
    begin(exchange, { id: 'd', owner: 'cleo', asset: 'XDC', amount: toUnits('500') });
    exchange.run([sell('ann', '2500'), buy('dave', '2000'), sell('cleo', '300'), buy('ben', '800')]);
    const shares = young.takeChanged();
    expect(shares.filter(({ remaining, received }) => remaining > received)).toEqual([]);
    expect(claims(exchange, 'ben')).toEqual(['500 XDC passed on']);
  });

  it('keeps its marks in a withdrawal that is cancelled after others were paid with the rest [WAL-417]', () => {
    const exchange = exchangeWith('500');
    const purse = (kind: 'available' | 'pending withdrawal') =>
      exchange.state.balances.of({ owner: 'cleo', kind, asset: 'XDC' });
    const move = (...movements: [ReturnType<typeof purse>, Units][]): void => {
      exchange.state.young.passOn(movements);
      for (const [account, amount] of movements) account.balance += amount;
    };
    const most = toUnits('1400');
    move([purse('available'), -most], [purse('pending withdrawal'), most]);
    exchange.run([sell('cleo', '100'), buy('ann', '100')]);
    move([purse('pending withdrawal'), -most], [purse('available'), most]);
    exchange.run([sell('cleo', '1400'), buy('ben', '1400')]);
    expect(claims(exchange, 'ann')).toEqual(['100 XDC passed on']);
    expect(claims(exchange, 'ben')).toEqual(['400 XDC passed on']);
  });

  it('is never claimed from anyone beyond what that trader received of it, or there is of it [WAL-050]', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 8, arbitrary: order }, deposit), { maxLength: 40 }), (steps) => {
        const { exchange, deposits, bought } = play(steps);
        expect(traders.filter((trader) => isHeldToTooMuch(exchange, trader, bought.get(trader) ?? 0n))).toEqual([]);
        const shares = exchange.state.young.takeChanged();
        expect(deposits.filter((one) => !isSplitSoundly(one, shares))).toEqual([]);
        expect(traders.filter((trader) => remainingOf(shares, trader) > coinsOf(exchange, trader))).toEqual([]);
      }),
      { numRuns: isNightly ? 1_000 : 100 },
    );
  });
});
