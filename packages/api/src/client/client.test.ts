import { describe, expect, it } from 'vitest';
import { recordingClient } from './recordingClient';

const order = {
  user_id: 'u-1001',
  pair_id: '7',
  symbol: 'XDC-USDT',
  amount: '5000.000000',
  price: '0.00000001',
  side: 'buy',
  type: 'limit',
} as const;

const kyc = {
  user_id: 'u-1001',
  first_name: 'Zoë',
  last_name: 'Field',
  gender: '0',
  dob: '1990-02-28',
  doc_unique_no: 'X-1',
  country_id: 'SG',
  doc_type_id: 'passport',
} as const;

const candles = {
  pair: 'XDC-USDT',
  fsym: 'XDC',
  tsym: 'USDT',
  to: 1768436100,
  from: 1768435200,
  resolution: '15',
} as const;

const fine = (): Response => Response.json({ statusCode: 200, status: 200, message: 'Done', data: [] });
const queryOf = (request: Request | undefined) => Object.fromEntries(new URL(request?.url ?? '').searchParams);
const partsOf = async (request: Request | undefined) => [...((await request?.formData()) ?? [])];

describe('the exchange id', () => {
  it.each([
    ['exchange_id', 'login'],
    ['exchangeId', 'verifyLoginActivity'],
  ] as const)('goes as %s with %s, as documented [CAL-201]', async (name, call) => {
    const { client, requests } = recordingClient(fine);
    const given = { email: 'trader@example.com', password: 'Right-1234!', loginActivityToken: 't', otp: '12345' };
    await client.accounts[call](given);
    const [request] = requests;
    expect(await partsOf(request)).toContainEqual([name, 'exchange-7']);
  });

  it('goes as e to the chart host [CAL-201]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.markets.candles(candles);
    expect(queryOf(requests[0])).toMatchObject({ e: 'exchange-7', fsym: 'XDC', tsym: 'USDT' });
  });

  it('goes as exchange_id where no name is documented: in the body of a POST, in the query of a GET [CAL-202]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.wallet.generateWithdrawalOtp({ currency: 'XDC', amount: '1000' });
    await client.status.currencyStats();
    const [post, get] = requests;
    expect(queryOf(post)).toEqual({});
    expect(await partsOf(post)).toContainEqual(['exchange_id', 'exchange-7']);
    expect(queryOf(get)).toEqual({ exchange_id: 'exchange-7' });
  });

  it('is the configured one, whatever else finds its way into a call [CAL-201]', async () => {
    const { client, requests } = recordingClient(fine);
    const smuggled = { user_id: 'u-1001', exchange_id: 'another' };
    await client.trading.balances(smuggled);
    expect(await partsOf(requests[0])).toEqual(
      expect.arrayContaining([
        ['user_id', 'u-1001'],
        ['exchange_id', 'exchange-7'],
      ]),
    );
  });
});

describe('the token', () => {
  it('goes as it is, without a scheme [CAL-203]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.trading.balances({ user_id: 'u-1001' });
    expect(requests[0]?.headers.get('Authorization')).toBe('token-of-u-1001');
  });

  it('is read at each call, so that a login is seen by the next one [CAL-203]', async () => {
    const tokens = [undefined, 'a-new-token'];
    const { client, requests } = recordingClient(fine, { token: () => tokens.shift() });
    await client.staking.stakingDetails();
    await client.staking.stakingDetails();
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'a-new-token']);
  });

  it('does not go with calls that anybody may make [CAL-204]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.status.currencyStats();
    await client.accounts.login({ email: 'trader@example.com', password: 'Right-1234!' });
    await client.accounts.checkSession({ token: 'token-of-u-1001' });
    expect(requests.map(({ headers }) => headers.has('Authorization'))).toEqual([false, false, false]);
  });

  it('that is not there, or empty, leaves no header behind [CAL-204]', async () => {
    for (const token of [undefined, '']) {
      const { client, requests } = recordingClient(fine, { token: () => token });
      await client.trading.balances({ user_id: 'u-1001' });
      expect(requests[0]?.headers.has('Authorization')).toBe(false);
    }
  });
});

describe('the host', () => {
  const hosts = { chartUrl: 'https://charts.test', tradeHistoryUrl: 'https://trades.test/v1/' };
  const urlsWith = async (options: Parameters<typeof recordingClient>[1]) => {
    const { client, requests } = recordingClient(fine, options);
    await client.markets.candles(candles);
    await client.history.orderHistory({ userid: 'u-1001', curr: 'XDC', cache: false });
    await client.wallet.wallet({ userid: 'u-1001', cache: 'false' });
    return requests.map(({ url }) => url.split('?')[0]);
  };

  it('of candles and order history is their own, where one is set [CAL-205] [CAL-045]', async () => {
    expect(await urlsWith({ hosts })).toEqual([
      'https://charts.test/charts/XDC-USDT/klines',
      'https://trades.test/v1/trade-history',
      'http://exchange.test/api/api/wallet',
    ]);
  });

  it('is the exchange for all calls, where none is set [CAL-205]', async () => {
    expect(await urlsWith({ apiUrl: 'http://exchange.test/' })).toEqual([
      'http://exchange.test/charts/XDC-USDT/klines',
      'http://exchange.test/trade-history',
      'http://exchange.test/api/wallet',
    ]);
  });

  it('of candles is never given the token, that of order history is [CAL-206] [SHL-204]', async () => {
    const { client, requests } = recordingClient(fine, { hosts });
    await client.markets.candles(candles);
    await client.history.orderHistory({ userid: 'u-1001' });
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'token-of-u-1001']);
  });
});

