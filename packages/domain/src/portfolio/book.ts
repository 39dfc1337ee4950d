import { isDollar } from '../assets/assets';
import type { LedgerUnits } from '../money/ledgerUnit';
import { emptyPosition, give, receive, type Position } from './position';

/** What one movement of the ledger did to a trader's coins, in all of their accounts together. */
export interface PortfolioMovement {
  /** Above zero for what came, below for what went. */
  changes: readonly { asset: string; amount: LedgerUnits }[];
  /** Coins that the exchange gave for nothing, such as rewards. */
  isIncome?: boolean;
  /** The part of what went that paid a fee. */
  fee?: LedgerUnits;
}

export type Positions = ReadonlyMap<string, Position>;

/** What an amount was worth in USD at that moment; undefined if there was no price. */
type WorthThen = (asset: string, amount: LedgerUnits) => LedgerUnits | undefined;

/** One coin in two forms, which the exchange always swaps: exchanging one for the other is no sale. */
const oneCoin: readonly string[] = ['XDC', 'XDCE'];

interface Side {
  asset: string;
  amount: LedgerUnits;
}

/**
 * Dollars are worth themselves. Otherwise an exchange is worth what was received, which fees were taken from already, or
 * what was given if only that has a price.
 */
const worthOf = (given: Side, taken: Side, worth: WorthThen): LedgerUnits | undefined => {
  if (isDollar(taken.asset)) return taken.amount;
  if (isDollar(given.asset)) return given.amount;
  return worth(taken.asset, taken.amount) ?? worth(given.asset, given.amount);
};

const held = (positions: Positions, asset: string): Position => positions.get(asset) ?? emptyPosition;

const bookSwap = (positions: Map<string, Position>, given: Side, taken: Side): void => {
  const before = held(positions, given.asset);
  const after = give(before, 'swappedOut', given.amount);
  positions.set(given.asset, after);
  const cost = before.isUnvalued ? undefined : after.swappedOut.usd - before.swappedOut.usd;
  positions.set(taken.asset, receive(held(positions, taken.asset), 'swappedIn', taken.amount, cost));
};

const bookSale = (positions: Map<string, Position>, given: Side, taken: Side, worth: WorthThen): void => {
  const usd = worthOf(given, taken, worth);
  const before = held(positions, given.asset);
  const after = give(before, 'sold', given.amount);
  // Without any price nothing is known of a profit: what went is taken to have brought what it cost.
  const proceeds = usd ?? after.sold.usd - before.sold.usd;
  positions.set(given.asset, { ...after, proceeds: after.proceeds + proceeds });
  positions.set(taken.asset, receive(held(positions, taken.asset), 'bought', taken.amount, usd));
};

/** False if it is no exchange of one coin for another. */
const bookExchange = (
  positions: Map<string, Position>,
  given: Side | undefined,
  taken: Side | undefined,
  worth: WorthThen,
): boolean => {
  if (given === undefined || taken === undefined) return false;
  if (oneCoin.includes(taken.asset) && oneCoin.includes(given.asset)) bookSwap(positions, given, taken);
  else bookSale(positions, given, taken, worth);
  return true;
};

const bookGiven = (positions: Map<string, Position>, { asset, amount }: Side, fee: LedgerUnits): void => {
  const paid = fee > amount ? amount : fee;
  if (amount > paid) positions.set(asset, give(held(positions, asset), 'withdrawn', amount - paid));
  if (paid > 0n) positions.set(asset, give(held(positions, asset), 'paid', paid));
};

/**
 * What a trader has after a movement, by average cost in USD:
 *
 * - deposits count at their worth when they arrive, rewards and referral payments too, as income;
 * - what is sold takes its share of the cost along, and the rest of what is received for it is profit;
 * - a withdrawal takes its share of the cost along and is no sale; its fee is a loss of its cost;
 * - between XDC and XDCE the cost moves over.
 */
export const bookMovement = (positions: Positions, movement: PortfolioMovement, worth: WorthThen): Positions => {
  const { changes, isIncome = false, fee = 0n } = movement;
  const next = new Map(positions);
  const takes = changes.filter(({ amount }) => amount > 0n);
  const gives = changes.flatMap(({ asset, amount }) => (amount < 0n ? [{ asset, amount: -amount }] : []));
  if (changes.length === 2 && bookExchange(next, gives[0], takes[0], worth)) return next;
  const as = isIncome ? 'earned' : 'deposited';
  for (const { asset, amount } of takes) next.set(asset, receive(held(next, asset), as, amount, worth(asset, amount)));
  for (const side of gives) bookGiven(next, side, fee);
  return next;
};
