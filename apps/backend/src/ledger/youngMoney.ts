import type { AssetSymbol } from '@exchange/domain';
import { owedKind, traderKinds } from './accounts';
import type { Account, Balances } from './balances';
import { larger, smaller, type Units } from './units';

/** A credited deposit that its chain may still take back. */
export interface YoungDeposit {
  id: string;
  owner: string;
  asset: AssetSymbol;
  amount: Units;
  confirmations: number;
  /** Taken back by its chain. It holds nothing back, but is followed until what it left owing is repaid for good. */
  isReversed?: boolean;
}

/** A trader's share of a young deposit. */
export interface YoungShare {
  deposit: string;
  owner: string;
  /** All that reached the trader. As much, up to the deposit, must stay with the exchange until it is confirmed. */
  received: Units;
  /** The part that the trader still has. */
  remaining: Units;
}

/** What a trader must leave with the exchange because of one young deposit. */
export interface YoungClaim {
  asset: AssetSymbol;
  amount: Units;
  confirmations: number;
  /** Received from other traders, who had deposited it. */
  isPassedOn: boolean;
}

interface Followed {
  deposit: YoungDeposit;
  shares: Map<string, YoungShare>;
}

interface Part {
  followed: Followed;
  units: Units;
}

export type YoungMoney = ReturnType<typeof createYoungMoney>;

const claimOf = ({ deposit, shares }: Followed, owner: string): YoungClaim[] => {
  const received = shares.get(owner)?.received ?? 0n;
  const { asset, confirmations } = deposit;
  return received === 0n || deposit.isReversed === true
    ? []
    : [{ asset, amount: smaller(deposit.amount, received), confirmations, isPassedOn: deposit.owner !== owner }];
};

/** How much of a coin each trader pays or receives in one movement. */
const changesOf = (movements: readonly (readonly [Account, Units])[], asset: AssetSymbol): Map<string, Units> => {
  const changes = new Map<string, Units>();
  for (const [account, amount] of movements)
    if (account.asset === asset && account.owner !== null && account.kind !== owedKind)
      changes.set(account.owner, (changes.get(account.owner) ?? 0n) + amount);
  return changes;
};

/** What may leave the trader: withdrawals under way, and ratio swaps that wait for a decision. */
const leavingKinds: readonly string[] = ['pending withdrawal', 'swap hold'];

interface Payment {
  owner: string;
  asset: AssetSymbol;
  paid: Units;
  /** Out of a withdrawal under way, or a ratio swap. */
  isLeaving: boolean;
}

const leavingFrom = (movements: readonly (readonly [Account, Units])[], coin: AssetSymbol): Set<string | null> =>
  new Set(
    movements.flatMap(([{ kind, asset, owner }, amount]) =>
      leavingKinds.includes(kind) && asset === coin && amount < 0n ? [owner] : [],
    ),
  );

/**
 * Follows deposits with too few confirmations from trader to trader, so that nobody withdraws what a chain may still
 * take back. It never keeps anyone from trading.
 */