describe('a request goes over the wire', () => {
  it('urlencoded [CAL-207]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.accounts.login({ email: 'a+b@example.com', password: 'Ri ght&1=2!' });
    const [request] = requests;
    expect(request?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded');
    expect(await request?.text()).toBe('email=a%2Bb%40example.com&password=Ri+ght%261%3D2%21&exchange_id=exchange-7');
  });

  it('as multipart, with the pictures of an identity check in order: front, back, holding it [CAL-208]', async () => {
    const { client, requests } = recordingClient(fine);
    const picture = (text: string) => new File([text], `${text}.jpg`, { type: 'image/jpeg' });
    await client.kyc.submitKyc({ ...kyc, doc_image: [picture('front'), picture('back'), picture('holding')] });
    const [request] = requests;
    expect(request?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
    const pictures = (await request?.formData())?.getAll('doc_image') ?? [];
    expect(pictures).toMatchObject([
      { name: 'front.jpg', type: 'image/jpeg' },
      { name: 'back.jpg', type: 'image/jpeg' },
      { name: 'holding.jpg', type: 'image/jpeg' },
    ]);
  });

  it('as JSON [CAL-209]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.accounts.generateTfaOtp({ unique_id: 'u-1001', tfaStatus: 'Enable' });
    const [request] = requests;
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(await request?.json()).toEqual({ unique_id: 'u-1001', tfaStatus: 'Enable', exchange_id: 'exchange-7' });
  });

  it('without what was not given [CAL-210]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.accounts.login({ email: 'a@example.com', password: 'Right-1234!', otp: undefined });
    await client.history.orderHistory({ userid: 'u-1001', curr: undefined });
    const [form, query] = requests;
    expect(await form?.text()).not.toContain('otp');
    expect(queryOf(query)).toEqual({ userid: 'u-1001', exchange_id: 'exchange-7' });
  });

  it('with a query in words: false is false, 2000 is 2000 [CAL-213]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.history.orderHistory({ userid: 'u-1001', curr: 'XDC', cache: false });
    await client.markets.candles({ ...candles, limit: 2000 });
    const [history, chart] = requests.map(queryOf);
    expect(history).toEqual({ userid: 'u-1001', curr: 'XDC', cache: 'false', exchange_id: 'exchange-7' });
    expect(chart).toMatchObject({ limit: '2000', to: '1768436100', from: '1768435200', resolution: '15' });
  });

  it('with amounts as they were written [CAL-211]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.trading.placeOrder(order);
    const parts = await partsOf(requests[0]);
    expect(parts).toContainEqual(['amount', '5000.000000']);
    expect(parts).toContainEqual(['price', '0.00000001']);
  });

  it('with what stands in the path escaped [CAL-212]', async () => {
    const { client, requests } = recordingClient(fine);
    await client.accounts.verifyAccount({ token: 'a/../b?c=d#e %' });
    expect(requests[0]?.url).toBe(
      'http://exchange.test/api/user/verify_account/a%2F..%2Fb%3Fc%3Dd%23e%20%25?exchange_id=exchange-7',
    );
  });
});

describe('calls at the same time', () => {
  it('do not disturb each other, whatever the order of their answers and failures [CAL-241]', async () => {
    const answers: Record<string, (response: Response) => void> = {};
    const { client } = recordingClient(
      async (request) =>
        new Promise((resolve) => {
          request.text().then((text) => (answers[new URLSearchParams(text).get('user_id') ?? ''] = resolve), resolve);
        }),
    );
    const controller = new AbortController();
    const first = client.trading.balances({ user_id: 'first' });
    const second = client.trading.balances({ user_id: 'second' }, { signal: controller.signal });
    const third = client.trading.balances({ user_id: 'third' });
    await expect.poll(() => Object.keys(answers).sort()).toEqual(['first', 'second', 'third']);
    answers['third']?.(Response.json({ data: [{ symbol: 'ETH', balance: '3' }] }));
    answers['second']?.(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    answers['first']?.(Response.json({ data: [{ symbol: 'XDC', balance: '1' }] }));
    expect(await Promise.all([first, second, third])).toEqual([
      { data: { data: [{ symbol: 'XDC', balance: '1' }] } },
      { error: { code: 'unexpected' } },
      { data: { data: [{ symbol: 'ETH', balance: '3' }] } },
    ]);
  });
});
