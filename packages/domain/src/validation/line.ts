import { fieldTexts, longestText } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { required } from './text';

/** Characters that change the text direction would also affect the text next to them. */
const withoutControls = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** The same, but with line breaks allowed. */
const withoutOtherControls = /^(?:[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;

const canBeSeen = /[^\s\p{C}]/u;

/** Counted as the contract does: an emoji is one character, and surrounding blanks don't count. */
export const charactersIn = (text: string): number => Array.from(text.trim()).length;

export const noLongerThan =
  (longest: number): Rule =>
  (text) =>
    charactersIn(text) > longest ? longestText(longest) : undefined;

/** A required line of text that is shown as it is. */
export const line = (longest: number): Rule =>
  allOf(
    required,
    matching(withoutControls, fieldTexts.controls),
    matching(canBeSeen, fieldTexts.unseen),
    noLongerThan(longest),
  );

/** The same for text with several lines. */
export const lines = (longest: number): Rule =>
  allOf(
    required,
    matching(withoutOtherControls, fieldTexts.otherControls),
    matching(canBeSeen, fieldTexts.unseen),
    noLongerThan(longest),
  );

/** A rule for an optional field. */
export const ifGiven =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === '' ? undefined : rule(text);
