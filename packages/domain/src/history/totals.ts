import type { DecimalText } from '../money/decimalText';
import { ledgerDecimals } from '../money/ledgerUnit';

/** One figure of a row, and what it counts towards. */
export type Counted<Name extends string> = readonly [coin: string, name: Name, amount: DecimalText];

export interface CoinTotals<Name extends string> {
  coin: string;
  /** Left out where no row had such a figure. */
  sums: { readonly [Each in Name]?: DecimalText };
}

/** Lists may have a hundred thousand rows: whole numbers of the ledger's unit add up faster than decimals do. */
const unitsOf = (amount: DecimalText): bigint => {
  const [whole = '', decimals = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + decimals.slice(0, ledgerDecimals).padEnd(ledgerDecimals, '0'));
  return amount.startsWith('-') ? -units : units;
};

const textOf = (units: bigint): DecimalText => {
  const digits = String(units < 0n ? -units : units).padStart(ledgerDecimals + 1, '0');
  const decimals = digits.slice(-ledgerDecimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -ledgerDecimals)}${decimals === '' ? '' : `.${decimals}`}`;
};

/** Exact sums per coin, in the order in which the coins first appear. */
export const totalsByCoin = <Name extends string>(figures: Iterable<Counted<Name>>): CoinTotals<Name>[] => {
  const coins = new Map<string, Map<Name, bigint>>();
  for (const [coin, name, amount] of figures) {
    const sums = coins.get(coin) ?? new Map<Name, bigint>();
    coins.set(coin, sums.set(name, (sums.get(name) ?? 0n) + unitsOf(amount)));
  }
  return [...coins].map(([coin, sums]) => ({
    coin,
    sums: Object.fromEntries([...sums].map(([name, units]) => [name, textOf(units)])) as CoinTotals<Name>['sums'],
  }));
};
