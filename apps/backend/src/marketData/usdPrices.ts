import {
  assetSymbols,
  isDollar,
  multiply,
  usdPairOf,
  type AssetSymbol,
  type DecimalText,
  type PairName,
} from '@exchange/domain';
import type { XdcPrices } from './xdcPrices';

export type UsdPrices = Partial<Record<AssetSymbol, DecimalText>>;

type LastPrice = (pair: PairName) => DecimalText | undefined;

const usdPriceOf = (asset: AssetSymbol, lastPrice: LastPrice): DecimalText | undefined => {
  if (isDollar(asset)) return '1';
  const pair = usdPairOf(asset);
  return pair && lastPrice(pair.name);
};

export const usdPricesFrom = (lastPrice: LastPrice): UsdPrices =>
  Object.fromEntries(
    assetSymbols.flatMap((asset) => {
      const price = usdPriceOf(asset, lastPrice);
      return price === undefined ? [] : [[asset, price]];
    }),
  );

/** Also for coins without a market, by way of XDC. */
export const allUsdPrices = (lastPrice: LastPrice, set: XdcPrices): UsdPrices => {
  const priced = usdPricesFrom(lastPrice);
  const { XDC } = priced;
  if (XDC === undefined) return priced;
  const others = Object.entries(set).map(([asset, price]) => [asset, multiply(price, XDC)] as const);
  return { ...Object.fromEntries<DecimalText>(others), ...priced };
};
