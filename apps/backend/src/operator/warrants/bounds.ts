import {
  add,
  divideDown,
  isAbove,
  isBelow,
  isDollar,
  ledgerDecimals,
  multiply,
  pairOf,
  roundDown,
  subtract,
  usdPairOf,
  type AssetSymbol,
  type DecimalText,
  type PairName,
} from '@exchange/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/client';

/** What one of a coin without a reference price counts as, in XDC. */
const unpriced = '20';

const referencePriceOf = async (queries: Queries, pair: string): Promise<DecimalText | undefined> => {
  const { rows } = await queries.execute<{ price: DecimalText }>(
    sql`select trim_scale(reference_price.price)::text as price
        from reference_price join pair on pair.id = pair where pair.name = ${pair}`,
  );
  return rows[0]?.price;
};

/** What the most that may be moved at once is in this coin, by its reference price. */
const mostOf = async (queries: Queries, asset: AssetSymbol, mostXdc: DecimalText): Promise<DecimalText> => {
  if (asset === 'XDC') return mostXdc;
  const price = await referencePriceOf(queries, `XDC-${asset}`);
  return price === undefined ? divideDown(mostXdc, unpriced, 8) : roundDown(multiply(mostXdc, price), 8);
};

interface Sum {
  asset: AssetSymbol;
  amount: DecimalText;
}

/** Several movements of a coin count together: otherwise a large one would only have to be typed in parts. */
const perCoin = (sums: readonly Sum[]): Sum[] => {
  const totals = new Map<AssetSymbol, DecimalText>();
  for (const { asset, amount } of sums) totals.set(asset, add(totals.get(asset) ?? '0', amount));
  return Array.from(totals, ([asset, amount]) => ({ asset, amount }));
};

/** A figure far above what is usual is a slip of the keyboard, or worse. */
export const movesTooMuch = async (
  queries: Queries,
  sums: readonly Sum[],
  mostXdc: number,
): Promise<string | undefined> => {
  for (const { asset, amount } of perCoin(sums)) {
    const most = await mostOf(queries, asset, String(mostXdc));
    if (isAbove(amount, most)) return `${amount} ${asset} is too much: at most ${most} ${asset} can be moved at once.`;
  }
  return undefined;
};

const largestStep = '10';

export const isFarFrom = async (
  queries: Queries,
  { pair, price }: { pair: string; price: DecimalText },
): Promise<string | undefined> => {
  const now = await referencePriceOf(queries, pair);
  if (now === undefined || isBelow(now, '0.000000000000000001')) return undefined;
  const [least, most] = [divideDown(now, largestStep, ledgerDecimals), multiply(now, largestStep)];
  return isAbove(price, most) || isBelow(price, least)
    ? `${price} is more than ten times, or less than a tenth of, the reference price of ${now}. Set it in steps.`
    : undefined;
};

/** What an OTC trade has to be worth at least, as the page of the desk says. */
const leastOtcUsd = '10000';

interface OtcTerms {
  pair: PairName;
  amount: DecimalText;
  total: DecimalText;
}

export const bothSums = ({ pair, amount, total }: OtcTerms): Sum[] => {
  const { base, quote } = pairOf(pair);
  return [
    { asset: base, amount },
    { asset: quote, amount: total },
  ];
};

const usdOf = async (queries: Queries, { pair, amount, total }: OtcTerms): Promise<DecimalText> => {
  const { base, quote } = pairOf(pair);
  if (isDollar(quote)) return total;
  const priced = usdPairOf(base);
  return multiply(amount, (priced && (await referencePriceOf(queries, priced.name))) ?? '0');
};

/** Nobody trades with the desk further from the reference price than with anyone else, nor less than it offers. */
export const isUnfair = async (queries: Queries, terms: OtcTerms): Promise<string | undefined> => {
  const { base, quote, priceBandPercent } = pairOf(terms.pair);
  const now = await referencePriceOf(queries, terms.pair);
  if (now === undefined) return `${terms.pair} has no reference price that this could be compared with.`;
  const worth = multiply(terms.amount, now);
  const band = multiply(worth, divideDown(priceBandPercent, '100', 8));
  if (isAbove(terms.total, add(worth, band)) || isBelow(terms.total, subtract(worth, band)))
    return (
      `${terms.total} ${quote} is more than ${priceBandPercent}% from ${roundDown(worth, 8)} ${quote}, ` +
      `which ${terms.amount} ${base} is worth at the reference price of ${now}.`
    );
  const usd = await usdOf(queries, terms);
  return isBelow(usd, leastOtcUsd)
    ? `This is worth ${roundDown(usd, 2)} USD, and the minimum is ${leastOtcUsd} USD.`
    : undefined;
};
