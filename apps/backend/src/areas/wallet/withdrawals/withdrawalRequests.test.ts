import { assets, fieldTexts, refusalReason, successTexts, type AssetSymbol } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { minute, wrongCode } from '../../accounts/testing/accountsServer';
import { orderFields } from '../../trading/testing/tradingServer';
import { outside, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { APPROVE_AFTER_MS: '100000000000', CODE_TRIES: '10' });
});
afterAll(() => server.closeSound());

const dataOf = ({ body }: { body: Record<string, unknown> }) => body['data'] as Record<string, unknown>;
const wrongCodes = () => ({ otp: wrongCode, tfa: server.appCode(50) });

describe('a request with everything right', () => {
  it('is taken on, and its amount is pending in the ledger with the answer [WAL-086] [WAL-088] [WAL-102]', async () => {
    const trader = await server.addTrader({ USDT: '100' });
    const { status, body } = await server.withdraw(trader, { currency: 'USDT', amount: '40.5' });
    expect(await server.balancesOf(trader)).toEqual({ 'available USDT': '59.5', 'pending withdrawal USDT': '40.5' });
    const moment = new Date(server.clock.now).toISOString();
    expect([status, body]).toEqual([
      200,
      {
        statusCode: 200,
        message: 'Your withdrawal request has been submitted.',
        data: {
          status: 'Pending',
          currencyName: 'USDT',
          amount: '40.5',
          fee: '3.2',
          receiveAmount: '37.3',
          createdAt: moment,
          transactionId: expect.stringMatching(/^w-\d+$/) as string,
          walletTxId: null,
          paymentType: 'Auto',
          address: outside.USDT,
          destinationTag: null,
          steps: [
            {
              step: 'requested',
              at: moment,
              waitsFor: 'approval',
              until: new Date(server.clock.now + 30 * minute).toISOString(),
            },
          ],
        },
      },
    ]);
    expect(await server.history(trader, 'Withdraw')).toEqual([body['data']]);
  });

  it('and every other success says nothing that clients read as a refusal [WAL-087]', () => {
    const reasonIn = (message: string) => refusalReason({ code: 'refused', status: 200, message });
    expect(Object.values(successTexts.wallet).filter(reasonIn)).toEqual([]);
  });

  it('keeps the greatest tag of XRP there is [WAL-094]', async () => {
    const trader = await server.addTrader({ XRP: '50' });
    const answer = await server.withdraw(trader, { currency: 'XRP', amount: '20', destinationTag: '4294967295' });
    expect(dataOf(answer)).toMatchObject({
      address: outside.XRP,
      destinationTag: '4294967295',
      receiveAmount: '19.75',
    });
  });
});

describe('more than is available', () => {
  it('is refused; orders and pending withdrawals do not count [WAL-089] [TRC-073]', async () => {
    const trader = await server.addTrader({ XDC: '5000' });
    const order = { exchange_id: '1', ...orderFields({ side: 'sell', price: '0.05', amount: '1500' }) };
    expect((await server.post('/trade/new_order', order, trader)).status).toBe(200);
    expect((await server.withdraw(trader, { currency: 'XDC', amount: '1000' })).status).toBe(200);
    const { body } = await server.get('/api/wallet', { userid: trader.uniqueId, cache: 'false' }, trader);
    const rows = body['data'] as Record<string, unknown>[];
    expect(rows.map(({ symbol }) => symbol)).toEqual(assets.map(({ symbol }) => symbol));
    const xdc = { symbol: 'XDC', balance: '2500', inTrade: '1500', allowWithdrawal: true };
    expect(rows).toContainEqual(expect.objectContaining(xdc));
    const tooMuch = await server.request(trader, { currency: 'XDC', amount: '2500.00000001' }, wrongCodes());
    expect([tooMuch.status, tooMuch.body]).toEqual([
      400,
      { statusCode: 400, code: 'insufficient_funds', message: 'Insufficient Fund', field: 'amount' },
    ]);
    expect((await server.withdraw(trader, { currency: 'XDC', amount: '2500' })).status).toBe(200);
    expect(await server.balancesOf(trader)).toEqual({ 'in orders XDC': '1500', 'pending withdrawal XDC': '3500' });
  });
});

const digits = fieldTexts.numeric;

