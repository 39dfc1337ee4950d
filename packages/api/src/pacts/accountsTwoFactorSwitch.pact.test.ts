import { MatchersV3 } from '@pact-foundation/pact';
import { serverWording } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { ada, email } from './accounts';
import { calls, playAs } from './contract';
import { fromState, withWords, type Asked } from './matchers';
import { expectRefusedAs, loggedOut, tooManyTries } from './refusals';
import { asTrader, endedToken, postAs, sessionToken, token, uniqueId } from './sessions';
import { state } from './states/states';

const { regex, string } = MatchersV3;

const secret = 'JBSWY3DPEHPK3PXP';
const unique_id = ada.uniqueId;
const isOn = state('two-factor on', { email, secret });
const tooMany = state('too many tries', {});
const underWay = (wanted: string) => state('a switch of two-factor under way', { email, token, wanted, secret });

/** These calls send the trader's id as `unique_id`. */
const postUnique = (path: string, fields: Record<string, Asked>, authorization: Asked = sessionToken) => ({
  ...postAs(path, {}, authorization),
  body: { exchange_id: '1', unique_id: uniqueId, ...fields },
});

describe('the code that switching two-factor begins with', () => {
  const requestWith = (tfaStatus: string, authorization: Asked = sessionToken, whose: Asked = uniqueId) => ({
    method: 'POST',
    path: '/user/generate_email_otp_for_tfa',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: { exchange_id: '1', unique_id: whose, tfaStatus },
  });

  it.each([
    ['on', 'Enable' as const, () => asTrader()],
    ['off', 'Disable' as const, () => asTrader().given(...isOn)],
  ])('is emailed to turn it %s [CAL-011] [CAL-321] [PRF-110]', (how, tfaStatus, asked) =>
    playAs(
      token,
      asked()
        .uponReceiving(`a request for the code to turn two-factor ${how}`)
        .withRequest(requestWith(tfaStatus))
        .willRespondWith({ status: 200, body: { message: string("We've emailed you a code.") } }),
      async (client) => {
        const { data } = await client.accounts.generateTfaOtp({ unique_id, tfaStatus });
        expect(data?.message).toBe("We've emailed you a code.");
      },
    ),
  );

  it.each([
    [
      'while it is on',
      () => asTrader().given(...isOn),
      { status: 409, message: 'Two-factor authentication is already on.', field: 'tfaStatus' },
    ],
    ['after too many tries', () => asTrader().given(...tooMany), tooManyTries],
  ])('is not emailed %s [CAL-011] [CAL-229] [CAL-321] [PRF-111] [PRF-122]', (how, asked, refused) =>
    expectRefusedAs(
      token,
      asked().uponReceiving(`a request for the code to turn two-factor on ${how}`).withRequest(requestWith('Enable')),
      refused,
      (client) => client.accounts.generateTfaOtp({ unique_id, tfaStatus: 'Enable' }),
    ),
  );

  it('is emailed to nobody without a session [CAL-011] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the code to turn two-factor on after the session')
        .withRequest(requestWith('Enable', endedToken, unique_id)),
      loggedOut,
      (client) => client.accounts.generateTfaOtp({ unique_id, tfaStatus: 'Enable' }),
    ));
});

describe('the emailed code', () => {
  const path = '/user/verify_email_otp_for_tfa';
  const mailed = state('a code to switch two-factor', { email, token, wanted: 'Enable', code: '48210' });
  const right = postUnique(path, { otp: fromState('code', '48210') });
  const given = { unique_id, otp: '48210' };

  it('is verified, in the words that decide [CAL-012] [CAL-321] [PRF-112]', () =>
    playAs(
      token,
      asTrader()
        .given(...mailed)
        .uponReceiving('the mailed code to switch two-factor')
        .withRequest(right)
        .willRespondWith({ status: 200, body: { message: withWords(serverWording.codeVerified) } }),
      async (client) => {
        const { data } = await client.accounts.verifyTfaOtp(given);
        expect(data?.message).toBe('OTP Verified Successfully');
      },
    ));

  it('that nobody was emailed is refused [CAL-012] [CAL-229] [CAL-321] [PRF-112]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('a code to switch two-factor that nobody was mailed')
        .withRequest(postUnique(path, { otp: '48210' })),
      { status: 400, message: 'Invalid OTP', field: 'otp' },
      (client) => client.accounts.verifyTfaOtp(given),
    ));

  it('has to wait after too many tries [CAL-012] [CAL-229] [CAL-321] [PRF-122]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .given(...mailed)
        .given(...tooMany)
        .uponReceiving('the mailed code to switch two-factor after too many tries')
        .withRequest(right),
      tooManyTries,
      (client) => client.accounts.verifyTfaOtp(given),
    ));

  it('is refused without a session [CAL-012] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the mailed code to switch two-factor after the session')
        .withRequest({ ...postUnique(path, {}, endedToken), body: { exchange_id: '1', ...given } }),
      loggedOut,
      (client) => client.accounts.verifyTfaOtp(given),
    ));
});

/** The word that means off. This also refuses other words that begin like it. */
const neverDisabled = '^([^d]|d[^i]|di[^s]|dis[^a])*d?i?s?$';

describe('switching two-factor', () => {
  const path = '/user/tfa';
  const wrong = { unique_id, code: '000000' };

  it.each([
    ['on', () => asTrader().given(...underWay('Enable')), 'Two-factor authentication is enabled.', neverDisabled],
    [
      'off',
      () =>
        asTrader()
          .given(...isOn)
          .given(...underWay('Disable')),
      'Two-factor authentication is disabled.',
      '.*disabled.*',
    ],
  ])('turns it %s, as its message says [CAL-015] [CAL-321] [PRF-114]', (how, asked, message, pattern) =>
    playAs(
      token,
      asked()
        .uponReceiving(`the code of the app to turn two-factor ${how}`)
        .withRequest(postUnique(path, { code: fromState('appCode', '287082') }))
        .willRespondWith({ status: 200, body: { status: 200, message: regex(pattern, message) } }),
      async (client) => {
        const { data } = await client.accounts.switchTfa({ unique_id, code: '287082' });
        expect(data).toEqual({ status: 200, message });
      },
    ),
  );

  it.each([
    [
      'that is wrong',
      () => asTrader().given(...underWay('Enable')),
      { status: 400, message: 'Wrong 2FA code.', field: 'code' },
    ],
    [
      'before the mailed one is verified',
      () => asTrader(),
      { status: 403, message: 'Verify the code we emailed you first.' },
    ],
    [
      'while it is on',
      () =>
        asTrader()
          .given(...isOn)
          .given(...underWay('Enable')),
      { status: 409, message: 'Two-factor authentication is already on.' },
    ],
    [
      'after too many tries',
      () =>
        asTrader()
          .given(...underWay('Enable'))
          .given(...tooMany),
      tooManyTries,
    ],
  ])('by a code %s is refused [CAL-015] [CAL-229] [CAL-321] [PRF-113] [PRF-116]', (how, asked, refused) =>
    expectRefusedAs(
      token,
      asked()
        .uponReceiving(`a code of the app to turn two-factor on ${how}`)
        .withRequest(postUnique(path, { code: '000000' })),
      refused,
      (client) => client.accounts.switchTfa(wrong),
      'status',
    ),
  );

  it('without a session is refused [CAL-015] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a code of the app to switch two-factor after the session')
        .withRequest({ ...postUnique(path, {}, endedToken), body: { exchange_id: '1', ...wrong } }),
      loggedOut,
      (client) => client.accounts.switchTfa(wrong),
      'status',
    ));
});
