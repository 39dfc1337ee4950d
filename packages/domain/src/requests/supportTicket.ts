import { supportQueries } from '../messages/requests';
import type { FormRules } from '../validation/form';
import { charactersIn, line, lines } from '../validation/line';
import { requestBounds as most } from './bounds';
import { chosenFrom, senderEmail, senderName, senderNumber } from './forms';

export interface SupportForm {
  ticket: string;
  name: string;
  mobile: string;
  cemail: string;
  description: string;
  fAdd: string;
}

const depositQuery = supportQueries[1];

/** The address that the coins came from only matters for a deposit. */
export const needsFromAddress = (ticket: string): boolean => ticket === depositQuery;

/** For a deposit, both are sent as one, with a line break between them. */
export const longestDescription = ({ ticket, fAdd }: Pick<SupportForm, 'ticket' | 'fAdd'>): number =>
  needsFromAddress(ticket) ? most.story - Math.min(charactersIn(fAdd), most.address) - 1 : most.story;

export const supportRules: FormRules<SupportForm> = {
  ticket: chosenFrom(supportQueries),
  name: senderName,
  mobile: senderNumber,
  cemail: senderEmail,
  description: (value, form) => lines(longestDescription(form))(value),
  fAdd: (value, { ticket }) => (needsFromAddress(ticket) ? line(most.address)(value) : undefined),
};

export interface SupportTicket {
  name: string;
  email: string;
  mobileNo: string;
  query: string;
  subject: string;
  description: string;
}

/**
 * The call has neither `ticket` nor `fAdd`: the first is sent as query and subject, the second as the start of the
 * description.
 */
export const toSupportTicket = ({ ticket, name, mobile, cemail, description, fAdd }: SupportForm): SupportTicket => ({
  name,
  email: cemail,
  mobileNo: mobile,
  query: ticket,
  subject: ticket,
  description: needsFromAddress(ticket) ? `${fAdd.trim()}\n${description.trim()}` : description,
});
