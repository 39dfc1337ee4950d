import { MatchersV3 } from '@pact-foundation/pact';
import { hasSessionEnded, isTwoFactorOn } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { ada, aTrader, email, post, twoFactorOff, twoFactorOn } from './accounts';
import { calls, play, playAs } from './contract';
import { withWords, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { endedToken, session, sessionToken, token, uniqueId as ownId } from './sessions';
import { state } from './states/states';

const { string } = MatchersV3;

describe('the two-factor status', () => {
  const { uniqueId } = ada;
  const requestWith = (authorization: Asked) => ({
    method: 'GET',
    path: '/user/usertfastatus',
    query: { uniqueId: ownId, exchangeId: '1', email },
    headers: { Authorization: authorization },
  });

  it('is read by its own trader, here as on [CAL-013] [CAL-203] [CAL-321]', () =>
    playAs(
      token,
      calls
        .given(...aTrader)
        .given(...state('two-factor on', { email, secret: 'JBSWY3DPEHPK3PXP' }))
        .given(...session)
        .uponReceiving('a request for the two-factor status while it is on')
        .withRequest(requestWith(sessionToken))
        .willRespondWith({ status: 200, body: { data: { tfaStatus: twoFactorOn } } }),
      async (client) => {
        const { data } = await client.accounts.tfaStatus({ uniqueId, email });
        expect(isTwoFactorOn(data?.data.tfaStatus)).toBe(true);
      },
    ));

  it('is read by its own trader, here as off [CAL-013] [CAL-203] [CAL-321]', () =>
    playAs(
      token,
      calls
        .given(...aTrader)
        .given(...session)
        .uponReceiving('a request for the two-factor status while it is off')
        .withRequest(requestWith(sessionToken))
        .willRespondWith({ status: 200, body: { data: { tfaStatus: twoFactorOff } } }),
      async (client) => {
        const { data } = await client.accounts.tfaStatus({ uniqueId, email });
        expect(data?.data.tfaStatus).toBe('0');
      },
    ));

  it('is told to nobody else [CAL-013] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .given(...aTrader)
        .uponReceiving('a request for the two-factor status after the session')
        .withRequest(requestWith(endedToken)),
      loggedOut,
      (client) => client.accounts.tfaStatus({ uniqueId, email }),
    ));
});

describe('a session', () => {
  const check = (asked: Asked) => ({
    method: 'GET',
    path: '/user/check_jwt',
    query: { token: asked, exchange_id: '1' },
  });

  it('that holds is said to hold [CAL-014] [CAL-321]', () =>
    play(
      calls
        .given(...aTrader)
        .given(...session)
        .uponReceiving('a check of a session that holds')
        .withRequest(check(sessionToken))
        .willRespondWith({ status: 200, body: { message: withWords('User JWT Successfully') } }),
      async (client) => {
        const { error } = await client.accounts.checkSession({ token });
        expect(error).toBeUndefined();
      },
    ));

  it('that has ended is said to have, in the words that decide [CAL-014] [CAL-321]', () =>
    play(
      calls
        .uponReceiving('a check of a session that has ended')
        .withRequest(check(endedToken))
        .willRespondWith({ status: 401, body: { statusCode: 401, message: withWords('please login again') } }),
      async (client) => {
        expect(hasSessionEnded(await client.accounts.checkSession({ token: endedToken }))).toBe(true);
      },
    ));
});

describe('logging out', () => {
  const requestWith = (authorization: Asked) => {
    const request = post('/user/logout', { exchange_id: '1' });
    return { ...request, headers: { ...request.headers, Authorization: authorization } };
  };

  it('ends the session [CAL-094] [CAL-203] [CAL-321]', () =>
    playAs(
      token,
      calls
        .given(...aTrader)
        .given(...session)
        .uponReceiving('a logout')
        .withRequest(requestWith(sessionToken))
        .willRespondWith({ status: 200, body: { message: string("You're signed out.") } }),
      async (client) => {
        const { data } = await client.accounts.logout();
        expect(data?.message).toBe("You're signed out.");
      },
    ));

  it('without a session is refused [CAL-094] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a logout after the session').withRequest(requestWith(endedToken)),
      loggedOut,
      (client) => client.accounts.logout(),
    ));
});
