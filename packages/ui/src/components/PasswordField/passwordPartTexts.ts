import { passwordParts, type PasswordPart } from '@exchange/domain';

export const passwordPartTexts: Record<PasswordPart, string> = {
  length: '8 characters or more',
  upperCase: 'An upper-case letter',
  lowerCase: 'A lower-case letter',
  digit: 'A digit',
  special: 'One of !@#$%^&*-',
  noBlank: 'No spaces',
};

/** Announced to screen readers while someone types; empty for an empty field. */
export const ruleProgress = (typed: string, met: readonly PasswordPart[]): string => {
  if (typed === '') return '';
  if (met.length === passwordParts.length) return 'All password rules are met.';
  return `${met.length} of ${passwordParts.length} password rules are met.`;
};
