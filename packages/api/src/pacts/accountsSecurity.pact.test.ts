import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { email, post } from './accounts';
import { calls, playAs } from './contract';
import { fromState, moment, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { state } from './states/states';
import { asWithdrawer, cancelled, requested } from './wallet';

const { boolean, constrainedArrayLike, string } = MatchersV3;

const otherId = '91c3ab44e0d2f617';
const elsewhere = state('another session', { email, session: otherId });

const get = (path: string, query: Record<string, string> = {}, authorization: Asked = sessionToken) => ({
  method: 'GET',
  path,
  query: { exchange_id: '1', ...query },
  headers: { Authorization: authorization },
});

const postOwn = (path: string, fields: Record<string, Asked> = {}, authorization: Asked = sessionToken) => {
  const request = post(path, { exchange_id: '1', ...fields });
  return { ...request, headers: { ...request.headers, Authorization: authorization } };
};

const said = (message: string) => ({ status: 200, body: { message: string(message) } });

describe('the sessions of a trader', () => {
  it('are listed with where and when they were used [CAL-100] [CAL-321] [PRF-145]', () => {
    const one = {
      id: string(otherId),
      device: string('Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0'),
      address: string('203.0.113.7'),
      createdAt: moment('2026-03-04T08:00:00Z'),
      lastSeenAt: moment('2026-03-04T18:05:12Z'),
      isCurrent: boolean(false),
    };
    return playAs(
      token,
      asTrader()
        .given(...elsewhere)
        .uponReceiving('a request for the sessions')
        .withRequest(get('/user/sessions'))
        .willRespondWith({ status: 200, body: { data: constrainedArrayLike(one, 2, 2, 2) } }),
      async (client) => {
        const { data } = await client.accounts.sessions();
        expect(data?.data.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
          [otherId, false],
          [otherId, false],
        ]);
      },
    );
  });

  it.each([
    ['another session', () => asTrader().given(...elsewhere), fromState('session', otherId)],
    ['a session that is not there', asTrader, otherId],
  ])('are ended one by one: %s [CAL-131] [CAL-321] [PRF-146]', (which, asked, session_id) =>
    playAs(
      token,
      asked()
        .uponReceiving(`the end of ${which}`)
        .withRequest(postOwn('/user/end_session', { session_id }))
        .willRespondWith(said('Session ended.')),
      async (client) => {
        const { data } = await client.accounts.endSession({ session_id: otherId });
        expect(data?.message).toBe('Session ended.');
      },
    ),
  );

  it('are ended all but this one [CAL-132] [CAL-321] [PRF-146]', () =>
    playAs(
      token,
      asTrader()
        .given(...elsewhere)
        .uponReceiving('the end of all other sessions')
        .withRequest(postOwn('/user/end_other_sessions'))
        .willRespondWith(said("You're signed out everywhere else.")),
      async (client) => {
        const { data } = await client.accounts.endOtherSessions();
        expect(data?.message).toBe("You're signed out everywhere else.");
      },
    ));

  it('are shown to nobody else [CAL-100] [CAL-203] [CAL-229] [CAL-321] [PRF-147]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for the sessions after the session')
        .withRequest(get('/user/sessions', {}, endedToken)),
      loggedOut,
      (client) => client.accounts.sessions(),
    ));

  it('are ended by nobody else, one by one [CAL-131] [CAL-203] [CAL-229] [CAL-321] [PRF-147]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the end of a session after the session')
        .withRequest(postOwn('/user/end_session', { session_id: otherId }, endedToken)),
      loggedOut,
      (client) => client.accounts.endSession({ session_id: otherId }),
    ));

  it('are ended by nobody else, all at once [CAL-132] [CAL-203] [CAL-229] [CAL-321] [PRF-147]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the end of all other sessions after the session')
        .withRequest(postOwn('/user/end_other_sessions', {}, endedToken)),
      loggedOut,
      (client) => client.accounts.endOtherSessions(),
    ));
});

