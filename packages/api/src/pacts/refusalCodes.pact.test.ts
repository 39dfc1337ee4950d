import { describe, it } from 'vitest';
import { ada, aTrader, email, post } from './accounts';
import { calls } from './contract';
import { fromState } from './matchers';
import { expectRefused, expectRefusedAs, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';
import { approvedIdentity, funds, insufficient, postWallet, twoFactorForADay, twoFactorOff } from './wallet';

/** Refusals that the application acts on, as a backend with codes sends them. */
describe('the code of a refusal', () => {
  const credentials = { email, password: ada.password };

  it('says that the session has ended', () =>
    expectRefused(
      calls
        .uponReceiving('a check of a session that has ended, for its code')
        .withRequest({ method: 'GET', path: '/user/check_jwt', query: { token: endedToken, exchange_id: '1' } }),
      { status: 401, message: 'please login again', reason: 'session_ended' },
      (client) => client.accounts.checkSession({ token: endedToken }),
    ));

  it.each<[string, ReturnType<typeof state>, Refused]>([
    [
      'from a new place',
      state('a new place', { email }),
      {
        status: 422,
        message: 'Please check your email for OTP to verify login activity.',
        reason: 'new_login_activity',
      },
    ],
    [
      'before the address is verified',
      state('an unverified address', { email }),
      { status: 403, message: 'Verify your email address first.', reason: 'email_not_verified' },
    ],
  ])('says what a login %s leads to', (how, given, refused) =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...given)
        .uponReceiving(`a login ${how}, for its code`)
        .withRequest(post('/user/login', { ...credentials, exchange_id: '1' })),
      refused,
      (client) => client.accounts.login(credentials),
    ),
  );

  it.each<[string, string, () => typeof calls, Refused]>([
    [
      'the emailed one',
      '00000',
      () =>
        calls
          .given(...aTrader)
          .given(...state('mail codes on', { email }))
          .given(...state('a mailed code', { email, purpose: 'login', code: '12345' })),
      { status: 401, message: 'Invalid OTP', field: 'otp', reason: 'wrong_email_code' },
    ],
    [
      'that of the authenticator app',
      '000000',
      () => calls.given(...aTrader).given(...state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' })),
      { status: 401, message: 'Invalid OTP', field: 'otp', reason: 'wrong_two_factor_code' },
    ],
  ])('says which code is wrong: %s', (which, otp, given, refused) => {
    const sent = { ...credentials, exchange_id: '1', otp };
    return expectRefused(
      given()
        .uponReceiving(`a login with a wrong code, ${which}, for the code of the refusal`)
        .withRequest(post('/user/login', { ...sent, unique_id: fromState('uniqueId', ada.uniqueId) })),
      refused,
      (client) => client.accounts.login({ ...credentials, otp, unique_id: ada.uniqueId }),
    );
  });

  const withdrawal = { currency: 'XDC', amount: '40000' } as const;

  it.each<[string, () => typeof calls, Refused]>([
    [
      'with two-factor off',
      () =>
        asTrader()
          .given(...approvedIdentity)
          .given(...funds('XDC', '50000')),
      { ...twoFactorOff, reason: 'forbidden' },
    ],
    [
      'that the balance does not cover',
      () =>
        asTrader()
          .given(...approvedIdentity)
          .given(...twoFactorForADay)
          .given(...funds('XDC', '39999')),
      { ...insufficient, reason: 'insufficient_funds' },
    ],
  ])('says why there is no code for a withdrawal %s', (how, given, refused) =>
    expectRefusedAs(
      token,
      given()
        .uponReceiving(`a withdrawal code ${how}, for the code of the refusal`)
        .withRequest(postWallet('/user/generate_withdrawal_otp', withdrawal, sessionToken)),
      refused,
      (client) => client.wallet.generateWithdrawalOtp(withdrawal),
    ),
  );
});
