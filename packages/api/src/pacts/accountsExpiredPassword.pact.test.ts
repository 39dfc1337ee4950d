import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, post } from './accounts';
import { calls, play } from './contract';
import { fromState, type Asked } from './matchers';
import { expectRefused, tooManyTries } from './refusals';
import { state } from './states/states';

const { string } = MatchersV3;

const chosen = { newPassword: 'Other-1234!', confirmPassword: 'Other-1234!' };
const replacement = { email, ...chosen, otp: '12345' };
const otp = fromState('code', '12345');

const requestWith = (fields: Record<string, Asked>) =>
  post('/user/reset_expired_password', { email, ...chosen, otp, ...fields, exchangeId: '1' });

const expired = state('an expired password', { email });
const mailedCode = state('a mailed code', { email, purpose: 'expiredPassword', code: '12345' });
const twoFactor = state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' });

const replaced = {
  status: 200,
  body: { statusCode: 200, message: string('Password Reset Successful, please login') },
};

describe('an expired password', () => {
  it('is replaced with the emailed code [CAL-005] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...expired)
        .given(...mailedCode)
        .uponReceiving('another password in place of one that has expired')
        .withRequest(requestWith({}))
        .willRespondWith(replaced),
      async (client) => {
        const { data } = await client.accounts.resetExpiredPassword(replacement);
        expect(data?.message).toBe('Password Reset Successful, please login');
      },
    ));

  it('is replaced with both codes while two-factor is on [CAL-005] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...twoFactor)
        .given(...expired)
        .given(...mailedCode)
        .uponReceiving('another password in place of one that has expired, with two-factor on')
        .withRequest(requestWith({ tfaCode: fromState('appCode', '287082') }))
        .willRespondWith(replaced),
      async (client) => {
        const { data } = await client.accounts.resetExpiredPassword({ ...replacement, tfaCode: '287082' });
        expect(data?.message).toBe('Password Reset Successful, please login');
      },
    ));

  it('is not replaced with a wrong code of the authenticator app [CAL-005] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...twoFactor)
        .given(...expired)
        .given(...mailedCode)
        .uponReceiving('another password with a wrong code of the authenticator app')
        .withRequest(requestWith({ tfaCode: '000000' })),
      { status: 400, message: 'Wrong 2FA code.', field: 'tfaCode' },
      (client) => client.accounts.resetExpiredPassword({ ...replacement, tfaCode: '000000' }),
    ));

  it.each([
    ['a wrong mailed code', { otp: '00000' }, 'otp', 'Invalid OTP'],
    ['two passwords', { confirmPassword: 'Third-1234!' }, 'confirmPassword', 'Passwords do not match'],
    [
      'the same password',
      { newPassword: ada.password, confirmPassword: ada.password },
      'newPassword',
      'The new password must be different from the old one.',
    ],
  ])('is not replaced with %s, and the field is named [CAL-005] [CAL-229] [CAL-321]', (how, changed, field, message) =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...expired)
        .given(...mailedCode)
        .uponReceiving(`another password in place of one that has expired, with ${how}`)
        .withRequest(requestWith(changed)),
      { status: 400, message, field },
      (client) => client.accounts.resetExpiredPassword({ ...replacement, ...changed }),
    ),
  );

  it('is not replaced after too many tries [CAL-005] [CAL-229] [CAL-321]', () =>
    expectRefused(
      calls
        .given(...aTrader)
        .given(...expired)
        .given(...mailedCode)
        .given(...state('too many tries', {}))
        .uponReceiving('another password in place of one that has expired, after too many tries')
        .withRequest(requestWith({})),
      tooManyTries,
      (client) => client.accounts.resetExpiredPassword(replacement),
    ));
});
