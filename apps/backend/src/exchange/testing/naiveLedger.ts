import { add, compare, subtract, type DecimalText } from '@exchange/domain';
import type { Purse } from '../../ledger/accounts';
import type { Leg } from '../../ledger/legs';
import type { Command } from '../commands';

/** What a test requests, before it has IDs and hold figures. */
export type Wish =
  | { kind: 'post'; legs: Leg[] }
  | { kind: 'reserve'; trader: string }
  | { kind: 'release' | 'settle'; hold: number; to: Purse; also: Leg[] };

type Ending = Extract<Wish, { hold: number }>;

interface NaiveHold {
  id: string;
  trader: string;
  isHeld: boolean;
}

const amount = '3';

const nameOf = (purse: Purse, { asset }: Pick<Leg, 'asset'>): string => {
  if ('trader' in purse) return `${purse.trader} available ${asset}`;
  return 'house' in purse ? `${purse.house} ${asset}` : `${purse.owedBy} owed ${asset}`;
};

/** Legs and holds in decimals and a plain map, tried on a copy: slow, but simple enough to trust. */
export const createNaiveLedger = () => {
  let balances = new Map<string, DecimalText>();
  const holds: NaiveHold[] = [];

  const moved = (moves: readonly (readonly [string, DecimalText])[]): Map<string, DecimalText> => {
    const copy = new Map(balances);
    for (const [name, change] of moves) copy.set(name, add(copy.get(name) ?? '0', change));
    return copy;
  };

  const both = (leg: Leg): [string, DecimalText][] => [
    [nameOf(leg.from, leg), subtract('0', leg.amount)],
    [nameOf(leg.to, leg), leg.amount],
  ];

  /** Does all of it, unless a balance would become negative. */
  const tryTo = (moves: readonly (readonly [string, DecimalText])[]): boolean => {
    const after = moved(moves);
    if ([...after].some(([name, balance]) => name.startsWith('u-') && compare(balance, '0') < 0)) return false;
    balances = after;
    return true;
  };

  const areOdd = (legs: readonly Leg[]): boolean => legs.some((leg) => nameOf(leg.from, leg) === nameOf(leg.to, leg));

  const reserve = (id: string, trader: string): { command: Command; expected: boolean } => {
    const expected = tryTo([
      [`${trader} available XDC`, `-${amount}`],
      [`${trader} staked XDC`, amount],
    ]);
    if (expected) holds.push({ id, trader, isHeld: true });
    return { command: { kind: 'funds.reserve', id, trader, asset: 'XDC', amount, as: 'staked' }, expected };
  };

  const receiverOf = (wish: Ending, hold: NaiveHold): Purse =>
    wish.kind === 'release' ? { trader: hold.trader } : wish.to;

  const commandFor = ({ kind, also, to }: Ending, id: string): Command =>
    kind === 'release'
      ? { kind: 'funds.release', id, also }
      : { kind: 'funds.settle', id, shares: [{ to, amount }], also };

  const tryToEnd = (wish: Ending, hold: NaiveHold): boolean => {
    if (!hold.isHeld || areOdd(wish.also)) return false;
    const isDone = tryTo([
      [`${hold.trader} staked XDC`, `-${amount}`],
      [nameOf(receiverOf(wish, hold), { asset: 'XDC' }), amount],
      ...wish.also.flatMap(both),
    ]);
    hold.isHeld = !isDone;
    return isDone;
  };

  const end = (wish: Ending): { command: Command; expected: boolean } => {
    const hold = holds[wish.hold];
    return hold
      ? { command: commandFor(wish, hold.id), expected: tryToEnd(wish, hold) }
      : { command: commandFor(wish, 'none'), expected: false };
  };

  return {
    /** The command, and whether it must succeed. */
    ask: (id: string, wish: Wish): { command: Command; expected: boolean } => {
      if (wish.kind === 'reserve') return reserve(id, wish.trader);
      if (wish.kind !== 'post') return end(wish);
      const command: Command = { kind: 'funds.post', id, legs: wish.legs };
      const isPossible = wish.legs.length > 0 && !areOdd(wish.legs);
      return { command, expected: isPossible && tryTo(wish.legs.flatMap(both)) };
    },
    balances: (): Record<string, DecimalText> =>
      Object.fromEntries([...balances].filter(([, balance]) => compare(balance, '0') !== 0).toSorted()),
  };
};
