import type { Answered } from '@exchange/api';
import { createFakeExchange, fakeApiUrl, ok, type Answers } from '@exchange/api/testing';
import type { Config } from '../config/config';
import { createServices } from '../services/createServices';
import { quietMarket } from './quietMarket';
import { createScriptedFeed } from './scriptedFeed';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
  type TestEnvironmentOptions,
} from './testEnvironment';

type WireProfile = Answered<'userProfile'>['data'];

const wireProfile: WireProfile = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  referralCode: 'ADA1815',
  documentStatus: 'Submitted',
  tfaStatus: 0,
  mobileISD: '+44',
  mobileNo: '2079460123',
  address: '12 St James’s Square',
  city: 'London',
  state: 'Greater London',
  postalCode: 'SW1Y 4JH',
  countryId: 'GB',
  profileImage: null,
  antiPhishingWord: null,
  kyc: null,
};

/** Simulates an exchange with a trader who has a profile; other answers are the story's own. */
export const createScriptedProfile = (
  answers: Answers = {},
  browser: TestEnvironmentOptions = {},
  pictures: Readonly<Record<string, Blob>> = {},
  config: Partial<Config> = {},
) => {
  const { feed, say, become, sendAway } = createScriptedFeed();
  const files: string[] = [];
  let profile = wireProfile;

  const declared: Answers = {
    ...quietMarket,
    ...signedInAnswers,
    userProfile: () => ok({ data: profile }),
    wallet: ok({
      data: [
        {
          symbol: 'XDC',
          name: 'XDC Network',
          balance: '1000',
          inTrade: '0',
          allowWithdrawal: true,
          totalWithdrew: '0',
          maxUserWithdrawal: '2500000',
          withdrawalStartIn: null,
          tfaStatus: 0,
          documentStatus: 'Submitted',
        },
      ],
    }),
    countries: 'countries',
    sessions: 'sessions',
    securityLog: 'last',
    apiKeys: 'none',
    ...answers,
  };
  const { fetch, calls, answer, sent, reach } = createFakeExchange(declared, { files: pictures });

  /** Files aren't calls of the contract, so the fake exchange doesn't count them. */
  const countingFiles: typeof globalThis.fetch = (given, init) => {
    const request = new Request(given, init);
    const path = request.url.slice(fakeApiUrl.length);
    if (path.startsWith('/files/')) files.push(`${path} ${request.headers.get('Authorization') ?? ''}`);
    return fetch(request);
  };

  const environment = createTestEnvironment({ fetch: countingFiles, feed, stored: storedTrader, ...browser });
  return {
    services: createServices({ ...testConfig, ...config }, testVersion, environment),
    environment,
    calls,
    sent,
    /** Path and token of each file that was fetched. */
    files,
    say,
    become,
    sendAway,
    /** Changes the answers of calls from now on. */
    answer,
    /** Changes the profile from now on. */
    setProfile: (change: Partial<WireProfile>) => {
      profile = { ...profile, ...change };
    },
    profile: () => profile,
    reach,
  };
};
