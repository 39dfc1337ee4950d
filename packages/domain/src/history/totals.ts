import type { DecimalText } from '../money/decimalText';
import { fromUnits, ledgerDecimals, toUnits, type LedgerUnits } from '../money/ledgerUnit';

/** One figure of a row, and what it counts towards. */
export type Counted<Name extends string> = readonly [coin: string, name: Name, amount: DecimalText];

export interface CoinTotals<Name extends string> {
  coin: string;
  /** Left out where no row had such a figure. */
  sums: { readonly [Each in Name]?: DecimalText };
}

/** Another server may send more decimals than the ledger has. */
const beyondLedger = new RegExp(`(\\.\\d{${ledgerDecimals}})\\d+`);

/** Lists may have a hundred thousand rows: whole numbers of the ledger's unit add up faster than decimals do. */
const unitsOf = (amount: DecimalText): LedgerUnits => toUnits(amount.replace(beyondLedger, '$1'));

/** Exact sums per coin, in the order in which the coins first appear. */
export const totalsByCoin = <Name extends string>(figures: Iterable<Counted<Name>>): CoinTotals<Name>[] => {
  const coins = new Map<string, Map<Name, bigint>>();
  for (const [coin, name, amount] of figures) {
    const sums = coins.get(coin) ?? new Map<Name, bigint>();
    coins.set(coin, sums.set(name, (sums.get(name) ?? 0n) + unitsOf(amount)));
  }
  return [...coins].map(([coin, sums]) => ({
    coin,
    sums: Object.fromEntries([...sums].map(([name, units]) => [name, fromUnits(units)])) as CoinTotals<Name>['sums'],
  }));
};
