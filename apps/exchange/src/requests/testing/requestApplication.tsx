import { createFakeExchange, type Answers } from '@exchange/api/testing';
import { Toasts } from '@exchange/ui';
import type { ReactNode } from 'react';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
  type TestEnvironmentOptions,
} from '#shared/testing/testEnvironment.ts';
import { ServicesContext } from '#shared/services/services.ts';

const usual: Answers = {
  requestOtc: 'taken',
  requestPartnership: 'taken',
  contactSupport: 'opened',
  requestErc20Asset: 'taken',
  requestOtherAsset: 'taken',
};

/** An exchange that accepts every request, for a visitor or, with `isSignedIn`, for a trader. */
export const requestApplication = (
  answers: Answers = {},
  { isSignedIn = false, ...browser }: TestEnvironmentOptions & { isSignedIn?: boolean } = {},
) => {
  const exchange = createFakeExchange({ ...(isSignedIn && signedInAnswers), ...usual, ...answers });
  const stored = isSignedIn ? storedTrader : {};
  const environment = createTestEnvironment({ fetch: exchange.fetch, stored, ...browser });
  return { exchange, services: createServices(testConfig, testVersion, environment) };
};

type Application = Pick<ReturnType<typeof requestApplication>, 'services'>;

export const Requests = ({ services, children }: Application & { children: ReactNode }) => (
  <ServicesContext value={services}>
    {children}
    <Toasts store={services.toasts} />
  </ServicesContext>
);
