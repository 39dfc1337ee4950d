import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { calls, form, play } from './contract';
import { id, moment, pairName } from './matchers';
import { state } from './states/states';

const { arrayContaining, boolean, eachLike, regex, string } = MatchersV3;

describe('the status of the coins', () => {
  const request = { method: 'GET', path: '/get_currency_stats', query: { exchange_id: '1' } };
  const flag = (example: 'Active' | 'Inactive') => regex('^(Active|Inactive)$', example);

  it('names what each is, whether it can be deposited, whether it can be withdrawn [CAL-025] [CAL-321]', () =>
    play(
      calls
        .uponReceiving('a request for the status of the coins')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { data: { XDC: [string('Coin'), flag('Active'), flag('Active')] } },
        }),
      async (client) => {
        const { data } = await client.status.currencyStats();
        expect(data?.data).toEqual({ XDC: ['Coin', 'Active', 'Active'] });
      },
    ));

  it('says in the second place that deposits are stopped [CAL-025] [CAL-321]', () =>
    play(
      calls
        .given(...state('a coin closed for deposit', { coin: 'XRP' }))
        .uponReceiving('a request for the status of the coins while deposits of one are stopped')
        .withRequest(request)
        .willRespondWith({ status: 200, body: { data: { XRP: [string('Coin'), 'Inactive', 'Active'] } } }),
      async (client) => {
        const { data } = await client.status.currencyStats();
        expect(data?.data['XRP']).toEqual(['Coin', 'Inactive', 'Active']);
      },
    ));

  it('says in the third place that withdrawals are stopped [CAL-025] [CAL-321]', () =>
    play(
      calls
        .given(...state('a coin closed for withdrawal', { coin: 'XRP' }))
        .uponReceiving('a request for the status of the coins while withdrawals of one are stopped')
        .withRequest(request)
        .willRespondWith({ status: 200, body: { data: { XRP: [string('Coin'), 'Active', 'Inactive'] } } }),
      async (client) => {
        const { data } = await client.status.currencyStats();
        expect(data?.data['XRP']).toEqual(['Coin', 'Active', 'Inactive']);
      },
    ));
});

describe('the status of the pairs', () => {
  const request = { method: 'POST', path: '/get_pair_status', headers: form, body: { exchangeId: '1' } };

  it('names each pair and whether it can be traded [CAL-026] [CAL-321]', () =>
    play(
      calls
        .uponReceiving('a request for the status of the pairs')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: { data: eachLike({ pair: pairName('XDC-USDT'), tradingFlag: boolean(true) }) },
        }),
      async (client) => {
        const { data } = await client.status.pairStatus();
        expect(data?.data).toEqual([{ pair: 'XDC-USDT', tradingFlag: true }]);
      },
    ));

  it('says which one is under maintenance [CAL-026] [CAL-321]', () =>
    play(
      calls
        .given(...state('a pair under maintenance', { pair: 'XRP-USDT' }))
        .uponReceiving('a request for the status of the pairs while one is under maintenance')
        .withRequest(request)
        .willRespondWith({ status: 200, body: { data: arrayContaining({ pair: 'XRP-USDT', tradingFlag: false }) } }),
      async (client) => {
        const { data } = await client.status.pairStatus();
        expect(data?.data).toEqual([{ pair: 'XRP-USDT', tradingFlag: false }]);
      },
    ));
});

describe('incidents', () => {
  const request = { method: 'GET', path: '/status/incidents', query: { exchange_id: '1' } };
  const [title, late, text] = ['Withdrawals of XRP are delayed', 'Charts are late', 'Your coins are safe.'];

  it('that are open come with what was said about them [CAL-371] [CAL-321]', () =>
    play(
      calls
        .given(...state('an open incident', { title, text }))
        .uponReceiving('a request for incidents while one is open')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: arrayContaining({
              id: id('I-4K7QWZPA'),
              title,
              openedAt: moment('2026-02-26T08:10:00.000Z'),
              closedAt: null,
              updates: [{ at: moment('2026-02-26T08:10:00.000Z'), text }],
            }),
          },
        }),
      async (client) => {
        const { data } = await client.status.incidents();
        expect(data?.data).toMatchObject([{ title, closedAt: null, updates: [{ text }] }]);
      },
    ));

  it('that are over say when they ended [CAL-371] [CAL-321]', () =>
    play(
      calls
        .given(...state('an open incident', { title: late, text }))
        .given(...state('an incident that is over', { title: late, text: 'Charts are on time again.' }))
        .uponReceiving('a request for incidents after one has ended')
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            data: arrayContaining({
              id: id('I-9MXCV2BA'),
              title: late,
              openedAt: moment('2026-02-26T09:00:00.000Z'),
              closedAt: moment('2026-02-26T09:30:00.000Z'),
              updates: [
                { at: moment('2026-02-26T09:00:00.000Z'), text },
                { at: moment('2026-02-26T09:30:00.000Z'), text: 'Charts are on time again.' },
              ],
            }),
          },
        }),
      async (client) => {
        const { data } = await client.status.incidents();
        expect(data?.data[0]?.closedAt).toBe('2026-02-26T09:30:00.000Z');
      },
    ));
});

describe('the health of the server', () => {
  const version = string('2.0.11');

  it('says what works once it is ready [CAL-413]', () =>
    play(
      calls
        .uponReceiving('a request for the health of the server')
        .withRequest({ method: 'GET', path: '/health' })
        .willRespondWith({
          status: 200,
          body: { status: 'ok', version, checks: { database: 'ok', sequencer: 'ok' } },
        }),
      async (client) => {
        const { data } = await client.status.readiness();
        expect(data).toMatchObject({ status: 'ok', checks: { database: 'ok' } });
      },
    ));

  it('is alive as long as it answers [CAL-413]', () =>
    play(
      calls
        .uponReceiving('a request for whether the server is alive')
        .withRequest({ method: 'GET', path: '/health/live' })
        .willRespondWith({ status: 200, body: { status: 'ok', version } }),
      async (client) => {
        const { data } = await client.status.liveness();
        expect(data).toMatchObject({ status: 'ok' });
      },
    ));
});
