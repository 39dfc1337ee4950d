import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { ada } from './accounts';
import { calls, playAs } from './contract';
import { fromState, type Asked } from './matchers';
import { expectRefusedAs, loggedOut, tooManyTries, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';
import {
  appCode,
  approved,
  approvedIdentity,
  asWithdrawer,
  freshTwoFactor,
  funds,
  insufficient,
  kycNotCompleted,
  mailedCode,
  postWallet,
  requested,
  tooEarly,
  twoFactorForADay,
  twoFactorOff,
  withdrawal,
  withdrawalCode,
  withdrawalItem,
  withdrawalsPaused,
} from './wallet';

const { string } = MatchersV3;

const given = {
  currency: 'XDC',
  amount: '40000',
  toAddress: withdrawal.address,
  transactionSpeed: 'normal',
  otp: mailedCode.example,
  tfa: appCode.example,
  client_withdrawal_id: withdrawal.clientId,
} as const;

type Given = Omit<typeof given, 'currency' | 'amount' | 'toAddress' | 'otp' | 'tfa'> &
  Record<'currency' | 'amount' | 'toAddress' | 'otp' | 'tfa', string> & { destinationTag?: string };

const requestWith = (fields: Record<string, Asked>, authorization: Asked = sessionToken) =>
  postWallet('/user/withdraw_request', { ...given, ...fields }, authorization);

const bothCodes = { otp: mailedCode.asked, tfa: appCode.asked };
const hasFunds = funds('XDC', '40000');
const hasCode = withdrawalCode('XDC', '40000');
const accepted = {
  status: 200,
  body: { statusCode: 200, message: string('Your withdrawal request has been submitted.') },
};

describe('a withdrawal', () => {
  it('with both codes is taken on [CAL-046] [CAL-208] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asWithdrawer()
        .given(...hasFunds)
        .given(...hasCode)
        .uponReceiving('a withdrawal')
        .withRequest(requestWith(bothCodes))
        .willRespondWith(accepted),
      async (client) => {
        const { data } = await client.wallet.requestWithdrawal(given);
        expect(data).toEqual({ statusCode: 200, message: 'Your withdrawal request has been submitted.' });
      },
    ));

  it('of XRP carries its destination tag [CAL-046] [CAL-208] [CAL-321] [WAL-236]', () => {
    const xrp = {
      currency: 'XRP',
      amount: '75',
      toAddress: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH',
      destinationTag: '100001',
    };
    return playAs(
      token,
      asWithdrawer()
        .given(...state('a pair with a price', { pair: 'XDC-XRP', price: '0.1', change: '0.001' }))
        .given(...funds('XRP', '75'))
        .given(...withdrawalCode('XRP', '75'))
        .uponReceiving('a withdrawal of XRP')
        .withRequest(requestWith({ ...xrp, ...bothCodes }))
        .willRespondWith(accepted),
      async (client) => {
        const { data } = await client.wallet.requestWithdrawal({ ...given, ...xrp });
        expect(data?.statusCode).toBe(200);
      },
    );
  });

  it('that is sent once more is the same one, whatever codes it comes with [CAL-046] [CAL-321] [WAL-236]', () => {
    const codes = { otp: '00000', tfa: '000000' };
    return playAs(
      token,
      asWithdrawer()
        .given(...requested)
        .uponReceiving('a withdrawal that was requested before, with the same client withdrawal id')
        .withRequest(requestWith(codes))
        .willRespondWith({
          status: 200,
          body: {
            statusCode: 200,
            message: string('This withdrawal was already submitted.'),
            data: { ...withdrawalItem('Pending'), client_withdrawal_id: withdrawal.clientId },
          },
        }),
      async (client) => {
        const { data } = await client.wallet.requestWithdrawal({ ...given, ...codes });
        expect(data?.data).toMatchObject({ transactionId: 'w-5002', client_withdrawal_id: withdrawal.clientId });
      },
    );
  });

  const refusals: [how: string, asked: () => ReturnType<typeof asTrader>, refused: Refused, fields: Partial<Given>][] =
    [
      [
        'before the identity is approved',
        () =>
          asTrader()
            .given(...twoFactorForADay)
            .given(...hasFunds),
        kycNotCompleted,
        {},
      ],
      [
        'with two-factor off',
        () =>
          asTrader()
            .given(...approvedIdentity)
            .given(...hasFunds),
        twoFactorOff,
        {},
      ],
      [
        'within a day after two-factor was turned on',
        () =>
          asTrader()
            .given(...approvedIdentity)
            .given(...freshTwoFactor)
            .given(...hasFunds),
        tooEarly,
        {},
      ],
      [
        'above the balance',
        () =>
          asWithdrawer()
            .given(...funds('XDC', '39999'))
            .given(...hasCode),
        insufficient,
        {},
      ],
      [
        'to no address of the coin',
        () =>
          asWithdrawer()
            .given(...hasFunds)
            .given(...hasCode),
        { status: 400, message: 'Enter valid XDC address.', field: 'toAddress' },
        { toAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      ],
      [
        'above the daily limit',
        () =>
          asWithdrawer()
            .given(...state('a daily limit that is used up', { email: ada.email }))
            .given(...hasFunds)
            .given(...hasCode),
        { status: 403, message: 'Daily limit of 2,500,000 XDC reached, cannot withdraw!', field: 'amount' },
        {},
      ],
      [
        'below the minimum',
        () =>
          asWithdrawer()
            .given(...state('what a withdrawal costs', { coin: 'XDC', minimum: '1000', fee: '0' }))
            .given(...hasFunds)
            .given(...withdrawalCode('XDC', '999')),
        { status: 400, message: 'Minimum 1,000 XDC', field: 'amount' },
        { amount: '999' },
      ],
      [
        'of XRP without a destination tag',
        () =>
          asWithdrawer()
            .given(...state('a pair with a price', { pair: 'XDC-XRP', price: '0.1', change: '0.001' }))
            .given(...funds('XRP', '75'))
            .given(...withdrawalCode('XRP', '75')),
        { status: 400, message: 'This field is required.', field: 'destinationTag' },
        { currency: 'XRP', amount: '75', toAddress: 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH' },
      ],
      [
        'of a coin closed for withdrawal',
        () =>
          asWithdrawer()
            .given(...state('a coin closed for withdrawal', { coin: 'XDC' }))
            .given(...hasFunds)
            .given(...hasCode),
        withdrawalsPaused,
        {},
      ],
      [
        'after too many wrong codes',
        () =>
          asWithdrawer()
            .given(...hasFunds)
            .given(...hasCode)
            .given(...state('too many tries', {})),
        tooManyTries,
        {},
      ],
    ];

  it.each(refusals)('%s is refused [CAL-046] [CAL-229] [CAL-321] [WAL-237]', (how, asked, refused, fields) =>
    expectRefusedAs(
      token,
      asked().uponReceiving(`a withdrawal ${how}`).withRequest(requestWith(fields)),
      refused,
      (client) => client.wallet.requestWithdrawal({ ...given, ...fields }),
    ),
  );

  it('with a wrong emailed code is refused [CAL-046] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      asWithdrawer()
        .given(...hasFunds)
        .given(...hasCode)
        .uponReceiving('a withdrawal with a wrong mailed code')
        .withRequest(requestWith({ otp: '00000', tfa: appCode.asked })),
      { status: 400, message: 'Wrong OTP', field: 'otp' },
      (client) => client.wallet.requestWithdrawal({ ...given, otp: '00000' }),
    ));

  it('with a wrong code of the app is refused [CAL-046] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      asWithdrawer()
        .given(...hasFunds)
        .given(...hasCode)
        .uponReceiving('a withdrawal with a wrong code of the authenticator app')
        .withRequest(requestWith({ otp: mailedCode.asked, tfa: '000000' })),
      { status: 400, message: 'Wrong 2FA code.', field: 'tfa' },
      (client) => client.wallet.requestWithdrawal({ ...given, tfa: '000000' }),
    ));

  it('after the session is refused [CAL-046] [CAL-203] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a withdrawal after the session').withRequest(requestWith({}, endedToken)),
      loggedOut,
      (client) => client.wallet.requestWithdrawal(given),
    ));
});

