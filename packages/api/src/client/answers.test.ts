import { once } from 'node:events';
import { createServer } from 'node:http';
import { refusalReason } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createExchangeClient } from './client';
import { recordingClient } from './recordingClient';

describe('an answer', () => {
  const loginThatHears = async (answer: () => Response | Promise<Response>) =>
    recordingClient(answer).client.accounts.login({ email: 'trader@example.com', password: 'Right-1234!' });

  it('is data if the call succeeded, whatever the HTTP status [CAL-221]', async () => {
    const body = { statusCode: 200, message: 'Login successfully.', token: 't', more: true };
    expect(await loginThatHears(() => Response.json(body, { status: 202 }))).toEqual({ data: body });
  });

  it('is a refusal in the server’s words, also with HTTP 200 [CAL-230]', async () => {
    const body = { statusCode: 422, message: 'One more step', data: { socketToken: 't' } };
    for (const status of [200, 422])
      expect(await loginThatHears(() => Response.json(body, { status }))).toEqual({
        error: { code: 'refused', status: 422, message: 'One more step', details: body },
      });
  });

  it('of a withdrawal may be refused while it says 200 [CAL-230]', async () => {
    const body = { statusCode: 200, message: 'Wrong OTP' };
    const { client } = recordingClient(() => Response.json(body));
    const withdrawal = { currency: 'XDC', amount: '1000', toAddress: 'xdc3f5c', otp: '12345', tfa: '123456' };
    const { error } = await client.wallet.requestWithdrawal({ ...withdrawal, transactionSpeed: 'normal' });
    expect(error).toMatchObject({ code: 'refused', message: 'Wrong OTP' });
  });

  it.each([
    ['Check: User JWT Successfully.', undefined],
    ['please login again', 'session_ended'],
    ['ok', 'other'],
  ])('of %j to a check of the session, with 200, is a refusal: %s [CAL-385]', async (message, expected) => {
    const { client } = recordingClient(() => Response.json({ message }));
    const { error } = await client.accounts.checkSession({ token: 't' });
    expect(error && (refusalReason(error) ?? 'other')).toBe(expected);
  });

  it.each([
    ['OTP Verified Successfully', true],
    ['Invalid OTP', false],
    ['Done', false],
  ])('of %j to the emailed two-factor code accepts it: %s [DOM-357]', async (message, isAccepted) => {
    const { client } = recordingClient(() => Response.json({ message }));
    const { error } = await client.accounts.verifyTfaOtp({ unique_id: 'u-1001', otp: '12345' });
    expect(error?.code).toBe(isAccepted ? undefined : 'refused');
  });

  it.each([
    ['a web page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a web page that says it is fine', () => new Response('<h1>Hello</h1>')],
    ['nothing', () => new Response(null, { status: 204 })],
    ['empty', () => new Response('')],
    ['empty and an error', () => new Response('', { status: 500, headers: { 'Content-Length': '0' } })],
    ['half of one', () => new Response('{"statusCode": 200, "mess')],
    ['a list', () => Response.json([])],
    ['null', () => Response.json(null)],
    ['a word', () => Response.json('ok')],
    ['a word and an error', () => Response.json('no', { status: 400 })],
    [
      'JSON followed by markup, where none is known to do so',
      () => new Response('{"statusCode":200,"message":""}<br>'),
    ],
  ])('that is %s is unexpected, never a crash [CAL-231]', async (_, answer) => {
    expect(await loginThatHears(answer)).toEqual({ error: { code: 'unexpected' } });
  });

  it.each([
    ['none of ours', { ok: true }],
    ['a success without what is required', { statusCode: 200 }],
    ['a success of the wrong type', { statusCode: 200, message: 'Done', token: 7 }],
    ['a success that is wrong further down', { statusCode: 200, message: 'Done', feeDetail: [{ symbol: 'XDC-ETH' }] }],
    ['a success of a value unheard of', { statusCode: 200, message: 'Done', tfaStatus: 'perhaps' }],
  ])('that is %s does not fit the contract and is unexpected [CAL-232]', async (_, body) => {
    expect(await loginThatHears(() => Response.json(body))).toEqual({ error: { code: 'unexpected' } });
  });

  it('may hold more than the contract says [CAL-233]', async () => {
    const body = { data: [{ symbol: 'XDC', balance: '1', locked: '2' }], page: 1 };
    const { client } = recordingClient(() => Response.json(body));
    expect(await client.trading.balances({ user_id: 'u-1001' })).toEqual({ data: body });
  });

  it('may hold numbers where decimal text is meant [CAL-234]', async () => {
    const body = { data: [{ symbol: 'XDC', balance: 0.1 }] };
    const { client } = recordingClient(() => Response.json(body));
    expect(await client.trading.balances({ user_id: 'u-1001' })).toEqual({ data: body });
  });
});

