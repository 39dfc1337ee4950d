import { fieldTexts } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { required } from './text';

export const antiPhishingWordLength = { shortest: 4, longest: 20 } as const;

const { shortest, longest } = antiPhishingWordLength;

/** Letters and digits, in words joined by single spaces or hyphens: nothing that could look like a link in an email. */
const words = new RegExp(
  String.raw`^(?=.{${shortest},${longest}}$)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ -][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$`,
  'u',
);

export const antiPhishingWord: Rule = allOf(required, matching(words, fieldTexts.antiPhishingWord));
