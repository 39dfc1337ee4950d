import { examples } from '@exchange/api/testing';
import { readReferrals } from '#entities/referrals/referral.ts';

/** Everything that a trader can have: people invited, rewards, their own reward, a pending invitation. */
export const everything = readReferrals(examples.referrals.everything.body);

export const nothingYet = readReferrals({ ...examples.referrals.none.body, invitations: [] });

const person = {
  updatedAt: '2026-03-06T09:30:00Z',
  firstName: 'Kim',
  lastName: 'Brook',
  referralAmount: '0.1',
  currencySymbol: 'XDC',
  referralStatus: 'Completed',
  role: 'referrer',
} as const;

/** Rewards of odd amounts in two coins, and an unpaid sign-up reward. */
export const ofTwoCoins = readReferrals({
  data: [
    person,
    { ...person, referralAmount: '0.200000000000000001' },
    { ...person, referralAmount: '3.123456', currencySymbol: 'USDT', referralStatus: 'Pending' },
    {
      ...person,
      firstName: 'Ada',
      lastName: 'Penrose',
      referralAmount: '1500',
      referralStatus: 'Pending',
      role: 'referred',
    },
  ],
});

export const withoutStatus = readReferrals({ data: [{ ...person, referralStatus: undefined }] });
