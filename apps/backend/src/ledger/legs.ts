import { fromUnits, readWire, toUnits, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { owedKind, type AccountKey, type Purse } from './accounts';
import type { Units } from './units';

/** A movement of money from one place to another, as requested. */
export interface Leg {
  asset: AssetSymbol;
  amount: DecimalText;
  from: Purse;
  to: Purse;
}

/** A leg in exact units. */
export interface ExactLeg extends Omit<Leg, 'amount'> {
  amount: Units;
}

/** A leg as stored; `hold` is the held amount. */
export interface WrittenLeg {
  asset: string;
  amount: DecimalText;
  from: string;
  to: string;
}

/** More than anyone will ever have; the ledger has room for a hundred thousand times as much. */
const greatest = toUnits('1000000000000000');

/** Undefined unless it is above zero and no finer than the ledger. */
export const readAmount = (text: DecimalText): Units | undefined => {
  const figure = readWire(text);
  if (figure === undefined || (figure.split('.')[1]?.length ?? 0) > 18) return undefined;
  const units = toUnits(figure);
  return units > 0n && units <= greatest ? units : undefined;
};

/** Undefined if an amount is invalid. */
export const readLegs = (legs: readonly Leg[]): ExactLeg[] | undefined => {
  const exact = legs.flatMap((leg) => {
    const amount = readAmount(leg.amount);
    return amount === undefined ? [] : [{ ...leg, amount }];
  });
  return exact.length === legs.length ? exact : undefined;
};

export const purseName = (purse: Purse): string => {
  if ('trader' in purse) return `trader ${purse.trader}`;
  return 'house' in purse ? `house ${purse.house}` : `owed by ${purse.owedBy}`;
};

export const purseAccount = (purse: Purse, asset: AssetSymbol): AccountKey => {
  if ('trader' in purse) return { owner: purse.trader, kind: 'available', asset };
  return 'house' in purse ? { owner: null, kind: purse.house, asset } : { owner: purse.owedBy, kind: owedKind, asset };
};

const traderIn = (purse: Purse): string | undefined => {
  if ('trader' in purse) return purse.trader;
  return 'owedBy' in purse ? purse.owedBy : undefined;
};

export const writtenLeg = ({ asset, amount, from, to }: ExactLeg): WrittenLeg => ({
  asset,
  amount: fromUnits(amount),
  from: purseName(from),
  to: purseName(to),
});

const canonical = (legs: readonly WrittenLeg[]): string[] =>
  legs.map(({ asset, amount, from, to }) => JSON.stringify([asset, amount, from, to])).toSorted();

/** Whether both move the same money between the same places, in any order. */
export const areSameLegs = (some: readonly WrittenLeg[], others: readonly WrittenLeg[]): boolean =>
  JSON.stringify(canonical(some)) === JSON.stringify(canonical(others));

export const tradersOf = (legs: readonly Pick<Leg, 'from' | 'to'>[]): string[] =>
  legs.flatMap(({ from, to }) => [from, to]).flatMap((purse) => traderIn(purse) ?? []);

export const isToItself = ({ from, to }: Pick<Leg, 'from' | 'to'>): boolean => purseName(from) === purseName(to);
