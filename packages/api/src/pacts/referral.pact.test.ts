import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { email, post } from './accounts';
import { calls, playAs } from './contract';
import { exactly, moment, symbol, type Asked } from './matchers';
import { expectRefusedAs, loggedOut, tooManyTries, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';

const { integer, string } = MatchersV3;

const postAsTrader = (path: string, fields: Record<string, string>, authorization: Asked) => {
  const request = post(path, { exchange_id: '1', ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};

const kim = { firstName: 'Kim', lastName: 'Brook' } as const;
const at = '2026-03-04T10:15:00Z';

const referral = (role: 'referrer' | 'referred', status: 'pending' | 'paid' | 'withheld') =>
  state('a referral', { email, role, status, ...kim });

const row = (role: 'referrer' | 'referred', amount: string, said: string) => ({
  updatedAt: moment(at),
  ...kim,
  referralAmount: exactly(amount),
  currencySymbol: symbol('XDC'),
  referralStatus: said,
  referrerStatus: said,
  referredStatus: said,
  role,
});

const bonus = {
  updated_at: moment(at),
  referred_name: 'Kim Brook',
  referred_users: integer(1),
  referrer_bonus: exactly('1000'),
  currency: symbol('XDC'),
};

describe('the referrals', () => {
  const requestAs = (authorization: Asked) => postAsTrader('/user/user_referral_list', {}, authorization);

  it.each([
    ['an invited person before the first trade', referral('referrer', 'pending'), [row('referrer', '1000', 'Pending')]],
    ['an invited person who has traded', referral('referrer', 'paid'), [bonus, row('referrer', '1000', 'Completed')]],
    [
      'somebody who seems to be the trader',
      referral('referrer', 'withheld'),
      [row('referrer', '1000', 'Not eligible')],
    ],
    ['whoever invited the trader', referral('referred', 'paid'), [row('referred', '1500', 'Completed')]],
  ])('come with %s [CAL-023] [CAL-321]', (what, given, data) =>
    playAs(
      token,
      asTrader()
        .given(...given)
        .uponReceiving(`a request for the referrals with ${what}`)
        .withRequest(requestAs(sessionToken))
        .willRespondWith({ status: 200, body: { statusCode: 200, data } }),
      async (client) => {
        const { data: answer } = await client.referral.referrals({});
        expect(answer?.data).toHaveLength(data.length);
        expect(answer?.data.at(-1)).toMatchObject(kim);
      },
    ),
  );

  it('come with whom the trader invited by email [CAL-023] [CAL-321]', () =>
    playAs(
      token,
      asTrader()
        .given(...state('an invitation', { email, invited: 'friend@example.com' }))
        .uponReceiving('a request for the referrals with an invitation')
        .withRequest(requestAs(sessionToken))
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, data: [], invitations: [{ email: 'friend@example.com', sentAt: moment(at) }] },
        }),
      async (client) => {
        const { data } = await client.referral.referrals({});
        expect(data).toMatchObject({ data: [], invitations: [{ email: 'friend@example.com' }] });
      },
    ));

  it('are shown to nobody else [CAL-023] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the referrals after the session').withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.referral.referrals({}),
    ));
});

describe('an invitation', () => {
  const list = 'friend@example.com,another@example.com';
  const requestFor = (addresses: string, authorization: Asked = sessionToken) =>
    postAsTrader('/user/send_referral_code', { email: addresses }, authorization);
  const open = () => asTrader().given(...state('registration open', {}));

  it('is sent to each address of the list [CAL-024] [CAL-321]', () =>
    playAs(
      token,
      open()
        .uponReceiving('invitations for two addresses')
        .withRequest(requestFor(list))
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string('Your invitations have been sent.') },
        }),
      async (client) => {
        const { data } = await client.referral.sendReferralCode({ email: list });
        expect(data?.message).toBe('Your invitations have been sent.');
      },
    ));

  const many = Array.from({ length: 21 }, (_, index) => `friend${index + 1}@example.com`).join(',');
  const invited = () => open().given(...state('an invitation', { email, invited: 'friend@example.com' }));

  it.each<[string, () => ReturnType<typeof asTrader>, string, Refused]>([
    [
      'a wrong address among others',
      open,
      'friend@example.com,another@example',
      { status: 400, message: 'Enter valid email address.', field: 'email' },
    ],
    ['21 addresses', open, many, { status: 400, message: 'Invite up to 20 people at once.', field: 'email' }],
    [
      "the trader's own address",
      open,
      `friend@example.com,${email}`,
      { status: 400, message: 'This is your own email address.', field: 'email' },
    ],
    [
      'an address invited before',
      invited,
      list,
      { status: 409, message: "You've already invited friend@example.com.", field: 'email' },
    ],
    [
      'registration stopped',
      () => asTrader().given(...state('registration stopped', {})),
      list,
      { status: 403, message: 'Registrations Stopped.' },
    ],
    ['too many tries', () => open().given(...state('too many tries', {})), list, tooManyTries],
  ])('with %s is refused, and nobody is invited [CAL-024] [CAL-229] [CAL-321]', (what, given, addresses, refused) =>
    expectRefusedAs(
      token,
      given().uponReceiving(`invitations with ${what}`).withRequest(requestFor(addresses)),
      refused,
      (client) => client.referral.sendReferralCode({ email: addresses }),
    ),
  );

  it('is sent by nobody without a session [CAL-024] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('invitations after the session').withRequest(requestFor(list, endedToken)),
      loggedOut,
      (client) => client.referral.sendReferralCode({ email: list }),
    ));
});
