import { multiply, type AssetSymbol, type DecimalText, type PairName } from '@exchange/domain';
import type { XdcPrices } from './xdcPrices';

export type UsdPrices = Partial<Record<AssetSymbol, DecimalText>>;

/** The pair that gives each coin's value; both dollar coins count as a dollar. */
const sources: readonly [AssetSymbol, PairName][] = [
  ['BTC', 'BTC-USDT'],
  ['ETH', 'ETH-USDT'],
  ['XRP', 'XRP-USDT'],
  ['XDC', 'XDC-USDT'],
  // Swapped one to one with XDC.
  ['XDCE', 'XDC-USDT'],
];

/** The pairs that value coins in USD. */
export const usdPairs: readonly PairName[] = [...new Set(sources.map(([, pair]) => pair))];

type LastPrice = (pair: PairName) => DecimalText | undefined;

export const usdPricesFrom = (lastPrice: LastPrice): UsdPrices => ({
  USDT: '1',
  USDC: '1',
  ...Object.fromEntries(
    sources.flatMap(([asset, pair]) => {
      const price = lastPrice(pair);
      return price === undefined ? [] : [[asset, price]];
    }),
  ),
});

/** Also for coins without a market, by way of XDC. */
export const allUsdPrices = (lastPrice: LastPrice, set: XdcPrices): UsdPrices => {
  const priced = usdPricesFrom(lastPrice);
  const { XDC } = priced;
  if (XDC === undefined) return priced;
  const others = Object.entries(set).map(([asset, price]) => [asset, multiply(price, XDC)] as const);
  return { ...Object.fromEntries<DecimalText>(others), ...priced };
};
