import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, playAs } from './contract';
import { exactly, type Asked } from './matchers';
import { expectRefusedAs, loggedOut } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import { funds } from './wallet';

const { arrayContaining, boolean, eachLike, integer, regex } = MatchersV3;

const day = regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '2026-01-15');

const requestAs = (path: string, authorization: Asked, query: Record<string, string>) => ({
  method: 'GET',
  path,
  query: { exchange_id: '1', ...query },
  headers: { Authorization: authorization },
});

describe('the portfolio', () => {
  const requested = (authorization: Asked) => requestAs('/user/portfolio', authorization, { days: '30' });

  it('comes with what each coin cost and the worth of each day [CAL-369] [CAL-321] [WAL-236]', () =>
    playAs(
      token,
      asTrader()
        .given(...funds('USDT', '100'))
        .uponReceiving('a request for the portfolio')
        .withRequest(requested(sessionToken))
        .willRespondWith({
          status: 200,
          body: {
            data: {
              isComplete: boolean(true),
              firstYear: integer(2026),
              coins: arrayContaining({
                symbol: 'USDT',
                amount: exactly('100'),
                cost: exactly('100'),
                averageCost: exactly('1'),
                realised: exactly('0'),
                earned: exactly('0'),
                hasDeposits: true,
              }),
              days: eachLike({ day, worth: exactly('100'), cost: exactly('100') }),
            },
          },
        }),
      async (client) => {
        const { data } = await client.wallet.portfolio({ days: 30 });
        expect(data?.data.coins[0]).toMatchObject({ symbol: 'USDT', amount: '100' });
      },
    ));

  it('is refused without a session [CAL-369] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the portfolio after logging out').withRequest(requested(endedToken)),
      loggedOut,
      (client) => client.wallet.portfolio({ days: 30 }),
    ));
});

describe('the statement of a year', () => {
  const year = { year: '2026' };

  it('is empty if nothing happened [CAL-372] [CAL-413]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for the statement of a year without transactions')
        .withRequest(requestAs('/user/portfolio_statement', sessionToken, { year: '2001' }))
        .willRespondWith({ status: 200, body: { data: { isComplete: true, year: 2001, coins: [], days: [] } } }),
      async (client) => {
        const { data } = await client.wallet.portfolioStatement({ year: 2001 });
        expect(data?.data).toEqual({ isComplete: true, year: 2001, coins: [], days: [] });
      },
    ));

  it('is refused without a session [CAL-372] [CAL-321] [WAL-237]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving('a request for a statement after logging out')
        .withRequest(requestAs('/user/portfolio_statement', endedToken, year)),
      loggedOut,
      (client) => client.wallet.portfolioStatement({ year: 2026 }),
    ));
});
