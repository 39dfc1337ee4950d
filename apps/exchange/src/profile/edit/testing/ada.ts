import type { Profile } from '#entities/profile/profile.ts';

/** Complete except for a picture. */
export const ada: Profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  isdCode: '+65',
  phone: '5550100',
  streetAddress: '1 Example Street',
  city: 'Singapore',
  postalCode: '049999',
  state: 'Central Region',
  country: 'SG',
  kyc: 'Approved',
  kycRecord: undefined,
  referralCode: 'REF1001',
  secondFactor: 'app',
  offersMailCodes: true,
  recoveryCodesLeft: 10,
  passkeyCount: 1,
  setUpSecret: undefined,
  picture: undefined,
  antiPhishingWord: null,
  withdrawableUntil: undefined,
};
