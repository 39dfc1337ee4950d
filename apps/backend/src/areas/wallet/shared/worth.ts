import {
  divideDown,
  divideUp,
  larger,
  multiply,
  readPairName,
  smaller,
  type AssetSymbol,
  type DecimalText,
  type PairName,
} from '@exchange/domain';
import { usdPricesFrom } from '#marketData/usdPrices';
import type { XdcPrices } from '#marketData/xdcPrices';

type PriceOf = (pair: PairName) => DecimalText | undefined;

/** What two accounts can move with each other in a moment, and what follows the whole exchange. */
export interface PricesOfPairs {
  lastPrice: PriceOf;
  referencePrice: PriceOf;
}

/** One unit is worth `xdc / units` XDC: a fraction, so that nothing is rounded before the end. */
interface Rate {
  xdc: DecimalText;
  units: DecimalText;
}

const worthDecimals = 8;

const positive = (figure: DecimalText | undefined): DecimalText | undefined =>
  figure === undefined || figure === '0' ? undefined : figure;

/** By its pair with XDC, else across USD, else the configured price. */
const rateOf = (asset: AssetSymbol, priceOf: PriceOf, set: XdcPrices): Rate | undefined => {
  // XDCE always swaps one to one.
  if (asset === 'XDC' || asset === 'XDCE') return { xdc: '1', units: '1' };
  const pair = readPairName(`XDC-${asset}`);
  const direct = pair && positive(priceOf(pair));
  if (direct !== undefined) return { xdc: '1', units: direct };
  const usd = usdPricesFrom(priceOf);
  const [coin, xdc] = [positive(usd[asset]), positive(usd.XDC)];
  if (coin !== undefined && xdc !== undefined) return { xdc: coin, units: xdc };
  const price = positive(set[asset]);
  return price === undefined ? undefined : { xdc: price, units: '1' };
};

/** Which of a pair's two prices counts. */
type Choice = (one: DecimalText, other: DecimalText) => DecimalText;

/** Prices of XDC in another coin count upside down, those of coins in USD as they are. */
const chosenPrices =
  ({ lastPrice, referencePrice }: PricesOfPairs, ofXdc: Choice, ofCoins: Choice): PriceOf =>
  (pair) => {
    const [last, reference] = [positive(lastPrice(pair)), positive(referencePrice(pair))];
    if (last === undefined || reference === undefined) return last ?? reference;
    return (pair.startsWith('XDC-') ? ofXdc : ofCoins)(last, reference);
  };

export interface Worth {
  /** At the higher of last and reference price, rounded up, for a limit. Undefined if there is no price. */
  atLeast: (asset: AssetSymbol, amount: DecimalText) => DecimalText | undefined;
  /** At the lower of both, rounded down, for what stays behind; zero if there is no price. */
  atMost: (asset: AssetSymbol, amount: DecimalText) => DecimalText;
}

/** Values coins in XDC, always to the disadvantage of whoever moved a price to withdraw more. */
export const createWorth = (prices: PricesOfPairs, set: XdcPrices): Worth => {
  const highest = chosenPrices(prices, smaller, larger);
  const lowest = chosenPrices(prices, larger, smaller);
  return {
    atLeast: (asset, amount) => {
      const rate = rateOf(asset, highest, set);
      return rate && divideUp(multiply(amount, rate.xdc), rate.units, worthDecimals);
    },
    atMost: (asset, amount) => {
      const rate = rateOf(asset, lowest, set);
      return rate ? divideDown(multiply(amount, rate.xdc), rate.units, worthDecimals) : '0';
    },
  };
};
