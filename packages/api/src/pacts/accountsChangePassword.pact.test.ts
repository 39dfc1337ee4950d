import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada, email } from './accounts';
import { calls, playAs } from './contract';
import { fromState, type Asked } from './matchers';
import { expectRefusedAs, loggedOut, tooManyTries, type Refused } from './refusals';
import { asTrader, endedToken, postAs, sessionToken, token } from './sessions';
import { state } from './states/states';

const { string } = MatchersV3;

const isOn = state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' });
const oldPassword: string = ada.password;
const fields = { oldPassword, newPassword: 'Fresh-5678!', confirmPassword: 'Fresh-5678!' };
const requestWith = (more: Record<string, Asked> = {}, authorization: Asked = sessionToken) =>
  postAs('/user/change_password', { ...fields, ...more }, authorization);
const chosen = (password: string) => ({ newPassword: password, confirmPassword: password });

describe('a new password', () => {
  const code = '287082';

  it.each([
    ['with the present one', () => asTrader(), {}, {}],
    [
      'with the present one and the code of the app',
      () => asTrader().given(...isOn),
      { code: fromState('appCode', code) },
      { code },
    ],
  ])('%s is taken [CAL-016] [CAL-321] [PRF-119]', (how, asked, more, given) =>
    playAs(
      token,
      asked()
        .uponReceiving(`a new password ${how}`)
        .withRequest(requestWith(more))
        .willRespondWith({ status: 200, body: { message: string('Your password has been changed.') } }),
      async (client) => {
        const { data } = await client.accounts.changePassword({ user_id: ada.uniqueId, ...fields, ...given });
        expect(data?.message).toBe('Your password has been changed.');
      },
    ),
  );

  const refusals: [string, () => ReturnType<typeof asTrader>, Partial<typeof fields>, Refused][] = [
    [
      'with a wrong present one',
      asTrader,
      { oldPassword: 'Wrong-1234!' },
      { status: 400, message: 'Wrong current password.', field: 'oldPassword' },
    ],
    [
      'without the code of the app',
      () => asTrader().given(...isOn),
      {},
      { status: 400, message: 'Wrong 2FA code.', field: 'code' },
    ],
    [
      'that is repeated differently',
      asTrader,
      { confirmPassword: 'Fresh-5679!' },
      { status: 400, message: 'Password does not match', field: 'confirmPassword' },
    ],
    [
      'that is too common',
      asTrader,
      chosen('Password1!'),
      {
        status: 400,
        message: 'This password is too common. Choose one that is harder to guess.',
        field: 'newPassword',
      },
    ],
    [
      'that is the present one',
      asTrader,
      chosen(ada.password),
      { status: 400, message: 'The new password must be different from the old one.', field: 'newPassword' },
    ],
    ['after too many tries', () => asTrader().given(...state('too many tries', {})), {}, tooManyTries],
  ];

  it.each(refusals)('%s is refused [CAL-016] [CAL-229] [CAL-321] [PRF-119] [PRF-121]', (how, asked, more, refused) =>
    expectRefusedAs(
      token,
      asked().uponReceiving(`a new password ${how}`).withRequest(requestWith(more)),
      refused,
      (client) => client.accounts.changePassword({ user_id: ada.uniqueId, ...fields, ...more }),
    ),
  );

  it('after the session is refused [CAL-016] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a new password after the session')
        .withRequest(requestWith({ user_id: ada.uniqueId }, endedToken)),
      loggedOut,
      (client) => client.accounts.changePassword({ user_id: ada.uniqueId, ...fields }),
    ));
});
