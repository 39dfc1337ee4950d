import { readMoment } from '../format/moment';
import { fieldTexts } from '../messages/fields';
import { swapTexts } from '../messages/swap';
import { isPositive } from '../money/compare';
import { parseTyped } from '../money/decimalText';
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

const aboveZero =
  (message: string): Rule =>
  (typed) => {
    const figure = parseTyped(typed);
    return figure !== undefined && isPositive(figure) ? undefined : message;
  };

const earliest = Date.parse(`${buyingDates.from}Z`);
const latest = Date.parse(`${buyingDates.to}Z`);

const buyingDate: Rule = (picked) => {
  if (picked.trim() === '') return fieldTexts.required;
  const moment = readMoment(picked);
  return moment !== undefined && moment >= earliest && moment <= latest ? undefined : swapTexts.buyingDate;
};

export const ratioSwapRules: FormRules<RatioSwapForm> = {
  txHash,
  buyingDate,
  amount: aboveZero(swapTexts.amount),
  amountUSD: aboveZero(swapTexts.usd),
  hasAgreed: (hasAgreed) => (hasAgreed ? undefined : swapTexts.agreementNeeded),
};
