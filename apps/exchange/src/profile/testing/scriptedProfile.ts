import type { Answered } from '@exchange/api';
import { createFakeExchange, ok, outOfReach, type Answers } from '@exchange/api/testing';
import { createServices } from '../../app/services/createServices';
import { quietMarket } from '../../app/testing/quietMarket';
import { createScriptedFeed } from '../../app/testing/scriptedFeed';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
  type TestEnvironmentOptions,
} from '../../app/testing/testEnvironment';

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

/** Stands for an exchange with a trader who has a profile; what a story asks of it besides is its own. */
export const createScriptedProfile = (answers: Answers = {}, browser: TestEnvironmentOptions = {}) => {
  const { feed, say, become, sendAway } = createScriptedFeed();
  let profile = wireProfile;
  let isDown = false;

  const { fetch, calls, answer } = createFakeExchange({
    ...quietMarket,
    ...signedInAnswers,
    userProfile: () => (isDown ? outOfReach() : ok({ data: profile })),
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
    sessions: 'sessions',
    securityLog: 'last',
    apiKeys: 'none',
    ...answers,
  });

  const environment = createTestEnvironment({ fetch, feed, stored: storedTrader, ...browser });
  return {
    services: createServices(testConfig, testVersion, environment),
    environment,
    calls,
    say,
    become,
    sendAway,
    /** What calls are answered by from now on. */
    answer,
    /** What the profile answers from now on. */
    setProfile: (change: Partial<WireProfile>) => {
      profile = { ...profile, ...change };
    },
    reach: (canReach: boolean) => {
      isDown = !canReach;
    },
  };
};
