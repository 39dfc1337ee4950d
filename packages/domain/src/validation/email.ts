import { fieldTexts } from '../messages/fields';
import { allOf, type Rule } from './rule';
import { required } from './text';

const longestAddress = 254;
const local = /[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*/;
const domain = /(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})/;
const address = new RegExp(`^${local.source}@${domain.source}$`);

export const email: Rule = (value) =>
  value.length <= longestAddress && address.test(value.toLowerCase()) ? undefined : fieldTexts.email;

export const requiredEmail: Rule = allOf(required, email);

/** The form that is sent and compared, since people type capitals and paste blanks. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase();

const separator = /[\s,;]+/;

/** Several addresses in one field, without duplicates. */
export const splitEmails = (typed: string): string[] => [
  ...new Set(
    typed
      .split(separator)
      .map(normaliseEmail)
      .filter((part) => part !== ''),
  ),
];

export const joinEmails = (typed: string): string => splitEmails(typed).join(',');
