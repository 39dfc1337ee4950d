import { createFakeExchange } from '@exchange/api/testing';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createServices } from '#shared/services/createServices.ts';
import {
  createTestEnvironment,
  signedInAnswers,
  storedTrader,
  testConfig,
  testVersion,
} from '#shared/testing/testEnvironment.ts';
import { readRememberedEmail, rememberEmail } from './rememberedEmail';

describe('the email address of the last sign-in', () => {
  it('stays on this device, even after logging out', async () => {
    const { fetch } = createFakeExchange(signedInAnswers);
    const environment = createTestEnvironment({ fetch, stored: storedTrader });
    const { session, device } = createServices(testConfig, testVersion, environment);
    rememberEmail(device, 'ada@example.com');
    await waitFor(session, (state) => state.matches('loggedIn'));
    session.send({ type: 'logout.requested' });
    expect(device.read('email')).toBeUndefined();
    expect(readRememberedEmail(device)).toBe('ada@example.com');
  });

  it('is forgotten when the trader chooses so', () => {
    const { device } = createServices(testConfig, testVersion, createTestEnvironment());
    expect(readRememberedEmail(device)).toBeUndefined();
    rememberEmail(device, 'ada@example.com');
    rememberEmail(device, undefined);
    expect(readRememberedEmail(device)).toBeUndefined();
  });
});