describe('cancelling a withdrawal', () => {
  const requestFor = (transactionId: Asked, authorization: Asked = sessionToken) =>
    postWallet('/user/cancel_withdrawal', { transactionId }, authorization);
  const known = fromState('withdrawal', withdrawal.withdrawal);
  const which = { transactionId: withdrawal.withdrawal };

  it('that is pending gives the whole amount back [CAL-331] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asWithdrawer()
        .given(...requested)
        .uponReceiving('the cancelling of a withdrawal')
        .withRequest(requestFor(known))
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string('Withdrawal cancelled. 40,000 XDC is available again.') },
        }),
      async (client) => {
        const { data } = await client.wallet.cancelWithdrawal(which);
        expect(data?.message).toBe('Withdrawal cancelled. 40,000 XDC is available again.');
      },
    ));

  it('that was approved is refused [CAL-331] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      asWithdrawer()
        .given(...approved)
        .uponReceiving('the cancelling of a withdrawal that was approved')
        .withRequest(requestFor(known)),
      {
        status: 409,
        message: "This withdrawal can't be cancelled any more: it is already approved.",
        field: 'transactionId',
      },
      (client) => client.wallet.cancelWithdrawal(which),
    ));

  it('that is not there is refused [CAL-331] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      token,
      asTrader().uponReceiving('the cancelling of a withdrawal that is not there').withRequest(requestFor('w-none')),
      { status: 404, message: "This withdrawal doesn't exist.", field: 'transactionId' },
      (client) => client.wallet.cancelWithdrawal({ transactionId: 'w-none' }),
    ));

  it('after the session is refused [CAL-331] [CAL-203] [CAL-229] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the cancelling of a withdrawal after the session')
        .withRequest(requestFor(withdrawal.withdrawal, endedToken)),
      loggedOut,
      (client) => client.wallet.cancelWithdrawal(which),
    ));
});