export const createYoungMoney = (
  balances: Pick<Balances, 'read'>,
  deposits: readonly YoungDeposit[],
  shares: readonly YoungShare[],
) => {
  /** Those that were credited first come first, and are spent first. */
  const followed = new Map<string, Followed>(
    deposits.map((deposit) => [deposit.id, { deposit, shares: new Map<string, YoungShare>() }]),
  );
  for (const share of shares) followed.get(share.deposit)?.shares.set(share.owner, share);
  let changed = new Set<YoungShare>();
  let forgotten = new Set<string>();
  /** The part of the next payment that was given back from its own deposit. */
  let givenBack = { owner: '', units: 0n };

  const owes = ({ owner, asset }: YoungDeposit): boolean => balances.read({ owner, kind: owedKind, asset }) < 0n;

  /** Money of a deposit that its chain may take back as well, or that is owed itself, repays nothing for good. */
  const isOwed = (reversed: YoungDeposit, asked = new Set<string>()): boolean => {
    if (owes(reversed)) return true;
    asked.add(reversed.id);
    return [...followed.values()].some(
      ({ deposit, shares: others }) =>
        deposit.asset === reversed.asset &&
        !asked.has(deposit.id) &&
        (others.get(reversed.owner)?.received ?? 0n) > 0n &&
        (deposit.isReversed !== true || isOwed(deposit, asked)),
    );
  };

  const forget = ({ deposit: { id }, shares: gone }: Followed): void => {
    followed.delete(id);
    for (const share of gone.values()) changed.delete(share);
    forgotten.add(id);
  };

  const isLive = ({ deposit }: Followed): boolean => deposit.isReversed !== true || isOwed(deposit);

  const forgetRepaid = (): void => {
    for (const one of [...followed.values()]) if (!isLive(one)) forget(one);
  };

  const ofCoin = (asset: AssetSymbol): Followed[] => {
    forgetRepaid();
    return [...followed.values()].filter(({ deposit }) => deposit.asset === asset);
  };

  /**
   * A withdrawal under way leaves with older money, and so does a ratio swap; stakes are made of it, too. It can't pay
   * for anything else meanwhile.
   */
  const spendable = (owner: string, asset: AssetSymbol, isLeaving: boolean): Units =>
    traderKinds
      .filter((kind) => kind !== 'staked' && (isLeaving || !leavingKinds.includes(kind)))
      .reduce((sum, kind) => sum + balances.read({ owner, kind, asset }), 0n);

  /** The young part of a payment: a trader spends older money first. */
  const take = (young: readonly Followed[], { owner, asset, paid, isLeaving }: Payment): Part[] => {
    const held = young
      .flatMap((one) => one.shares.get(owner) ?? [])
      .reduce((sum, { remaining }) => sum + remaining, 0n);
    if (held === 0n) return [];
    // What is beyond that may be in a withdrawal under way, and come back.
    const rest = givenBack.owner === owner ? paid - givenBack.units : paid;
    let due = smaller(smaller(held, rest), held + paid - spendable(owner, asset, isLeaving));
    return young.flatMap((one) => {
      const share = one.shares.get(owner);
      if (!share || share.remaining === 0n || due <= 0n) return [];
      const units = smaller(share.remaining, due);
      share.remaining -= units;
      due -= units;
      changed.add(share);
      return { followed: one, units };
    });
  };

  const give = ({ deposit, shares: others }: Followed, owner: string, units: Units): void => {
    const share = others.get(owner) ?? { deposit: deposit.id, owner, received: 0n, remaining: 0n };
    share.remaining += units;
    // Its own trader answers for all of it anyway, and nobody for more than there is of it.
    const received = owner === deposit.owner ? share.received : smaller(deposit.amount, share.received + units);
    share.received = larger(received, share.remaining);
    others.set(owner, share);
    changed.add(share);
  };

  const passOnCoin = (asset: AssetSymbol, movements: readonly (readonly [Account, Units])[]): void => {
    const young = ofCoin(asset);
    if (young.length === 0) return;
    const changes = [...changesOf(movements, asset)];
    const leaving = leavingFrom(movements, asset);
    const parts = changes.flatMap(([owner, change]) =>
      change < 0n ? take(young, { owner, asset, paid: -change, isLeaving: leaving.has(owner) }) : [],
    );
    for (const [owner, change] of changes) {
      let room = change;
      for (const part of parts) {
        if (room <= 0n) break;
        const units = smaller(room, part.units);
        if (units === 0n) continue;
        give(part.followed, owner, units);
        part.units -= units;
        room -= units;
      }
    }
  };

  const remainingOf = ({ shares: all }: Followed): Units =>
    [...all.values()].reduce((sum, { remaining }) => sum + remaining, 0n);

  /**
   * Of a deposit that came back after its debt was repaid there is more than its amount: the rest stands for what repaid
   * it, which is followed where that is from now on. Otherwise it would be forgotten once this one is confirmed.
   */
  const handOver = (back: Followed): void => {
    const { owner, amount, asset } = back.deposit;
    let rest = remainingOf(back) - amount;
    for (const other of rest > 0n ? ofCoin(asset) : [])
      if (other !== back && (other.shares.get(owner)?.received ?? 0n) > 0n)
        for (const share of back.shares.values()) {
          const units = smaller(smaller(rest, share.remaining), other.deposit.amount - remainingOf(other));
          if (units <= 0n) continue;
          share.remaining -= units;
          changed.add(share);
          give(other, share.owner, units);
          rest -= units;
        }
  };

  /**
   * A deposit was credited; `there` is what its trader got of it after repaying a debt. One that was reversed and came
   * back is still where it went.
   */
  const begin = (deposit: YoungDeposit, there: Units): void => {
    const { id, owner, amount } = deposit;
    const shares = followed.get(id)?.shares ?? new Map<string, YoungShare>();
    const share = shares.get(owner) ?? { deposit: id, owner, received: amount, remaining: 0n };
    // What comes back after its debt was repaid is there twice, and what repaid it may be taken back as well.
    share.remaining += there;
    share.received = larger(share.received, share.remaining);
    const begun = { deposit, shares: shares.set(owner, share) };
    followed.set(id, begun);
    changed.add(share);
    handOver(begun);
  };

  /** How many of a trader's coins may be taken back, or are owed by somebody. */
  const markedOf = (owner: string, asset: AssetSymbol): Units =>
    [...followed.values()]
      .filter((one) => one.deposit.asset === asset && isLive(one))
      .reduce((sum, one) => sum + (one.shares.get(owner)?.remaining ?? 0n), 0n);

  const unmarkedOf = (owner: string, asset: AssetSymbol): Units => {
    const left = spendable(owner, asset, true) - markedOf(owner, asset);
    return left > 0n ? left : 0n;
  };

  return {
    begin,
    /** Call it before the balances change. */
    passOn: (movements: readonly (readonly [Account, Units])[]): void => {
      if (followed.size === 0) return;
      for (const asset of new Set(movements.map(([account]) => account.asset))) passOnCoin(asset, movements);
      givenBack = { owner: '', units: 0n };
    },
    /**
     * Its confirmations have changed: a reorganisation can even take back the last one. What its trader had passed on
     * by then isn't there any more, and must not stand for money of another deposit.
     */
    follow: (deposit: YoungDeposit): void => {
      const known = followed.get(deposit.id);
      if (known) known.deposit = deposit;
      else begin(deposit, smaller(deposit.amount, unmarkedOf(deposit.owner, deposit.asset)));
    },
    markedOf,
    isFollowed: (id: string): boolean => {
      const known = followed.get(id);
      return known !== undefined && isLive(known);
    },
    /** Call it before the money of a reversed deposit leaves, which would otherwise count as that of earlier ones. */
    giveBack: (id: string, units: Units): void => {
      const known = followed.get(id);
      const share = known?.shares.get(known.deposit.owner);
      if (!share) return;
      givenBack = { owner: share.owner, units: smaller(share.remaining, units) };
      share.remaining -= givenBack.units;
      changed.add(share);
    },
    confirm: (id: string): void => {
      const known = followed.get(id);
      if (known) forget(known);
      forgetRepaid();
    },
    /** What is owed may still be in orders or staked, and be sold from there: operators see where it goes. */
    reverse: (id: string): void => {
      const known = followed.get(id);
      if (known) known.deposit = { ...known.deposit, isReversed: true };
    },
    /** By another trader, who still owes it. */
    isPaidWithReversed: (trader: string): boolean =>
      [...followed.values()].some(
        ({ deposit, shares: others }) =>
          deposit.isReversed === true &&
          deposit.owner !== trader &&
          (others.get(trader)?.received ?? 0n) > 0n &&
          isOwed(deposit),
      ),
    claimsOn: (owner: string): YoungClaim[] => [...followed.values()].flatMap((one) => claimOf(one, owner)),
    /** Shares that have changed since the last call. */
    takeChanged: (): YoungShare[] => {
      const taken = [...changed];
      changed = new Set();
      return taken;
    },
    /** Deposits that are followed no more since the last call: they are confirmed, or repaid for good. */
    takeForgotten: (): string[] => {
      const taken = [...forgotten];
      forgotten = new Set();
      return taken;
    },
  };
};
