import {
  fromWhole,
  ledgerDecimals,
  pairs,
  toWhole,
  type DecimalText,
  type Pair,
  type PairName,
} from '@exchange/domain';
import type { Units } from '../ledger/units';

/** A pair, with the conversion of its ticks and lots to money. */
export interface Market {
  pair: Pair;
  /** The pair's number in the database. */
  id: number;
  ticks: (price: DecimalText) => number;
  lots: (amount: DecimalText) => number;
  price: (ticks: number) => DecimalText;
  amount: (lots: number | bigint) => DecimalText;
  base: (lots: number) => Units;
  quote: (ticks: number, lots: number) => Units;
}

const marketOf = (pair: Pair): Market => {
  const { priceDecimals, amountDecimals } = pair;
  const baseUnit = 10n ** BigInt(ledgerDecimals - amountDecimals);
  const quoteUnit = 10n ** BigInt(ledgerDecimals - amountDecimals - priceDecimals);
  return {
    pair,
    id: Number(pair.id),
    ticks: (price) => Number(toWhole(price, priceDecimals)),
    lots: (amount) => Number(toWhole(amount, amountDecimals)),
    price: (ticks) => fromWhole(BigInt(ticks), priceDecimals),
    amount: (lots) => fromWhole(BigInt(lots), amountDecimals),
    base: (lots) => BigInt(lots) * baseUnit,
    quote: (ticks, lots) => BigInt(ticks) * BigInt(lots) * quoteUnit,
  };
};

const byName = new Map<PairName, Market>(pairs.map((pair) => [pair.name, marketOf(pair)]));
const byId = new Map(Array.from(byName.values(), (market) => [market.id, market]));

export const findMarket = (name: PairName): Market | undefined => byName.get(name);

export const marketById = (id: number): Market => {
  const market = byId.get(id);
  if (!market) throw new Error(`The database has a pair ${id} that isn't in the table of pairs.`);
  return market;
};
