import { fieldTexts, longestText } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { required } from './text';

/** Characters that turn the direction of what follows them would turn what stands beside the text as well. */
const withoutControls = /^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u;

const canBeSeen = /[^\s\p{C}]/u;

/** Counted as people do: an emoji is one. */
export const noLongerThan =
  (longest: number): Rule =>
  (text) =>
    Array.from(text.trim()).length > longest ? longestText(longest) : undefined;

/** A line of text that has to be given and is shown as it is. */
export const line = (longest: number): Rule =>
  allOf(
    required,
    matching(withoutControls, fieldTexts.controls),
    matching(canBeSeen, fieldTexts.unseen),
    noLongerThan(longest),
  );
