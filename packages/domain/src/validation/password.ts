import { fieldTexts } from '../messages/fields';
import { uncommon } from './commonPassword';
import { allOf, type Rule } from './rule';
import { minimumLength, required } from './text';

/** The parts of a new password, in the order of the documented rule. */
export const passwordParts = ['length', 'upperCase', 'lowerCase', 'digit', 'special', 'noBlank'] as const;

export type PasswordPart = (typeof passwordParts)[number];

/** The minimum length, and the special characters that count. */
export const passwordLimits = { shortest: 8, special: '!@#$%^&*-' } as const;

const patterns: Record<PasswordPart, RegExp> = {
  length: new RegExp(`^.{${passwordLimits.shortest},}$`, 's'),
  upperCase: /[A-Z]/,
  lowerCase: /[a-z]/,
  digit: /\d/,
  special: new RegExp(`[${passwordLimits.special}]`),
  noBlank: /^\S+$/,
};

export const metPasswordParts = (value: string): PasswordPart[] =>
  passwordParts.filter((part) => patterns[part].test(value));

/** The rule for a new password; signing in only checks the length. */
export const password: Rule = (value) =>
  metPasswordParts(value).length === passwordParts.length ? undefined : fieldTexts.password;

export const newPassword: Rule = allOf(required, password, uncommon);

export const currentPassword: Rule = allOf(required, minimumLength(6));

export const differentFrom =
  (old: string): Rule =>
  (value) =>
    value === old ? fieldTexts.samePassword : undefined;

export const equalTo =
  (other: string, message: string): Rule =>
  (value) =>
    value === other ? undefined : message;
