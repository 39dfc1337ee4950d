import { supportQueries } from '../messages/requests';
import { requiredEmail } from '../validation/email';
import type { FormRules } from '../validation/form';
import { allOf } from '../validation/rule';
import { digitsOnly, personName, required } from '../validation/text';

export interface SupportForm {
  ticket: string;
  name: string;
  mobile: string;
  cemail: string;
  description: string;
  fAdd: string;
}

const depositQuery = supportQueries[1];

/** Where the coins came from matters for a deposit only. */
export const needsFromAddress = (ticket: string): boolean => ticket === depositQuery;

export const supportRules: FormRules<SupportForm> = {
  ticket: required,
  name: personName,
  mobile: allOf(required, digitsOnly),
  cemail: requiredEmail,
  description: required,
  fAdd: (value, { ticket }) => (needsFromAddress(ticket) ? required(value) : undefined),
};

export interface SupportTicket {
  name: string;
  email: string;
  mobileNo: string;
  query: string;
  subject: string;
  description: string;
}

/** The call knows neither `ticket` nor `fAdd`: the one is its query and subject, the other opens the description. */
export const toSupportTicket = ({ ticket, name, mobile, cemail, description, fAdd }: SupportForm): SupportTicket => ({
  name,
  email: cemail,
  mobileNo: mobile,
  query: ticket,
  subject: ticket,
  description: needsFromAddress(ticket) ? `${fAdd.trim()}\n${description}` : description,
});
