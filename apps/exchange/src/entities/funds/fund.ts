import type { Answered } from '@exchange/api';
import { add, divideDown, isPositive, isSmallBalance, multiply, readWire, type DecimalText } from '@exchange/domain';
import type { Quote } from '#shared/market/quote.ts';
import type { UsdPrices } from '#shared/market/usdPrices.ts';

/** A trader's balance of one coin. */
export interface Holding {
  symbol: string;
  available: DecimalText;
  /** Undefined if the server doesn't send how much orders hold. */
  inOrders: DecimalText | undefined;
}

export interface Fund extends Holding {
  total: DecimalText | undefined;
  /** For one unit. */
  usdPrice: DecimalText | undefined;
  /** For the whole balance. */
  worth: DecimalText | undefined;
}

const none: DecimalText = '0';

/** A coin that isn't in the list is one the trader has none of. Undefined while the balances aren't known. */
export const availableOf = (holdings: readonly Holding[] | undefined, symbol: string): DecimalText | undefined =>
  holdings && (holdings.find((holding) => holding.symbol === symbol)?.available ?? none);

export const readBalances = ({ data }: Answered<'balances'>): Holding[] =>
  data.map(({ symbol, balance }) => ({ symbol, available: readWire(balance) ?? none, inOrders: undefined }));

/** More decimals than any dollar price is shown with. */
const usdDecimals = 12;

type Priced = Pick<Quote, 'pair' | 'price' | 'usdPrice'>;

const quotePrice = ({ price, usdPrice }: Priced): DecimalText | undefined =>
  usdPrice === undefined || !isPositive(price) ? undefined : divideDown(usdPrice, price, usdDecimals);

/** What coins without a market are worth in XDC. */
type XdcPrices = Readonly<Record<string, DecimalText>>;

/**
 * The value of one of each coin: sent as such, else from a pair with it as base, or calculated for a quote currency.
 * Coins without a market are worth what the configuration says, by way of XDC.
 */
export const usdPrices = (
  quotes: Iterable<Priced>,
  sent: UsdPrices = new Map(),
  xdcPrices: XdcPrices = {},
): UsdPrices => {
  const known = new Map(sent);
  const keep = (symbol: string, price: DecimalText | undefined) => {
    if (price !== undefined && !known.has(symbol)) known.set(symbol, price);
  };
  const spot = [...quotes].filter(({ pair }) => pair.kind === 'spot');
  for (const { pair, usdPrice } of spot) keep(pair.base, usdPrice);
  for (const quote of spot) keep(quote.pair.quote, quotePrice(quote));
  const xdc = known.get('XDC');
  for (const [symbol, price] of Object.entries(xdcPrices)) keep(symbol, xdc && multiply(price, xdc));
  return known;
};

export const fundsOf = <Held extends Holding>(
  holdings: readonly Held[],
  prices: ReadonlyMap<string, DecimalText>,
): (Held & Fund)[] =>
  holdings.map((holding) => {
    const { symbol, available, inOrders } = holding;
    const usdPrice = prices.get(symbol);
    const held = add(available, inOrders ?? none);
    return {
      ...holding,
      total: inOrders === undefined ? undefined : held,
      usdPrice,
      worth: usdPrice === undefined ? undefined : multiply(held, usdPrice),
    };
  });

const isSmall = ({ available, inOrders, usdPrice }: Fund): boolean =>
  isSmallBalance({ balance: available, inTrade: inOrders ?? none, usdPrice });

const neverKept = (_: Fund): boolean => false;

/** A coin in use is kept: withdrawing everything would otherwise hide the message about it. */
export const withoutSmall = <Held extends Fund>(funds: readonly Held[], isKept = neverKept): Held[] =>
  funds.filter((fund) => isKept(fund) || !isSmall(fund));
