import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compose } from '../..';
import type { Letter } from '#mail/letters';
import { followingCustody, outside, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { ...followingCustody, APPROVE_AFTER_MS: '1000000' });
});
afterAll(() => server.closeSound());

const kinds: readonly Letter['kind'][] = ['withdrawalRequested', 'withdrawalCompleted', 'withdrawalCancelled'];

const lettersTo = ({ email }: WalletTrader): Letter[] =>
  server.sent.flatMap(({ to, letter }) => (to === email && kinds.includes(letter.kind) ? [letter] : []));

/** Waits for this many emails, and checks that no more follow. */
const theLetters = async (trader: WalletTrader, count: number): Promise<string[]> => {
  await expect.poll(() => lettersTo(trader).length).toBe(count);
  await server.restart();
  // The restarted server has no prices, since nothing trades.
  server.setPrices({ 'XDC-XRP': '0.1' });
  expect(lettersTo(trader)).toHaveLength(count);
  return lettersTo(trader).map(
    (letter) => compose(letter, { brand: 'Exchange', publicUrl: 'https://exchange.example' }).text,
  );
};

const requested = async (trader: WalletTrader): Promise<string> => {
  const words = { currency: 'XRP', amount: '50', destinationTag: '4711' } as const;
  const { status, body } = await server.withdraw(trader, words);
  expect([status, body['message']]).toEqual([200, 'Your withdrawal request has been submitted.']);
  return String((body['data'] as Record<string, unknown>)['transactionId']);
};

const expectParts = (text: string | undefined, parts: readonly string[]): void => {
  for (const part of parts) expect(text).toContain(part);
};

describe('a withdrawal is emailed', () => {
  it('with all its facts when it is requested, and with its transaction when it is completed [WAL-161] [WAL-162]', async () => {
    const trader = await server.addTrader({ XRP: '100' });
    await requested(trader);
    const facts = ['50 XRP', '0.25 XRP', '49.75 XRP', outside.XRP, '4711'];
    const [request] = await theLetters(trader, 1);
    expectParts(request, [...facts, "cancel it while it's pending", 'https://exchange.example/history?tab=withdrawal']);
    server.clock.now += 1_000_000;
    const newest = async () =>
      (await server.history({ ...trader, token: await server.signIn(trader.uniqueId) }, 'Withdraw'))[0];
    await server.until(newest, { walletTxId: expect.any(String) as string });
    await server.chains.mine('XRP', 3);
    await server.until(newest, { status: 'Completed' });
    const [, completed] = await theLetters(trader, 2);
    expectParts(completed, [...facts, String((await newest())?.['walletTxId'])]);
  });

  it('when its trader cancels it, saying that the amount is available again [WAL-163]', async () => {
    const trader = await server.addTrader({ XRP: '100' });
    await server.post('/user/cancel_withdrawal', { transactionId: await requested(trader) }, trader);
    const [, cancelled] = await theLetters(trader, 2);
    expectParts(cancelled, ['You cancelled a withdrawal', 'The whole amount, 50 XRP, is available again.']);
  });

  it('when the exchange cancels it, with the reason [WAL-163]', async () => {
    const trader = await server.addTrader({ XRP: '100' });
    await server.operate(`withdrawal cancel ${await requested(trader)}`);
    const [, cancelled] = await theLetters(trader, 2);
    expectParts(cancelled, [
      'We cancelled a withdrawal',
      'Ticket 4711',
      'The whole amount, 50 XRP, is available again.',
    ]);
  });
});

describe('an amount', () => {
  it.each([
    '0',
    '-1',
    '1e-9',
    '1e30',
    'NaN',
    '0x10',
    '+1',
    '1,000',
    ' 1000',
    '.5',
    '１０００',
    '١٠٠٠',
    '१०००',
    '9'.repeat(60),
  ])('of %j is refused by both calls, naming it, and moves nothing [WAL-246]', async (amount) => {
    const trader = await server.addTrader({ XDC: '5000' });
    const answers = [
      await server.askForCode(trader, 'XDC', amount),
      await server.request(trader, { currency: 'XDC', amount }, { otp: '12345', tfa: server.appCode() }),
    ];
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        400,
        { statusCode: 400, code: 'invalid_request', message: 'Enter an amount above 0.', field: 'amount' },
      ]);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
    expect(server.lettersTo(trader.email, 'withdrawalCode')).toEqual([]);
  });

  it('of ten thousand digits is refused by both calls, and moves nothing [WAL-246]', async () => {
    const trader = await server.addTrader({ XDC: '5000' });
    const amount = '9'.repeat(10_000);
    const codes = { otp: '12345', tfa: server.appCode() };
    expect((await server.askForCode(trader, 'XDC', amount)).status).toBe(400);
    expect((await server.request(trader, { currency: 'XDC', amount }, codes)).status).toBe(400);
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
  });
});
