import { fieldTexts } from '../messages/fields';
import { referralTexts } from '../messages/referral';
import { email, splitEmails } from '../validation/email';
import type { Rule } from '../validation/rule';
import { sameMailbox } from './mailbox';

export const mostInvited = 20;

/** What is wrong with a list of addresses to invite. The trader's own address can only be excluded if it is known. */
export const invitedAddresses =
  (own?: string): Rule =>
  (typed) => {
    const addresses = splitEmails(typed);
    if (addresses.length === 0) return fieldTexts.required;
    if (addresses.length > mostInvited) return referralTexts.tooMany;
    const wrong = addresses.map(email).find((message) => message !== undefined);
    if (wrong !== undefined || own === undefined) return wrong;
    return addresses.some((address) => sameMailbox(address, own)) ? referralTexts.ownAddress : undefined;
  };
