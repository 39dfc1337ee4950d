import { normaliseEmail } from '@exchange/domain';
import type { SignUpForm } from '@exchange/machines';

export type BroughtAlong = Pick<SignUpForm, 'email' | 'referralCode'>;

/** What an invitation fills in. An address has no blanks: one in a query was a plus that nobody encoded. */
export const broughtAlong = (query: URLSearchParams): BroughtAlong => ({
  email: normaliseEmail(query.get('email') ?? '').replaceAll(' ', '+'),
  referralCode: (query.get('referral_code') ?? '').trim(),
});