describe('the funds', () => {
  const rows = { data: [{ symbol: 'XDC', balance: '250000.5' }] };
  const walletThatHears = async (answer: () => Response) =>
    recordingClient(answer).client.wallet.wallet({ userid: 'u-1001', cache: 'false' });

  it('may be followed by markup, or be a string of both [CAL-235] [WAL-195] [WAL-236]', async () => {
    const text = `${JSON.stringify(rows)}<!-- cached -->`;
    expect(await walletThatHears(() => new Response(text))).toEqual({ data: rows });
    expect(await walletThatHears(() => Response.json(text))).toEqual({ data: rows });
  });

  it('may be refused in the same manner [CAL-235]', async () => {
    const text = '{"statusCode":401,"message":"please login again"}<!-- cached -->';
    const { error } = await walletThatHears(() => new Response(text, { status: 401 }));
    expect(error).toMatchObject({ code: 'refused', status: 401, message: 'please login again' });
  });

  it('that are markup alone are unexpected [CAL-231]', async () => {
    expect(await walletThatHears(() => new Response('<p>Hello</p>'))).toEqual({ error: { code: 'unexpected' } });
  });
});

describe('what is not built', () => {
  it.each([
    ['with a sentence', () => Response.json({ statusCode: 501, message: 'Not yet' }, { status: 501 })],
    ['with a web page', () => new Response('<h1>Not implemented</h1>', { status: 501 })],
    ['with nothing', () => new Response(null, { status: 501 })],
  ])('is recognised by a 501 %s [CAL-239]', async (_, answer) => {
    const { client } = recordingClient(answer);
    expect(await client.profile.apiKeys()).toEqual({ error: { code: 'not-built' } });
  });

  it.each([
    ['with a sentence', () => Response.json({ statusCode: 404, message: 'No such path' }, { status: 404 })],
    ['with a web page', () => new Response('<h1>Not found</h1>', { status: 404 })],
  ])('of our extensions is recognised by a 404 %s as well [CAL-239]', async (_, answer) => {
    const { client } = recordingClient(answer);
    const asked = await client.accounts.requestTfaReset({ email: 'trader@example.com', password: 'Right-1234!' });
    expect(asked).toEqual({ error: { code: 'not-built' } });
  });

  it('is not meant by the 404 of an extension that names the field to blame [CAL-239]', async () => {
    const body = { statusCode: 404, message: "This withdrawal doesn't exist.", field: 'transactionId' };
    const { client } = recordingClient(() => Response.json(body, { status: 404 }));
    const { error } = await client.wallet.cancelWithdrawal({ transactionId: 'w-1' });
    expect(error).toMatchObject({ code: 'refused', status: 404, field: 'transactionId' });
  });

  it('is not meant by the 404 of a documented call [CAL-239]', async () => {
    const { client } = recordingClient(() => Response.json({ message: "This pair doesn't exist." }, { status: 404 }));
    const { error } = await client.markets.estimateUsd({ pair: 'XDC-ABC', price: '1' });
    expect(error).toMatchObject({ code: 'refused', status: 404, message: "This pair doesn't exist." });
  });
});

describe('whoever watches all calls', () => {
  it('learns of those that failed, and of no others', async () => {
    const answers = [
      Response.json({ statusCode: 401, message: 'please login again' }, { status: 401 }),
      Response.json({ statusCode: 200, message: 'Login successfully.', token: 't' }),
      new Response('<html>'),
    ];
    const told: unknown[] = [];
    const { client } = recordingClient(() => answers.shift() ?? Response.error(), {
      onFailure: (failure, operation) => told.push({ ...failure, operation }),
    });
    for (let call = 0; call < 4; call += 1)
      await client.accounts.login({ email: 'trader@example.com', password: 'Right-1234!' });
    expect(told).toMatchObject([
      { operation: 'login', code: 'refused', status: 401, message: 'please login again' },
      { operation: 'login', code: 'unexpected' },
      { operation: 'login', code: 'unreachable' },
    ]);
  });
});

describe('an answer that never comes', () => {
  it('is the network, not the trader [CAL-237]', async () => {
    const { client } = recordingClient(() => {
      throw new TypeError('fetch failed');
    });
    expect(await client.status.currencyStats()).toEqual({ error: { code: 'unreachable' } });
  });

  it('is given up after the time that was set, also half way through [CAL-236]', async () => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/api/get_currency_stats')) response.writeHead(200).write('{"data":');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const options = {
      apiUrl: `http://127.0.0.1:${String(port)}/api`,
      exchangeId: '1',
      token: () => undefined,
      timeoutMs: 50,
    };
    const client = createExchangeClient(options);
    expect(await Promise.all([client.status.currencyStats(), client.status.pairStatus()])).toEqual([
      { error: { code: 'timed-out' } },
      { error: { code: 'timed-out' } },
    ]);
    server.close();
    server.closeAllConnections();
  });

  it('can be called off [CAL-238]', async () => {
    const controller = new AbortController();
    const { client } = recordingClient(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'));
          });
        }),
    );
    const waiting = client.markets.pairPrices({}, { signal: controller.signal });
    controller.abort();
    expect(await waiting).toEqual({ error: { code: 'cancelled' } });
  });
});

describe('a bug', () => {
  it('is thrown and not taken for a failure of the network [CAL-240]', async () => {
    const broken = () => {
      throw new RangeError('the store is broken');
    };
    const { client } = recordingClient(() => Response.json({ data: [] }), { token: broken });
    await expect(client.trading.balances({ user_id: 'u-1001' })).rejects.toThrow('the store is broken');
  });
});
