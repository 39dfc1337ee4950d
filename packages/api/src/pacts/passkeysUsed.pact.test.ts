import { MatchersV3 } from '@pact-foundation/pact';
import { readLoginAnswer, successTexts } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { aTrader, email, post } from './accounts';
import { calls, play, playAs } from './contract';
import { aPasskey, credential, postIn, signedCredential, withPasskey } from './passkeys';
import { expectRefused, expectRefusedAs, loggedOut, tooManyCalls, tooManyTries } from './refusals';
import { asTrader, endedToken, token } from './sessions';
import { state } from './states/states';

const { regex, string } = MatchersV3;

const example = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY';
const options = { status: 200, body: { data: { challenge: regex('^[\\w-]{22,}$', example) } } };

describe('beginning to confirm with a passkey', () => {
  const path = '/user/passkeys/confirm_options';

  it('brings what a device is asked for [CAL-321] [CAL-475]', () =>
    playAs(
      token,
      withPasskey()
        .uponReceiving('a request to confirm with a passkey')
        .withRequest(postIn(path, {}))
        .willRespondWith(options),
      async (client) => {
        const { data } = await client.passkeys.passkeyConfirmOptions();
        expect(data?.data.challenge).toBe(example);
      },
    ));

  it('is refused to a trader without one [CAL-229] [CAL-321] [CAL-475] [CAL-497]', () =>
    expectRefusedAs(
      token,
      asTrader().uponReceiving('a request to confirm with a passkey without one').withRequest(postIn(path, {})),
      { status: 409, message: "You don't have a passkey." },
      (client) => client.passkeys.passkeyConfirmOptions(),
    ));

  it('is refused without a session [CAL-203] [CAL-229] [CAL-321] [CAL-475]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request to confirm with a passkey after the session')
        .withRequest(postIn(path, {}, endedToken)),
      loggedOut,
      (client) => client.passkeys.passkeyConfirmOptions(),
    ));
});

describe('confirming with a passkey', () => {
  const path = '/user/passkeys/confirm';

  it('takes what the device has signed [CAL-321] [CAL-476] [CAL-495]', () =>
    playAs(
      token,
      withPasskey()
        .given(...state('a passkey that confirms', { email, token }))
        .uponReceiving('a passkey that confirms')
        .withRequest(postIn(path, { credential: signedCredential }))
        .willRespondWith({ status: 200, body: { message: string(successTexts.accounts.passkeyConfirmed) } }),
      async (client) => {
        const { data } = await client.passkeys.confirmByPasskey({ credential });
        expect(data?.message).toBe('Confirmed.');
      },
    ));

  it('is refused to an answer that nobody asked for [CAL-229] [CAL-321] [CAL-476] [CAL-497]', () =>
    expectRefusedAs(
      token,
      withPasskey()
        .uponReceiving('a passkey that confirms what nobody asked for')
        .withRequest(postIn(path, { credential })),
      { status: 400, message: "This passkey wasn't accepted.", field: 'credential' },
      (client) => client.passkeys.confirmByPasskey({ credential }),
    ));

  it('is refused without a session [CAL-203] [CAL-229] [CAL-321] [CAL-476]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a passkey that confirms after the session')
        .withRequest(postIn(path, { credential }, endedToken)),
      loggedOut,
      (client) => client.passkeys.confirmByPasskey({ credential }),
    ));
});

describe('beginning to sign in with a passkey', () => {
  const request = post('/user/passkeys/sign_in_options', { exchange_id: '1' });

  it('brings what a device is asked for [CAL-321] [CAL-477]', () =>
    play(
      calls.uponReceiving('a request to sign in with a passkey').withRequest(request).willRespondWith(options),
      async (client) => {
        const { data } = await client.passkeys.passkeySignInOptions();
        expect(data?.data.challenge).toBe(example);
      },
    ));

  it('is refused in a flood of calls [CAL-229] [CAL-321] [CAL-477]', () =>
    expectRefused(
      calls
        .given(...state('a flood of calls', {}))
        .uponReceiving('a request to sign in with a passkey in a flood of calls')
        .withRequest(request),
      tooManyCalls,
      (client) => client.passkeys.passkeySignInOptions(),
    ));
});

describe('signing in with a passkey', () => {
  const path = '/user/passkeys/sign_in';
  const withAnswer = () =>
    calls
      .given(...aTrader)
      .given(...aPasskey)
      .given(...state('a passkey that signs in', { email }));
  const signed = post(path, { exchange_id: '1', credential: signedCredential });

  it('brings a token, without password and code [CAL-321] [CAL-478] [CAL-495]', () =>
    play(
      withAnswer()
        .uponReceiving('a passkey that signs in')
        .withRequest(signed)
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string('Login successfully.'), token: string('session-token') },
        }),
      async (client) => {
        const { data = {} } = await client.passkeys.passkeySignIn({ credential });
        expect(readLoginAnswer(data)).toEqual({ kind: 'token', token: 'session-token' });
      },
    ));

  it.each([
    [
      'before the email address is verified',
      () => withAnswer().given(...state('an unverified address', { email })),
      { status: 403, message: 'Verify your email address first.' },
    ],
    ['after too many tries', () => withAnswer().given(...state('too many tries', {})), tooManyTries],
  ])('is refused %s [CAL-229] [CAL-321] [CAL-478]', (how, asked, refused) =>
    expectRefused(asked().uponReceiving(`a passkey that signs in ${how}`).withRequest(signed), refused, (client) =>
      client.passkeys.passkeySignIn({ credential }),
    ),
  );

  it('is refused to an answer that nobody asked for [CAL-229] [CAL-321] [CAL-478] [CAL-497]', () =>
    expectRefused(
      calls
        .uponReceiving('a passkey that signs in where nobody asked')
        .withRequest(post(path, { exchange_id: '1', credential })),
      { status: 401, message: "This passkey wasn't accepted." },
      (client) => client.passkeys.passkeySignIn({ credential }),
    ));
});
