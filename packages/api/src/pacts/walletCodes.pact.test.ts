import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, playAs } from './contract';
import type { Asked } from './matchers';
import { expectRefusedAs, loggedOut, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';
import {
  approvedIdentity,
  asWithdrawer,
  freshTwoFactor,
  funds,
  insufficient,
  kycNotCompleted,
  postWallet,
  tooEarly,
  twoFactorForADay,
  twoFactorOff,
  withdrawalCode,
  withdrawalsPaused,
} from './wallet';

const { string } = MatchersV3;

describe('the emailed code of a withdrawal', () => {
  const given = { currency: 'XDC', amount: '40000' } as const;
  const requestAs = (authorization: Asked) => postWallet('/user/generate_withdrawal_otp', given, authorization);
  const request = requestAs(sessionToken);
  const hasFunds = funds('XDC', '40000');

  const named = { ...given, toAddress: 'xdc5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };

  it('is emailed to whom nothing keeps from withdrawing [CAL-047] [CAL-208] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asWithdrawer()
        .given(...hasFunds)
        .uponReceiving('a request for the code of a withdrawal')
        .withRequest(postWallet('/user/generate_withdrawal_otp', named, sessionToken))
        .willRespondWith({ status: 200, body: { statusCode: 200, message: string('OTP sent to your email.') } }),
      async (client) => {
        const { data } = await client.wallet.generateWithdrawalOtp(named);
        expect(data).toEqual({ statusCode: 200, message: 'OTP sent to your email.' });
      },
    ));

  const askedTooSoon: Refused = {
    status: 429,
    message: "We've just emailed you a code for this withdrawal. You can ask for another one in 120 seconds.",
  };

  const refusals: [how: string, asked: () => ReturnType<typeof asTrader>, refused: Refused][] = [
    [
      'before the identity is approved',
      () =>
        asTrader()
          .given(...twoFactorForADay)
          .given(...hasFunds),
      kycNotCompleted,
    ],
    [
      'with two-factor off',
      () =>
        asTrader()
          .given(...approvedIdentity)
          .given(...hasFunds),
      twoFactorOff,
    ],
    [
      'within a day after two-factor was turned on',
      () =>
        asTrader()
          .given(...approvedIdentity)
          .given(...freshTwoFactor)
          .given(...hasFunds),
      tooEarly,
    ],
    ['above the balance', () => asWithdrawer().given(...funds('XDC', '39999')), insufficient],
    [
      'a moment after the last one',
      () =>
        asWithdrawer()
          .given(...hasFunds)
          .given(...withdrawalCode('XDC', '40000')),
      askedTooSoon,
    ],
    [
      'of a coin whose withdrawals are paused',
      () =>
        asWithdrawer()
          .given(...state('a coin closed for withdrawal', { coin: 'XDC' }))
          .given(...hasFunds),
      withdrawalsPaused,
    ],
  ];

  it.each(refusals)('%s is refused [CAL-047] [CAL-229] [CAL-321] [WAL-237]', (how, asked, refused) =>
    expectRefusedAs(
      token,
      asked().uponReceiving(`a request for the code of a withdrawal ${how}`).withRequest(request),
      refused,
      (client) => client.wallet.generateWithdrawalOtp(given),
    ),
  );

  it('to an address of another coin is refused [CAL-047] [CAL-229] [CAL-321] [WAL-237]', () => {
    const elsewhere = { ...given, toAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' };
    return expectRefusedAs(
      token,
      asWithdrawer()
        .given(...hasFunds)
        .uponReceiving('a request for the code of a withdrawal to an address of another coin')
        .withRequest(postWallet('/user/generate_withdrawal_otp', elsewhere, sessionToken)),
      { status: 400, message: 'Enter valid XDC address.', field: 'toAddress' },
      (client) => client.wallet.generateWithdrawalOtp(elsewhere),
    );
  });

  it('after the session is refused [CAL-047] [CAL-203] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the code of a withdrawal after the session')
        .withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.wallet.generateWithdrawalOtp(given),
    ));
});
