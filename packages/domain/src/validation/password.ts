import { fieldTexts } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { minimumLength, required } from './text';

/** The rule for a password that is being chosen; signing in only asks for a length. */
export const password: Rule = matching(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*-])\S{8,}$/, fieldTexts.password);

export const newPassword: Rule = allOf(required, password);

export const currentPassword: Rule = allOf(required, minimumLength(6));

export const differentFrom =
  (old: string): Rule =>
  (value) =>
    value === old ? fieldTexts.samePassword : undefined;

export const equalTo =
  (other: string, message: string): Rule =>
  (value) =>
    value === other ? undefined : message;
