import type { Profile } from '#entities/profile/profile.ts';

/** A verified trader with all details. */
export const ada: Profile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  kyc: 'Approved',
  kycRecord: undefined,
  referralCode: 'ADA1815',
  secondFactor: 'app',
  offersMailCodes: true,
  recoveryCodesLeft: 10,
  passkeyCount: 1,
  setUpSecret: undefined,
  picture: undefined,
  antiPhishingWord: 'blue heron',
  withdrawableUntil: undefined,
  isdCode: '+44',
  phone: '2079460123',
  streetAddress: '12 St James’s Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
  state: 'Greater London',
  country: 'GB',
};

/** A trader who signed up a minute ago. */
export const newcomer: Profile = {
  ...ada,
  firstName: 'Sam',
  lastName: 'Rivers',
  email: 'sam@example.com',
  kyc: 'NotSubmitted',
  secondFactor: 'none',
  antiPhishingWord: null,
  withdrawableUntil: undefined,
  isdCode: '',
  phone: '',
  streetAddress: '',
  city: '',
  postalCode: '',
  state: '',
  country: '',
};
