import type { AssetSymbol } from '@exchange/domain';
import { owedKind, traderKinds } from './accounts';
import type { Account, Balances } from './balances';
import { smaller, type Units } from './units';

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
  /** All that reached the trader. As much must stay with the exchange until the deposit is confirmed. */
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
    : [{ asset, amount: received, confirmations, isPassedOn: deposit.owner !== owner }];
};

/** How much of a coin each trader pays or receives in one movement. */
const changesOf = (movements: readonly (readonly [Account, Units])[], asset: AssetSymbol): Map<string, Units> => {
  const changes = new Map<string, Units>();
  for (const [account, amount] of movements)
    if (account.asset === asset && account.owner !== null && account.kind !== owedKind)
      changes.set(account.owner, (changes.get(account.owner) ?? 0n) + amount);
  return changes;
};

const leavingKind = 'pending withdrawal';

interface Payment {
  owner: string;
  asset: AssetSymbol;
  paid: Units;
  /** Out of a withdrawal under way. */
  isLeaving: boolean;
}

const leavingFrom = (movements: readonly (readonly [Account, Units])[], coin: AssetSymbol): Set<string | null> =>
  new Set(
    movements.flatMap(([{ kind, asset, owner }, amount]) =>
      kind === leavingKind && asset === coin && amount < 0n ? [owner] : [],
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
  /** The part of the next payment that was given back from its own deposit. */
  let givenBack = { owner: '', units: 0n };

  const owes = ({ owner, asset }: YoungDeposit): boolean => balances.read({ owner, kind: owedKind, asset }) < 0n;

  /** Money of a deposit that its chain may take back as well, or that is owed, repays nothing for good. */
  const isOwed = (reversed: YoungDeposit): boolean =>
    owes(reversed) ||
    [...followed.values()].some(
      ({ deposit, shares: others }) =>
        deposit.asset === reversed.asset &&
        (others.get(reversed.owner)?.received ?? 0n) > 0n &&
        (deposit.isReversed !== true || owes(deposit)),
    );

  const ofCoin = (asset: AssetSymbol): Followed[] => {
    for (const { deposit } of followed.values())
      if (deposit.isReversed === true && !isOwed(deposit)) followed.delete(deposit.id);
    return [...followed.values()].filter(({ deposit }) => deposit.asset === asset);
  };

  /** A withdrawal under way leaves with older money, which therefore can't pay for anything else meanwhile. */
  const spendable = (owner: string, asset: AssetSymbol, isLeaving: boolean): Units =>
    traderKinds
      .filter((kind) => isLeaving || kind !== leavingKind)
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
    if (owner !== deposit.owner) share.received = smaller(deposit.amount, share.received + units);
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

  /**
   * A deposit was credited; `there` is what its trader got of it after repaying a debt. One that was reversed and came
   * back is still where it went.
   */
  const begin = (deposit: YoungDeposit, there: Units): void => {
    const { id, owner, amount } = deposit;
    const shares = followed.get(id)?.shares ?? new Map<string, YoungShare>();
    const share = shares.get(owner) ?? { deposit: id, owner, received: amount, remaining: 0n };
    share.remaining = smaller(amount, share.remaining + there);
    followed.set(id, { deposit, shares: shares.set(owner, share) });
    changed.add(share);
  };

  return {
    begin,
    /** Call it before the balances change. */
    passOn: (movements: readonly (readonly [Account, Units])[]): void => {
      if (followed.size === 0) return;
      for (const asset of new Set(movements.map(([account]) => account.asset))) passOnCoin(asset, movements);
      givenBack = { owner: '', units: 0n };
    },
    /** Its confirmations have changed: a reorganisation can even take back the last one. */
    follow: (deposit: YoungDeposit): void => {
      const known = followed.get(deposit.id);
      if (known) known.deposit = deposit;
      else begin(deposit, deposit.amount);
    },
    isFollowed: (id: string): boolean => {
      const deposit = followed.get(id)?.deposit;
      return deposit !== undefined && (deposit.isReversed !== true || isOwed(deposit));
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
      for (const share of followed.get(id)?.shares.values() ?? []) changed.delete(share);
      followed.delete(id);
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
  };
};
