import type { AssetSymbol, DecimalText, PairName } from '@exchange/domain';

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

export const usdPricesFrom = (lastPrice: (pair: PairName) => DecimalText | undefined): UsdPrices => ({
  USDT: '1',
  USDC: '1',
  ...Object.fromEntries(
    sources.flatMap(([asset, pair]) => {
      const price = lastPrice(pair);
      return price === undefined ? [] : [[asset, price]];
    }),
  ),
});
