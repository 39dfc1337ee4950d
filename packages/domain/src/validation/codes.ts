import { fieldTexts } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { digitsOnly, required } from './text';

export const mailCode: Rule = matching(/^\d{5}$/, fieldTexts.mailCode);

export const twoFactorCode: Rule = allOf(required, digitsOnly, matching(/^\d{6}$/, fieldTexts.twoFactorCode));

const captchaRange = { from: 111_111, to: 999_999 } as const;

/** `random` is a fraction from 0 up to, not including, 1. */
export const captchaNumber = (random: number): string =>
  String(captchaRange.from + Math.floor(random * (captchaRange.to - captchaRange.from + 1)));

export const captchaInput =
  (shown: string): Rule =>
  (typed) =>
    typed === shown ? undefined : fieldTexts.captcha;
