import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExchangeClient } from '../client/client';
import { createFetchFile } from '../client/fetchFile';
import { ok, outOfReach } from './answers';
import { createFakeExchange, fakeApiUrl } from './fakeExchange';

const trader = { user_id: 'u-1001' };

describe('the fake exchange', () => {
  it('answers with a success of the contract [CAL-243]', async () => {
    const { client } = createFakeExchange({ balances: 'found' });
    const { data } = await client.trading.balances(trader);
    expect(data?.data).toEqual([
      { symbol: 'XDC', balance: '120500.25' },
      { symbol: 'USDT', balance: '340.18' },
    ]);
  });

  it('answers with a refusal of the contract and its status [CAL-243]', async () => {
    const { client } = createFakeExchange({ balances: 'loggedOut' });
    const { error } = await client.trading.balances(trader);
    expect(error).toMatchObject({ code: 'refused', status: 401, message: 'please login again' });
  });

  it('answers with data and refusals of the test itself, which may depend on what was sent [CAL-243]', async () => {
    const { client } = createFakeExchange({
      balances: ({ user_id }) => ok({ data: [{ symbol: 'ETH', balance: user_id === 'u-1001' ? '0.5' : '7' }] }),
      openOrders: { status: 429, body: { statusCode: 429, message: 'Not now.' } },
    });
    expect(await client.trading.balances(trader)).toEqual({ data: { data: [{ symbol: 'ETH', balance: '0.5' }] } });
    const { error } = await client.trading.openOrders({ ...trader, limit: '10', page: '1' });
    expect(error).toMatchObject({ code: 'refused', status: 429, message: 'Not now.' });
  });

  it('answers as a broken server may [CAL-243]', async () => {
    const page = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    const { client } = createFakeExchange({ balances: [page, outOfReach] });
    expect(await client.trading.balances(trader)).toEqual({ error: { code: 'unexpected' } });
    expect(await client.trading.balances(trader)).toEqual({ error: { code: 'unreachable' } });
  });

  it('gives the answers of a list in turn, and others from the moment they are declared [CAL-243]', async () => {
    const { client, answer } = createFakeExchange({ balances: ['notBuilt', 'found'] });
    expect((await client.trading.balances(trader)).error?.code).toBe('not-built');
    expect((await client.trading.balances(trader)).error).toBeUndefined();
    answer({ balances: ['unavailable'] });
    expect((await client.trading.balances(trader)).error).toMatchObject({ status: 503 });
  });

  it('can be cut off and brought back', async () => {
    const { client, reach, calls } = createFakeExchange({ balances: 'found' });
    reach(false);
    expect(await client.trading.balances(trader)).toEqual({ error: { code: 'unreachable' } });
    reach(true);
    expect((await client.trading.balances(trader)).error).toBeUndefined();
    expect(calls).toHaveLength(2);
  });

  it('keeps what it was asked, by the names of the contract, with the token it came with [CAL-243]', async () => {
    const exchange = createFakeExchange({ verifyAccount: 'verified', balances: 'found', tfaStatus: 'on' });
    const client = createExchangeClient({
      apiUrl: fakeApiUrl,
      exchangeId: '7',
      token: () => 'token-1',
      fetch: exchange.fetch,
    });
    await client.accounts.verifyAccount({ token: 'a/b c' });
    await client.trading.balances(trader);
    await client.accounts.tfaStatus({ uniqueId: 'u-1001', email: 'ada@example.com' });
    expect(exchange.calls).toEqual([
      { operation: 'verifyAccount', fields: { token: 'a/b c', exchange_id: '7' }, token: undefined },
      { operation: 'balances', fields: { ...trader, exchange_id: '7' }, token: 'token-1' },
      {
        operation: 'tfaStatus',
        fields: { uniqueId: 'u-1001', email: 'ada@example.com', exchangeId: '7' },
        token: 'token-1',
      },
    ]);
    expect(exchange.sent('balances')).toEqual([{ ...trader, exchange_id: '7' }]);
  });

  it('reads forms with files, and answers where a path begins like its base', async () => {
    const { client, sent } = createFakeExchange({ placeOrder: 'placed', wallet: ok({ data: [] }) });
    const order = { side: 'buy', price: '1', amount: '2', total: '2', type: 'limit' } as const;
    const pair = { pair_id: '5', symbol: 'XDC-USDT', pair: 'XDC-USDT' } as const;
    await client.trading.placeOrder({ ...trader, ...pair, ...order, client_order_id: 'id-1' });
    expect(sent('placeOrder')).toEqual([expect.objectContaining({ amount: '2', client_order_id: 'id-1' })]);
    expect(await client.wallet.wallet({ userid: 'u-1001', cache: 'false' })).toEqual({ data: { data: [] } });
  });

  it('answers for the hosts it is given', async () => {
    const chartUrl = 'http://charts.example';
    const { fetch } = createFakeExchange({ candles: 'noData' }, { urls: [chartUrl] });
    const client = createExchangeClient({
      apiUrl: fakeApiUrl,
      hosts: { chartUrl },
      exchangeId: '1',
      token: () => undefined,
      fetch,
    });
    const range = { from: 0, to: 1, resolution: '15' } as const;
    const { data } = await client.markets.candles({ pair: 'XDC-USDT', fsym: 'XDC', tsym: 'USDT', ...range });
    expect(data?.s).toBe('no_data');
  });
});

