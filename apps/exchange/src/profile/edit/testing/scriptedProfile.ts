import type { Answered } from '@exchange/api';
import { createFakeExchange, fakeApiUrl, ok, type Answers } from '@exchange/api/testing';
import { createServices } from '../../../app/services/createServices';
import { quietMarket } from '../../../app/testing/quietMarket';
import {
  createTestEnvironment,
  createTestPage,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '../../../app/testing/testEnvironment';
import { portrait } from './pictures';

type Wire = Answered<'userProfile'>['data'];

const known: Wire = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  documentStatus: 2,
  tfaStatus: 1,
  mobileISD: '+65',
  mobileNo: '5550100',
  address: '1 Example Street',
  city: 'Singapore',
  state: 'Central Region',
  postalCode: '049999',
  countryId: 'SG',
  profileImage: '/files/profile/first.jpg',
};

const pictures = { '/files/profile/first.jpg': portrait, '/files/profile/second.jpg': portrait };

const saved = ok({ message: 'Profile saved.' });

/** Stands for an exchange that keeps the profile of one trader, their picture included. */
export const createScriptedProfile = (answers: Answers = {}) => {
  let profile = known;
  const files: string[] = [];
  const declared: Answers = {
    ...quietMarket,
    ...signedInAnswers,
    countries: 'countries',
    userProfile: () => ok({ data: profile }),
    updateUser: ({ firstName = '', city = '', country_id, mobile_isd, profile_image }) => {
      const picture = profile_image === undefined ? profile.profileImage : '/files/profile/second.jpg';
      profile = { ...profile, firstName, city, countryId: country_id, mobileISD: mobile_isd, profileImage: picture };
      return saved;
    },
    ...answers,
  };
  const { fetch, sent, answer, reach } = createFakeExchange(declared, { files: pictures });

  /** Files are no calls of the contract, so the exchange does not count them. */
  const countingFiles: typeof globalThis.fetch = (given, init) => {
    const request = new Request(given, init);
    const path = request.url.slice(fakeApiUrl.length);
    if (path.startsWith('/files/')) files.push(`${path} ${request.headers.get('Authorization') ?? ''}`);
    return fetch(request);
  };

  const page = createTestPage();
  const environment = createTestEnvironment({ fetch: countingFiles, stored: storedTrader, page });
  return {
    services: createServices(testConfig, testVersion, environment),
    sent: () => sent('updateUser'),
    answer,
    reach,
    /** Path and token of each file that was fetched. */
    files,
    /** Whether the browser would ask before the page is closed. */
    asksBeforeClosing: () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** Another browser of the same trader changes it. */
    change: (part: Partial<Wire>) => {
      profile = { ...profile, ...part };
    },
  };
};
