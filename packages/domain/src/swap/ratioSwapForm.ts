import { readMoment } from '../format/moment';
import { fieldTexts } from '../messages/fields';
import { ratioSwapTexts } from '../messages/ratioSwap';
import { isAbove, isBelow, isPositive, isZero } from '../money/compare';
import { parseTyped, type DecimalText } from '../money/decimalText';
import { ledgerDecimals } from '../money/ledgerUnit';
import { hasAtMostDecimals } from '../money/rounding';
import { notEnoughText } from '../orders/orderTexts';
import type { FormRules } from '../validation/form';
import type { Rule } from '../validation/rule';
import { txHash } from '../validation/txHash';
import { swappedXdc } from './ratio';

export interface RatioSwapForm {
  txHash: string;
  /** In the format of a date and time picker, in UTC: `2020-12-06T05:30`. */
  buyingDate: string;
  amount: string;
  amountUSD: string;
  hasAgreed: boolean;
}

/** The range of the picker. Earlier purchases are swapped 1:1, which the terms mention but the form doesn't offer. */
export const buyingDates = { from: '2020-12-06T05:30', to: '2020-12-28T05:30' } as const;

/** More than anyone can own; anything below still fits the ledger. */
const tooGreat = `1${'0'.repeat(ledgerDecimals)}`;

const aboveZero =
  (message: string): Rule =>
  (typed) => {
    const figure = parseTyped(typed);
    if (figure === undefined || !isPositive(figure)) return message;
    return hasAtMostDecimals(figure, ledgerDecimals) && isBelow(figure, tooGreat) ? undefined : ratioSwapTexts.tooLong;
  };

const earliest = Date.parse(`${buyingDates.from}Z`);
const latest = Date.parse(`${buyingDates.to}Z`);

const buyingDate: Rule = (picked) => {
  if (picked.trim() === '') return fieldTexts.required;
  const moment = readMoment(picked);
  return moment !== undefined && moment >= earliest && moment <= latest ? undefined : ratioSwapTexts.buyingDate;
};

/** The amount of XDCE bought, and its price in dollars. */
export const boughtAmount = aboveZero(ratioSwapTexts.amount);
export const paidUsd = aboveZero(ratioSwapTexts.usd);

export const ratioSwapRules: FormRules<RatioSwapForm> = {
  txHash,
  buyingDate,
  amount: boughtAmount,
  amountUSD: paidUsd,
  hasAgreed: (hasAgreed) => (hasAgreed ? undefined : ratioSwapTexts.agreementNeeded),
};

const givesNothing = (amount: DecimalText, picked: string): boolean => {
  const boughtAt = readMoment(picked);
  return boughtAt !== undefined && isZero(swappedXdc(amount, boughtAt) ?? amount);
};

/** The same for a trader with this much XDCE. If the balance is unknown, the server checks it. */
export const ratioSwapRulesWith = (available: DecimalText | undefined): FormRules<RatioSwapForm> => ({
  ...ratioSwapRules,
  amount: (typed, { buyingDate: picked }) => {
    const wrong = boughtAmount(typed);
    const amount = parseTyped(typed);
    if (wrong !== undefined || amount === undefined) return wrong;
    if (available !== undefined && isAbove(amount, available)) return notEnoughText('XDCE');
    return givesNothing(amount, picked) ? ratioSwapTexts.tooLittle : undefined;
  },
});