describe('the security log', () => {
  const path = '/user/security_log';
  const next = '2026-03-04T18:05:12.000Z-w-31';

  const entryOf = (kind: string) => ({
    id: string('w-31'),
    kind,
    at: moment('2026-03-04T18:05:12Z'),
    address: null,
    device: null,
    detail: string('40,000 XDC'),
  });

  it('tells what happened, and where it goes on [CAL-133] [CAL-321] [PRF-148]', () =>
    playAs(
      token,
      asWithdrawer()
        .given(...cancelled)
        .uponReceiving('a request for the newest of the security log')
        .withRequest(get(path, { limit: '1' }))
        .willRespondWith({
          status: 200,
          body: { data: [entryOf('withdrawalCancelled')], next: string(next) },
        }),
      async (client) => {
        const { data } = await client.accounts.securityLog({ limit: '1' });
        expect(data?.data[0]).toMatchObject({ id: 'w-31', kind: 'withdrawalCancelled', detail: '40,000 XDC' });
        expect(data?.next).toBe(next);
      },
    ));

  it('says where it ends [CAL-133] [CAL-321] [PRF-148]', () =>
    playAs(
      token,
      asWithdrawer()
        .given(...requested)
        .uponReceiving('a request for a short security log')
        .withRequest(get(path))
        .willRespondWith({ status: 200, body: { data: [entryOf('withdrawalRequested')], next: null } }),
      async (client) => {
        const { data } = await client.accounts.securityLog({});
        expect(data?.next).toBeNull();
      },
    ));

  it('from a place that it does not have is refused [CAL-133] [CAL-229] [CAL-321] [PRF-148]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('a request for the security log from a place that it does not have')
        .withRequest(get(path, { before: 'x' })),
      { status: 400, message: "This part of the log can't be found. Refresh the log.", field: 'before' },
      (client) => client.accounts.securityLog({ before: 'x' }),
    ));

  it('is told to nobody else [CAL-133] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the security log after the session').withRequest(get(path, {}, endedToken)),
      loggedOut,
      (client) => client.accounts.securityLog({}),
    ));
});

describe('the emailed code that new devices give first', () => {
  const path = '/user/code_first';

  it.each([
    ['turned on', 'Enable', 'New devices need an emailed code first.'],
    ['turned off', 'Disable', "New devices' passwords are checked right away again."],
  ] as const)('is %s [CAL-440] [CAL-321]', (how, codeFirst, message) =>
    playAs(
      token,
      asTrader()
        .uponReceiving(`the emailed code of new devices to be ${how}`)
        .withRequest(postOwn(path, { codeFirst }))
        .willRespondWith(said(message)),
      async (client) => {
        const { data } = await client.accounts.setCodeFirst({ codeFirst });
        expect(data?.message).toBe(message);
      },
    ),
  );

  it('stays as it is without a session [CAL-440] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('the emailed code of new devices to be turned on, after the session')
        .withRequest(postOwn(path, { codeFirst: 'Enable' }, endedToken)),
      loggedOut,
      (client) => client.accounts.setCodeFirst({ codeFirst: 'Enable' }),
    ));
});

describe('the anti-phishing word', () => {
  const path = '/user/set_anti_phishing_word';

  it.each([
    ['set', 'blue heron', 'Anti-phishing word saved.'],
    ['taken away', '', 'Anti-phishing word removed.'],
  ])('is %s [CAL-134] [CAL-321] [PRF-150]', (how, word, message) =>
    playAs(
      token,
      asTrader()
        .uponReceiving(`an anti-phishing word that is ${how}`)
        .withRequest(postOwn(path, { word }))
        .willRespondWith(said(message)),
      async (client) => {
        const { data } = await client.accounts.setAntiPhishingWord({ word });
        expect(data?.message).toBe(message);
      },
    ),
  );

  it('of the wrong length is refused [CAL-134] [CAL-229] [CAL-321] [PRF-152]', () =>
    expectRefusedAs(
      token,
      asTrader()
        .uponReceiving('an anti-phishing word that is too short')
        .withRequest(postOwn(path, { word: 'abc' })),
      { status: 400, message: 'Use 4 to 20 letters and digits.', field: 'word' },
      (client) => client.accounts.setAntiPhishingWord({ word: 'abc' }),
    ));

  it('without a session is refused [CAL-134] [CAL-203] [CAL-229] [CAL-321]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('an anti-phishing word after the session')
        .withRequest(postOwn(path, { word: 'blue heron' }, endedToken)),
      loggedOut,
      (client) => client.accounts.setAntiPhishingWord({ word: 'blue heron' }),
    ));
});
