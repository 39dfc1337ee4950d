import { fieldTexts, minimumLengthText, nameText } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';

export const required: Rule = (value) => (value.trim() === '' ? fieldTexts.required : undefined);

export const minimumLength =
  (length: number): Rule =>
  (value) =>
    value.length < length ? minimumLengthText(length) : undefined;

/** For a field that may stay empty or can't be edited. */
export const anything: Rule = () => undefined;

export const mobileNumber: Rule = matching(/^\d+$/, fieldTexts.mobile);

/** A country's dialling code as it is written: `+65`, `1-809`. */
export const dialCode: Rule = matching(/^(?=.{1,8}$)\+?\d[\d-]*$/, fieldTexts.dialCode);

export const digitsOnly: Rule = matching(/^\d+$/, fieldTexts.numeric);

const nameParts = /^\p{L}[\p{L}\p{M}]*(?:[ -]\p{L}[\p{L}\p{M}]*)?$/u;

export const name =
  (length: number): Rule =>
  (value) =>
    value.length >= length && nameParts.test(value) ? undefined : nameText(length);

/** The rule for names in every form. */
export const personName: Rule = allOf(required, minimumLength(2), name(2));

export const normaliseSearch = (typed: string): string => typed.trim().toUpperCase();
