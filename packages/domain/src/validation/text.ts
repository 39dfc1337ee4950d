import { fieldTexts, minimumLengthText, nameText } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';

export const required: Rule = (value) => (value.trim() === '' ? fieldTexts.required : undefined);

export const minimumLength =
  (length: number): Rule =>
  (value) =>
    value.length < length ? minimumLengthText(length) : undefined;

/** For a field that may stay empty or cannot be edited. */
export const anything: Rule = () => undefined;

export const mobileNumber: Rule = matching(/^\d+$/, fieldTexts.mobile);

/** What phone numbers of a country begin with, as it is written: `+65`, `1-809`. */
export const dialCode: Rule = matching(/^(?=.{1,8}$)\+?\d[\d-]*$/, fieldTexts.dialCode);

export const digitsOnly: Rule = matching(/^\d+$/, fieldTexts.numeric);

const nameParts = /^\p{L}[\p{L}\p{M}]*(?:[ -]\p{L}[\p{L}\p{M}]*)?$/u;

export const name =
  (length: number): Rule =>
  (value) =>
    value.length >= length && nameParts.test(value) ? undefined : nameText(length);

/** A name as every form asks for it. */
export const personName: Rule = allOf(required, minimumLength(2), name(2));

export const normaliseSearch = (typed: string): string => typed.trim().toUpperCase();
