import { MatchersV3 } from '@pact-foundation/pact';
import { readLoginAnswer } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, post, twoFactorOn } from './accounts';
import { calls, play, playAs } from './contract';
import { fromState, withWords, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, postAs, sessionToken, token, uniqueId } from './sessions';
import { state } from './states/states';

const { constrainedArrayLike, regex, string } = MatchersV3;

const unique_id = ada.uniqueId;
const secret = 'JBSWY3DPEHPK3PXP';
const appIsOn = state('two-factor on', { email, secret });
const code = 'k7q2m-xw4td';
const withCode = () =>
  calls
    .given(...aTrader)
    .given(...appIsOn)
    .given(...state('a recovery code', { email, code }));
const credentials = { email, password: ada.password };
const tenCodes = constrainedArrayLike(regex('^[a-z2-7]{5}-[a-z2-7]{5}$', code), 10, 10, 10);

describe('a recovery code', () => {
  const loginWith = (recoveryCode: string) =>
    post('/user/login', { exchange_id: '1', ...credentials, unique_id: uniqueId, recoveryCode });

  it('is said to be taken in place of the code of the app [CAL-002] [CAL-321]', () =>
    play(
      withCode()
        .uponReceiving('a login without a code, with a recovery code left')
        .withRequest(post('/user/login', { exchange_id: '1', ...credentials }))
        .willRespondWith({
          status: 200,
          body: {
            statusCode: 200,
            message: withWords('Please Enter 2FA'),
            tfaStatus: twoFactorOn,
            takesRecoveryCode: true,
          },
        }),
      async (client) => {
        const { data = {} } = await client.accounts.login(credentials);
        expect(readLoginAnswer(data)).toEqual({ kind: 'twoFactorWanted', takesRecoveryCode: true });
      },
    ));

  it('brings a token [CAL-002] [CAL-321]', () =>
    play(
      withCode()
        .uponReceiving('a login with a recovery code')
        .withRequest(loginWith(code))
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string('Login successfully.'), token: string('session-token') },
        }),
      async (client) => {
        const { data = {} } = await client.accounts.login({ ...credentials, unique_id, recoveryCode: code });
        expect(readLoginAnswer(data)).toEqual({ kind: 'token', token: 'session-token' });
      },
    ));

  it('that nobody has is refused [CAL-002] [CAL-229] [CAL-321]', () =>
    play(
      withCode()
        .uponReceiving('a login with a wrong recovery code')
        .withRequest(loginWith('aaaaa-aaaaa'))
        .willRespondWith({
          status: 401,
          body: { statusCode: 401, message: string('This recovery code is wrong.'), field: 'recoveryCode' },
        }),
      async (client) => {
        const { error } = await client.accounts.login({ ...credentials, unique_id, recoveryCode: 'aaaaa-aaaaa' });
        expect(error).toMatchObject({ code: 'refused', status: 401, field: 'recoveryCode' });
      },
    ));
});

describe('recovery codes', () => {
  const path = '/user/recovery_codes';
  const postUnique = (to: string, fields: Record<string, Asked>, authorization: Asked = sessionToken) => ({
    ...postAs(to, {}, authorization),
    body: { exchange_id: '1', unique_id: uniqueId, ...fields },
  });

  it('come with the app, ten of them [CAL-015] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('a switch of two-factor under way', { email, token, wanted: 'Enable', secret }))
        .uponReceiving('the code of the app to turn two-factor on, with recovery codes in the answer')
        .withRequest(postUnique('/user/tfa', { code: fromState('appCode', '287082') }))
        .willRespondWith({ status: 200, body: { status: 200, message: string('On.'), recoveryCodes: tenCodes } }),
      async (client) => {
        const { data } = await client.accounts.switchTfa({ unique_id, code: '287082' });
        expect(data?.recoveryCodes).toHaveLength(10);
      },
    ));

  it('are made again with the code of the app [CAL-321] [CAL-363]', () =>
    playAs(
      token,
      asTrader()
        .given(...appIsOn)
        .uponReceiving('the code of the app for new recovery codes')
        .withRequest(postUnique(path, { code: fromState('appCode', '287082') }))
        .willRespondWith({ status: 200, body: { status: 200, message: string('Made.'), recoveryCodes: tenCodes } }),
      async (client) => {
        const { data } = await client.accounts.makeRecoveryCodes({ unique_id, code: '287082' });
        expect(data?.recoveryCodes).toHaveLength(10);
      },
    ));

  it.each([
    [
      'with a wrong code of the app',
      () => asTrader().given(...appIsOn),
      { status: 400, message: 'Wrong 2FA code.', field: 'code' },
    ],
    ['while the app is off', () => asTrader(), { status: 409, message: 'Turn on the authenticator app first.' }],
  ])('are not made %s [CAL-229] [CAL-321] [CAL-363]', (how, asked, refused) =>
    expectRefusedAs(
      token,
      asked()
        .uponReceiving(`a code for new recovery codes ${how}`)
        .withRequest(postUnique(path, { code: '000000' })),
      refused,
      (client) => client.accounts.makeRecoveryCodes({ unique_id, code: '000000' }),
      'status',
    ),
  );

  it('are made for nobody without a session [CAL-203] [CAL-229] [CAL-321] [CAL-363]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a code for new recovery codes after the session').withRequest({
        ...postUnique(path, {}, endedToken),
        body: { exchange_id: '1', unique_id, code: '000000' },
      }),
      loggedOut,
      (client) => client.accounts.makeRecoveryCodes({ unique_id, code: '000000' }),
      'status',
    ));
});
