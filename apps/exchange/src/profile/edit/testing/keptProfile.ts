import { ok, type Answers } from '@exchange/api/testing';
import { createTestPage } from '#shared/testing/testEnvironment.ts';
import { createScriptedProfile } from '#shared/testing/scriptedProfile.ts';
import { portrait } from './pictures';

const pictures = { '/files/profile/first.jpg': portrait, '/files/profile/second.jpg': portrait };

/** Simulates an exchange that keeps a saved profile, including its picture. */
export const createKeptProfile = (answers: Answers = {}) => {
  const page = createTestPage();
  const keep: Answers = {
    countries: 'countries',
    updateUser: ({ firstName = '', city = '', country_id, mobile_isd, profile_image }) => {
      const profileImage = profile_image === undefined ? exchange.profile().profileImage : '/files/profile/second.jpg';
      exchange.setProfile({ firstName, city, countryId: country_id, mobileISD: mobile_isd, profileImage });
      return ok({ message: 'Profile saved.' });
    },
  };
  const exchange = createScriptedProfile({ ...keep, ...answers }, { page }, pictures);
  exchange.setProfile({
    documentStatus: 1,
    tfaStatus: 1,
    mobileISD: '+65',
    mobileNo: '5550100',
    address: '1 Example Street',
    city: 'Singapore',
    state: 'Central Region',
    postalCode: '049999',
    countryId: 'SG',
    profileImage: '/files/profile/first.jpg',
  });
  return {
    ...exchange,
    sent: () => exchange.sent('updateUser'),
    /** Whether the browser would ask before the page is closed. */
    asksBeforeClosing: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
};
