import { assetOf, type AssetSymbol } from '../assets/assets';
import { decimalsText, fieldTexts } from '../messages/fields';
import { minimumText } from '../messages/trading';
import { walletTexts } from '../messages/wallet/wallet';
import { percentOf, subtract } from '../money/arithmetic';
import { isAbove, isBelow, isPositive, larger } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { hasAtMostDecimals, roundUp } from '../money/rounding';
import { allOf, type Rule } from '../validation/rule';
import { required } from '../validation/text';

/** The configured fee is the server's, or the asset's own until that is known. */
export interface WithdrawalTerms {
  asset: AssetSymbol;
  configuredFee: DecimalText;
}

/** A percentage fee is rounded up to the coin's decimals, so that the receive amount can be sent. */
export const withdrawalFee = (amount: DecimalText, { asset, configuredFee }: WithdrawalTerms): DecimalText => {
  const { withdrawalFeePercent, withdrawalDecimals } = assetOf(asset);
  return larger(roundUp(percentOf(amount, withdrawalFeePercent), withdrawalDecimals), configuredFee);
};

export const receiveAmount = (amount: DecimalText, terms: WithdrawalTerms): DecimalText =>
  larger('0', subtract(amount, withdrawalFee(amount, terms)));

/** The step of the arrow keys; typed amounts are only limited by the decimals. */
export const withdrawalStep: DecimalText = '0.0001';

/** The field's value when it loses focus. */
export const raiseToMinimum = (amount: DecimalText, minimum: DecimalText): DecimalText => larger(minimum, amount);

export interface WithdrawalBounds {
  asset: AssetSymbol;
  minimum: DecimalText;
  balance: DecimalText;
}

const figureRule =
  (isRight: (figure: DecimalText) => boolean, message: string): Rule =>
  (typed) => {
    const figure = parseTyped(typed);
    return figure !== undefined && isRight(figure) ? undefined : message;
  };

export const withdrawalAmount = ({ asset, minimum, balance }: WithdrawalBounds): Rule => {
  const { withdrawalDecimals } = assetOf(asset);
  return allOf(
    required,
    figureRule(isPositive, fieldTexts.amount),
    figureRule((figure) => hasAtMostDecimals(figure, withdrawalDecimals), decimalsText(withdrawalDecimals)),
    figureRule((figure) => !isBelow(figure, minimum), minimumText(minimum, asset)),
    figureRule((figure) => !isAbove(figure, balance), walletTexts.aboveBalance),
  );
};