describe('the address', () => {
  let rich: WalletTrader | undefined;
  const richOne = async (): Promise<WalletTrader> =>
    (rich ??= await server.addTrader(Object.fromEntries(assets.map(({ symbol }) => [symbol, '10000']))));
  const refusalOf = async (currency: AssetSymbol, toAddress: string, destinationTag = '7') => {
    const amount = { XDC: '1000', XDCE: '10000' }[currency as string] ?? '50';
    const words = { currency, amount: currency === 'BTC' || currency.startsWith('BCH') ? '0.05' : amount, toAddress };
    const { status, body } = await server.request(await richOne(), { ...words, destinationTag }, wrongCodes());
    return [status, body['message'], body['field']];
  };
  const typo = fieldTexts.addressTypo;

  it.each(assets.map(({ symbol }) => symbol))('of %s is one of that coin’s [WAL-090]', async (currency) => {
    const message = `Enter valid ${currency} address.`;
    const foreign = currency === 'XRP' ? outside.BTC : outside.XRP;
    for (const address of [foreign, 'nonsense', ` ${outside[currency]} x`])
      expect(await refusalOf(currency, address)).toEqual([400, message, 'toAddress']);
    expect(await refusalOf(currency, outside[currency])).toEqual([400, 'Wrong OTP', 'otp']);
  });

  it.each<[AssetSymbol, string]>([
    ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3'],
    ['XRP', 'rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRJ'],
    ['ETH', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['XDC', 'xdc5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['BCHABC', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q'],
  ])('of %s with a wrong checksum is reported as a typo [WAL-091]', async (currency, address) => {
    const [status, message, field] = await refusalOf(currency, address);
    expect([status, field]).toEqual([400, 'toAddress']);
    expect(message).toBe(typo);
  });

  it.each([
    ['a blank in it', `${outside.BTC.slice(0, 9)} ${outside.BTC.slice(9)}`],
    ['a blank after it', `${outside.BTC} `],
    ['a line break after it', `${outside.BTC}\n`],
    ['a tab before it', `\t${outside.BTC}`],
    ['a letter that only looks alike', outside.BTC.replace('B', '\u0412')],
    ['a full-width digit', outside.BTC.replace('1', '\uff11')],
    ['a zero-width space in it', `${outside.BTC.slice(0, 9)}\u200b${outside.BTC.slice(9)}`],
    ['a mark that turns text around', `\u202e${outside.BTC}`],
  ])('with %s is refused [WAL-249]', async (_, address) => {
    expect(await refusalOf('BTC', address)).toEqual([400, 'Enter valid BTC address.', 'toAddress']);
  });

  it('with a control character is refused [WAL-249]', async () => {
    expect((await refusalOf('BTC', `${outside.BTC}\u0000`))[0]).toBe(400);
    expect((await refusalOf('BTC', `${outside.BTC}\u0007`))[0]).toBe(400);
  });

  it.each([
    ['none', '', 'This field is required.'],
    ['letters', 'abc', digits],
    ['digits of another script', '١٢٣', digits],
    ['a sign', '-1', digits],
    ['one beyond 32 bits', '4294967296', "A destination tag can't be greater than 4294967295."],
    ['one far beyond', '99999999999', expect.any(String) as string],
  ])('of XRP needs a numeric tag: %s is refused [WAL-094] [WAL-250]', async (_, tag, message) => {
    const [status, words, field] = await refusalOf('XRP', outside.XRP, tag);
    expect([status, words, field]).toEqual([400, message, 'destinationTag']);
  });

  it('of XRP without the field is refused, naming the tag [WAL-094]', async () => {
    const { body } = await server.request(await richOne(), { currency: 'XRP', amount: '20' }, wrongCodes());
    expect(body).toEqual({
      statusCode: 400,
      code: 'invalid_request',
      message: 'This field is required.',
      field: 'destinationTag',
    });
  });

  it('of another coin has no tag: one that is sent is neither stored nor passed on [WAL-095]', async () => {
    const trader = await server.addTrader({ XDC: '2000' });
    const answer = await server.withdraw(trader, { currency: 'XDC', amount: '1000', destinationTag: '7' });
    expect(dataOf(answer)).toMatchObject({ status: 'Pending', destinationTag: null });
    const { rows } = await server.database.pool.query('select destination_tag from withdrawal where owner = $1', [
      trader.uniqueId,
    ]);
    expect(rows).toEqual([{ destination_tag: null }]);
  });
});

it.each(['fast', 'slow', 'Normal', ''])('a transaction speed of %j is refused [WAL-096]', async (transactionSpeed) => {
  const trader = await server.addTrader({ XDC: '2000' });
  const fields = { currency: 'XDC', amount: '1000', toAddress: outside.XDC, otp: wrongCode, tfa: '123456' };
  const { status, body } = await server.post('/user/withdraw_request', { ...fields, transactionSpeed }, trader);
  expect([status, body['field']]).toEqual([400, 'transactionSpeed']);
});

describe('a client withdrawal ID', () => {
  it('sent again returns the same withdrawal in its current state, whatever codes come with it [WAL-097] [WAL-098]', async () => {
    const trader = await server.addTrader({ XDC: '5000' });
    const words = { currency: 'XDC', amount: '1000', client_withdrawal_id: 'mine-1' } as const;
    const first = await server.withdraw(trader, words);
    expect(dataOf(first)).toMatchObject({ client_withdrawal_id: 'mine-1', status: 'Pending' });
    const again = await server.request(trader, { ...words, amount: '1000.0' }, wrongCodes());
    expect(again).toMatchObject({ status: 200, body: { statusCode: 200, data: dataOf(first) } });
    const id = String(dataOf(first)['transactionId']);
    await server.post('/user/cancel_withdrawal', { transactionId: id }, trader);
    await server.operate('currency XDC withdrawals off');
    const later = await server.request(trader, words, wrongCodes());
    await server.operate('currency XDC withdrawals on');
    expect(later).toMatchObject({ status: 200, body: { data: { transactionId: id, status: 'Cancelled' } } });
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
    expect(await server.history(trader, 'Withdraw')).toHaveLength(1);
  });

  it('with another coin, amount, address or tag is refused, and moves nothing [WAL-099]', async () => {
    const trader = await server.addTrader({ XRP: '500', XDC: '5000' });
    const words = { currency: 'XRP', amount: '20', destinationTag: '7', client_withdrawal_id: 'mine-2' } as const;
    await server.withdraw(trader, words);
    const before = await server.balancesOf(trader);
    for (const change of [
      { currency: 'XDC', toAddress: outside.XDC },
      { amount: '20.000001' },
      { toAddress: 'rrrrrrrrrrrrrrrrrrrrrhoLvTp' },
      { destinationTag: '8' },
    ] as const) {
      const { status, body } = await server.request(trader, { ...words, ...change }, wrongCodes());
      expect([status, body['message']]).toEqual([409, 'This ID is already used by another withdrawal.']);
    }
    expect(await server.balancesOf(trader)).toEqual(before);
  });

  it('belongs to its trader, and is found in the history, even after a restart [WAL-100] [WAL-101]', async () => {
    const [trader, other] = [await server.addTrader({ XDC: '5000' }), await server.addTrader({ XDC: '5000' })];
    const words = { currency: 'XDC', client_withdrawal_id: 'ours' } as const;
    const [mine, others] = [
      await server.withdraw(trader, { ...words, amount: '1000' }),
      await server.withdraw(other, { ...words, amount: '1100' }),
    ];
    await server.withdraw(trader, { currency: 'XDC', amount: '1200' });
    await server.restart();
    for (const [who, answer] of [
      [trader, mine],
      [other, others],
    ] as const)
      expect(await server.history(who, 'Withdraw', { client_withdrawal_id: 'ours' })).toEqual([dataOf(answer)]);
    expect(await server.history(trader, 'Withdraw', { client_withdrawal_id: 'other' })).toEqual([]);
  });
});

it.each(['otp', 'tfa'] as const)(
  'ten wrong codes in %s make the next request wait, whatever emails and repeats came in between [WAL-404]',
  async (guessed) => {
    const trader = await server.addTrader({ XDC: '50000' });
    const known = { currency: 'XDC', amount: '1000', client_withdrawal_id: 'known' } as const;
    await server.withdraw(trader, known);
    const before = await server.balancesOf(trader);
    const tfa = server.freshAppCode();
    const words = (times: number) => ({ currency: 'XDC', amount: String(1001 + Math.floor(times / 3)) }) as const;
    for (let times = 0; times < 10; times += 1) {
      const { currency, amount } = words(times);
      if (times % 3 === 0) await server.askForCode(trader, currency, amount);
      expect((await server.request(trader, known, wrongCodes())).status).toBe(200);
      const tooMuch = await server.request(trader, { currency, amount: '49001' }, wrongCodes());
      expect(tooMuch.body['message']).toBe('Insufficient Fund');
      const codes = { otp: server.lastCode(trader), tfa, [guessed]: wrongCodes()[guessed] };
      const guess = await server.request(trader, words(times), codes);
      expect([guess.status, guess.body['field']]).toEqual([400, guessed]);
    }
    expect((await server.request(trader, words(9), { otp: server.lastCode(trader), tfa })).status).toBe(429);
    expect((await server.request(trader, known, wrongCodes())).status).toBe(200);
    expect(await server.balancesOf(trader)).toEqual(before);
  },
);
