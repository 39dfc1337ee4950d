import { readMoment } from '../format/moment';
import { fieldTexts } from '../messages/fields';
import { swapTexts } from '../messages/swap';
import { isBelow, isPositive } from '../money/compare';
import { parseTyped } from '../money/decimalText';
import { ledgerDecimals } from '../money/ledgerUnit';
import { hasAtMostDecimals } from '../money/rounding';
import type { FormRules } from '../validation/form';
import type { Rule } from '../validation/rule';
import { txHash } from '../validation/txHash';

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
    return hasAtMostDecimals(figure, ledgerDecimals) && isBelow(figure, tooGreat) ? undefined : swapTexts.tooLong;
  };

const earliest = Date.parse(`${buyingDates.from}Z`);
const latest = Date.parse(`${buyingDates.to}Z`);

const buyingDate: Rule = (picked) => {
  if (picked.trim() === '') return fieldTexts.required;
  const moment = readMoment(picked);
  return moment !== undefined && moment >= earliest && moment <= latest ? undefined : swapTexts.buyingDate;
};

/** XDCE bought, and the dollars it cost. */
export const boughtAmount = aboveZero(swapTexts.amount);
export const paidUsd = aboveZero(swapTexts.usd);

export const ratioSwapRules: FormRules<RatioSwapForm> = {
  txHash,
  buyingDate,
  amount: boughtAmount,
  amountUSD: paidUsd,
  hasAgreed: (hasAgreed) => (hasAgreed ? undefined : swapTexts.agreementNeeded),
};
