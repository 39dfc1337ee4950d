import { normaliseEmail } from '../validation/email';

/** Google ignores dots before the at sign, and its two domains are one. */
const google = new Set(['gmail.com', 'googlemail.com']);

const mailboxOf = (address: string): string => {
  const email = normaliseEmail(address);
  const at = email.lastIndexOf('@');
  const [typed, domain] = [email.slice(0, at), email.slice(at + 1)];
  const tag = typed.indexOf('+');
  const name = tag > 0 ? typed.slice(0, tag) : typed;
  return google.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

/** Whether two addresses reach the same mailbox, as far as their spelling shows. */
export const sameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
