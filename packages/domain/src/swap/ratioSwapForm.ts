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
  /** As a picker of date and time writes it, in UTC: `2020-12-06T05:30`. */
  buyingDate: string;
  amount: string;
  amountUSD: string;
  hasAgreed: boolean;
}

/** What the picker offers. Earlier purchases are swapped 1:1, which the terms name and nobody can choose. */
export const buyingDates = { from: '2020-12-06T05:30', to: '2020-12-28T05:30' } as const;

/** More than anybody has, and as much as is kept of a figure. */
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

/** XDCE bought, and the dollars it cost. */
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

/** The same for somebody who has so much XDCE. An unknown balance is left to the server. */
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
