import { assetOf, type AssetSymbol, assetSymbols } from '../assets/assets';
import { add, divideDown, divideUp, multiply, subtract, sum } from '../money/arithmetic';
import { isBelow, larger } from '../money/compare';
import type { DecimalText } from '../money/decimalText';
import { roundDown, roundUp } from '../money/rounding';

/** The value of a coin in XDC as a fraction, so that nothing is rounded before the end. */
export interface XdcRate {
  xdc: DecimalText;
  units: DecimalText;
}

/** Undefined for a coin without a price. */
export type XdcRates = (asset: AssetSymbol) => XdcRate | undefined;

export interface AssetAmount {
  asset: AssetSymbol;
  amount: DecimalText;
}

export interface WithdrawableGround {
  asset: AssetSymbol;
  balance: DecimalText;
  /** In XDC; undefined if unknown. */
  limitLeft: DecimalText | undefined;
  /** Everything the trader owns, by coin. */
  holdings: readonly AssetAmount[];
  /** Deposits that their chain could still reverse; their value has to stay. */
  unconfirmed: readonly AssetAmount[];
  rates: XdcRates;
}

/** What keeps the rest of a balance from being withdrawn. */
export type HeldBy = 'limit' | 'deposits';

export interface Withdrawable {
  /** Rounded down to the decimals that can be withdrawn. */
  amount: DecimalText;
  heldBy: HeldBy | undefined;
  /** In XDC; 0 if there are no unconfirmed deposits. */
  unconfirmedWorth: DecimalText;
}

const worthDecimals = 8;

const totalOf = (amounts: readonly AssetAmount[], wanted: AssetSymbol): DecimalText =>
  sum(amounts.filter(({ asset }) => asset === wanted).map(({ amount }) => amount));

const worthAtLeast = (amount: DecimalText, rate: XdcRate | undefined): DecimalText =>
  rate === undefined ? '0' : divideUp(multiply(amount, rate.xdc), rate.units, worthDecimals);

const worthAtMost = (amount: DecimalText, rate: XdcRate | undefined): DecimalText =>
  rate === undefined ? '0' : divideDown(multiply(amount, rate.xdc), rate.units, worthDecimals);

/** What is left of this coin after covering its own unconfirmed deposits, or what is missing. */
const marginOf = ({ holdings, unconfirmed }: WithdrawableGround, asset: AssetSymbol): DecimalText =>
  subtract(totalOf(holdings, asset), totalOf(unconfirmed, asset));

/** What all other coins can cover, in XDC; negative if this coin has to cover them. */
const marginOfOthers = (ground: WithdrawableGround): DecimalText =>
  sum(
    assetSymbols
      .filter((symbol) => symbol !== ground.asset)
      .map((symbol) => {
        const margin = marginOf(ground, symbol);
        const rate = ground.rates(symbol);
        return isBelow(margin, '0') ? `-${worthAtLeast(margin.slice(1), rate)}` : worthAtMost(margin, rate);
      }),
  );

const besideDeposits = (ground: WithdrawableGround): DecimalText => {
  const own = marginOf(ground, ground.asset);
  const others = marginOfOthers(ground);
  const rate = ground.rates(ground.asset);
  if (isBelow(others, '0')) {
    const owed = others.slice(1);
    return rate === undefined ? '0' : subtract(own, divideUp(multiply(owed, rate.units), rate.xdc, worthDecimals));
  }
  return rate === undefined ? own : add(own, divideDown(multiply(others, rate.units), rate.xdc, worthDecimals));
};

const withinLimit = ({ asset, limitLeft, rates }: WithdrawableGround): DecimalText | undefined => {
  const rate = rates(asset);
  if (limitLeft === undefined || rate === undefined) return undefined;
  return divideDown(multiply(larger('0', limitLeft), rate.units), rate.xdc, assetOf(asset).withdrawalDecimals);
};

const least = (amounts: readonly (readonly [DecimalText | undefined, HeldBy | undefined])[], most: DecimalText) =>
  amounts.reduce<{ amount: DecimalText; heldBy: HeldBy | undefined }>(
    (found, [amount, heldBy]) => (amount !== undefined && isBelow(amount, found.amount) ? { amount, heldBy } : found),
    { amount: most, heldBy: undefined },
  );

/** The maximum withdrawal of a coin. The exchange applies the same rules, with its own prices. */
export const withdrawable = (ground: WithdrawableGround): Withdrawable => {
  const { asset, balance, unconfirmed, rates } = ground;
  const { amount, heldBy } = least(
    [
      [withinLimit(ground), 'limit'],
      [unconfirmed.length === 0 ? undefined : besideDeposits(ground), 'deposits'],
    ],
    balance,
  );
  const worths = unconfirmed.map((deposit) => worthAtLeast(deposit.amount, rates(deposit.asset)));
  return {
    amount: larger('0', roundDown(larger('0', amount), assetOf(asset).withdrawalDecimals)),
    heldBy,
    unconfirmedWorth: roundUp(sum(worths), 2),
  };
};
