import { examples } from '@exchange/api/testing';
import { readReferrals } from '../referral';

/** Everything that a trader can have: people invited, rewards, a reward of their own, an open invitation. */
export const everything = readReferrals(examples.referrals.everything.body);

export const nothingYet = readReferrals({ ...examples.referrals.none.body, invitations: [] });
