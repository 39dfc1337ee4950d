import { fieldTexts } from '../messages/fields';
import { allOf, matching, type Rule } from './rule';
import { required } from './text';

/** Letters and digits, words joined by single spaces or hyphens: nothing that could pass for a link in an email. */
const words = /^(?=.{4,20}$)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ -][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*$/u;

export const antiPhishingWord: Rule = allOf(required, matching(words, fieldTexts.antiPhishingWord));
