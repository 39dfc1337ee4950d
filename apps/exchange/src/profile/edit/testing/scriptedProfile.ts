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

const saved = ok({ message: 'Profile saved.' });

/** Stands for an exchange that keeps the profile of one trader, their picture included. */
export const createScriptedProfile = (answers: Answers = {}) => {
  let profile = known;
  const files: string[] = [];
  const { fetch, sent, answer, reach } = createFakeExchange({
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
  });

  /** Files are no calls of the contract. */
  const fetchAlsoFiles: typeof globalThis.fetch = async (given, init) => {
    const request = new Request(given, init);
    const { url, headers } = request;
    if (!url.startsWith(`${fakeApiUrl}/files/`)) return fetch(request);
    files.push(`${url.slice(fakeApiUrl.length)} ${headers.get('Authorization') ?? ''}`);
    return new Response(portrait, { headers: { 'Content-Type': 'image/png' } });
  };

  const page = createTestPage();
  const environment = createTestEnvironment({ fetch: fetchAlsoFiles, stored: storedTrader, page });
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
