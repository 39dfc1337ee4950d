import { normaliseEmail } from '@exchange/domain';
import type { SignUpForm } from '@exchange/machines';

export type InvitationPrefill = Pick<SignUpForm, 'email' | 'referralCode'>;

/** Values filled in by an invitation. An email address has no spaces: a space in the query was an unencoded plus. */
export const invitationPrefill = (query: URLSearchParams): InvitationPrefill => ({
  email: normaliseEmail(query.get('email') ?? '').replaceAll(' ', '+'),
  referralCode: (query.get('referral_code') ?? '').trim(),
});
