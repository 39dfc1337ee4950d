import { fieldTexts, longestText } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { required } from './text';

/** Characters that turn the direction of what follows them would turn what stands beside the text as well. */
const withoutControls = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

/** The same, where lines may be broken. */
const withoutOtherControls = /^(?:[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;

const canBeSeen = /[^\s\p{C}]/u;

/** As the contract counts what is sent: an emoji is one, and blanks around a text are left out. */
export const charactersIn = (text: string): number => Array.from(text.trim()).length;

export const noLongerThan =
  (longest: number): Rule =>
  (text) =>
    charactersIn(text) > longest ? longestText(longest) : undefined;

/** A line of text that has to be given and is shown as it is. */
export const line = (longest: number): Rule =>
  allOf(
    required,
    matching(withoutControls, fieldTexts.controls),
    matching(canBeSeen, fieldTexts.unseen),
    noLongerThan(longest),
  );

/** The same for a text of several lines. */
export const lines = (longest: number): Rule =>
  allOf(
    required,
    matching(withoutOtherControls, fieldTexts.otherControls),
    matching(canBeSeen, fieldTexts.unseen),
    noLongerThan(longest),
  );

/** A rule for what may be left out. */
export const ifGiven =
  (rule: Rule): Rule =>
  (text) =>
    text.trim() === '' ? undefined : rule(text);