describe('a picture', () => {
  const path = '/files/profile/2f8c1d5e.jpg';
  const picture = new Blob(['picture'], { type: 'image/jpeg' });

  it('is answered where it was declared, unless the exchange is cut off [SHL-230]', async () => {
    const { fetch, reach } = createFakeExchange({}, { files: { [path]: picture } });
    const fetchFile = createFetchFile({ apiUrl: fakeApiUrl, token: () => 't', fetch });
    const { data } = await fetchFile(path);
    expect([data?.type, await data?.text()]).toEqual(['image/jpeg', 'picture']);
    reach(false);
    expect(await fetchFile(path)).toEqual({ error: { code: 'unreachable' } });
  });

  it('that was not declared fails the test [SHL-231]', async () => {
    const failures: string[] = [];
    const { fetch } = createFakeExchange({}, { fail: ({ message }) => void failures.push(message) });
    await expect(fetch(`${fakeApiUrl}${path}`)).rejects.toThrow();
    expect(failures).toEqual([`GET ${path} was called, and the contract has no such call.`]);
  });
});

describe('a call that no test declared', () => {
  const failures: string[] = [];
  const fail = ({ message }: Error) => void failures.push(message);

  beforeEach(() => {
    failures.length = 0;
  });

  it('is named by method and path, with what has to be declared [SHL-231]', async () => {
    const { client } = createFakeExchange({}, { fail });
    await client.trading.balances(trader);
    expect(failures).toEqual([
      'POST /user/get_balance was called unexpectedly. Declare an answer to balances in the fake exchange.',
    ]);
  });

  it('is one more than a list has answers for [SHL-231]', async () => {
    const { client } = createFakeExchange({ balances: ['found'] }, { fail });
    await client.trading.balances(trader);
    expect(failures).toEqual([]);
    await client.trading.balances(trader);
    expect(failures).toHaveLength(1);
  });

  it('and is not in the contract either fails the test by name [SHL-231]', async () => {
    const { fetch } = createFakeExchange({}, { fail });
    await expect(fetch(`${fakeApiUrl}/user/no_such_call`)).rejects.toThrow();
    expect(failures).toEqual(['GET /user/no_such_call was called, and the contract has no such call.']);
  });

  describe('where nobody catches it', () => {
    const runners = process.listeners('unhandledRejection');
    const caught: unknown[] = [];

    beforeEach(() => {
      process.removeAllListeners('unhandledRejection');
      process.on('unhandledRejection', (reason) => caught.push(reason));
    });
    afterEach(() => {
      process.removeAllListeners('unhandledRejection');
      for (const listener of runners) process.on('unhandledRejection', listener);
    });

    it('reaches the test runner, though the client turns it into a result [SHL-231]', async () => {
      const { client } = createFakeExchange();
      expect((await client.trading.balances(trader)).error).toEqual({ code: 'unreachable' });
      await expect.poll(() => caught.map(String)).toEqual([expect.stringContaining('POST /user/get_balance')]);
    });
  });
});
