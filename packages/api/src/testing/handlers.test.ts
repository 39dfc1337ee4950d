import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createExchangeClient } from '../client/client';
import { answerWith, answerWithExample, answerWithResponse } from './handlers';

const apiUrl = 'http://exchange.test/api';
const server = setupServer();
const client = createExchangeClient({ apiUrl, exchangeId: 'exchange-7', token: () => undefined });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a handler', () => {
  it('answers with a success of the contract [CAL-243]', async () => {
    server.use(answerWithExample('balances', 'found', apiUrl));
    const { data } = await client.trading.balances({ user_id: 'u-1001' });
    expect(data?.data).toEqual([
      { symbol: 'XDC', balance: '120500.25' },
      { symbol: 'USDT', balance: '340.18' },
    ]);
  });

  it('answers with a refusal of the contract and its status [CAL-243]', async () => {
    server.use(answerWithExample('balances', 'notLoggedIn', apiUrl));
    const { error } = await client.trading.balances({ user_id: 'u-1001' });
    expect(error).toMatchObject({ code: 'refused', status: 401, message: 'please login again' });
  });

  it('answers with data of the test itself [CAL-243]', async () => {
    const answer = { data: [{ symbol: 'ETH', balance: '0.5' }] };
    server.use(answerWith('balances', answer, apiUrl));
    expect(await client.trading.balances({ user_id: 'u-1001' })).toEqual({ data: answer });
  });

  it('answers as a broken server may [CAL-243]', async () => {
    server.use(answerWithResponse('balances', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), apiUrl));
    expect(await client.trading.balances({ user_id: 'u-1001' })).toEqual({ error: { code: 'unexpected' } });
    server.use(answerWithResponse('balances', () => HttpResponse.error(), apiUrl));
    expect(await client.trading.balances({ user_id: 'u-1001' })).toEqual({ error: { code: 'unreachable' } });
  });

  it('stands where the path has a part that varies, whatever it is [CAL-243]', async () => {
    server.use(answerWithExample('verifyAccount', 'verified', apiUrl), answerWithExample('candles', 'noData', apiUrl));
    const verified = await client.accounts.verifyAccount({ token: 'a/b c' });
    expect(verified.data?.message).toBe('User verified Successfully.');
    const range = { from: 0, to: 1, resolution: '15' } as const;
    const candles = await client.markets.candles({ pair: 'XDC-USDT', fsym: 'XDC', tsym: 'USDT', ...range });
    expect(candles.data?.s).toBe('no_data');
  });

  it('stands below the base of the calls, also where a path begins like it [CAL-243]', async () => {
    server.use(answerWith('wallet', { data: [] }, apiUrl));
    expect(await client.wallet.wallet({ userid: 'u-1001', cache: 'false' })).toEqual({ data: { data: [] } });
  });

  it('answers its own method and path alone, on the own origin where no other is said [CAL-243]', () => {
    expect(answerWith('balances', { data: [] }).info).toMatchObject({ method: 'POST', path: '/api/user/get_balance' });
    expect(answerWithExample('tfaStatus', 'on', apiUrl).info).toMatchObject({
      method: 'GET',
      path: 'http://exchange.test/api/user/usertfastatus',
    });
  });
});
