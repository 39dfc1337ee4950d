import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compose } from '../..';
import {
  outside,
  startWallet,
  type WalletServer,
  type WalletTrader,
  type WithdrawalWords,
} from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { APPROVE_AFTER_MS: '100000000', CODE_TRIES: '1000' });
});
afterAll(() => server.closeSound());

const words = { currency: 'XDC', amount: '1000' } as const;
const elsewhere = 'xdcfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const addTrader = () => server.addTrader({ XDC: '50000', XRP: '500' });
const ask = async (
  trader: WalletTrader,
  to: Parameters<WalletServer['askForCode']>[3],
  coin: WithdrawalWords = words,
) => {
  expect((await server.askForCode(trader, coin.currency, coin.amount, to)).body).toMatchObject({ statusCode: 200 });
  return server.lastCode(trader);
};
const request = (trader: WalletTrader, otp: string, asked: Partial<WithdrawalWords> = {}) =>
  server.request(trader, { ...words, ...asked }, { otp, tfa: server.freshAppCode() });

/** The text of the last email with a code. */
const lastMail = (trader: WalletTrader): string => {
  const letter = server.lettersTo(trader.email, 'withdrawalCode').at(-1);
  return letter ? compose(letter, { brand: 'Exchange', publicUrl: 'https://exchange.example' }).text : '';
};

describe('a code that was requested with an address', () => {
  it('confirms no withdrawal to another one, even after its code was seen [WAL-370]', async () => {
    const trader = await addTrader();
    const otp = await ask(trader, { toAddress: outside.XDC });
    expect((await request(trader, otp, { toAddress: elsewhere })).body).toMatchObject({ message: 'Wrong OTP' });
    expect(await server.balancesOf(trader)).toMatchObject({ 'available XDC': '50000' });
    const { body } = await request(trader, otp, { toAddress: outside.XDC.toLowerCase() });
    expect(body).toMatchObject({ statusCode: 200, data: { paymentType: 'Auto', address: outside.XDC.toLowerCase() } });
  });

  it('confirms none with another tag [WAL-370]', async () => {
    const trader = await addTrader();
    const coin = { currency: 'XRP', amount: '50' } as const;
    const otp = await ask(trader, { toAddress: outside.XRP, destinationTag: '4711' }, coin);
    expect((await request(trader, otp, { ...coin, destinationTag: '4712' })).body).toMatchObject({ field: 'otp' });
    expect((await request(trader, otp, { ...coin, destinationTag: '04711' })).status).toBe(200);
  });

  it('is emailed with the address, the tag, the fee and what will arrive, in full [WAL-371]', async () => {
    const trader = await addTrader();
    await ask(trader, { toAddress: outside.XRP, destinationTag: '4711' }, { currency: 'XRP', amount: '50' });
    const mail = lastMail(trader);
    for (const part of ['50 XRP', '0.25 XRP', '49.75 XRP', outside.XRP, '4711', 'this coin, amount and address only'])
      expect(mail).toContain(part);
    expect(mail).not.toContain('No address was named');
  });

  it('can be requested for another address at once, each good for its own [WAL-373]', async () => {
    const trader = await addTrader();
    const first = await ask(trader, { toAddress: outside.XDC });
    const second = await ask(trader, { toAddress: elsewhere });
    expect((await server.askForCode(trader, 'XDC', '1000', { toAddress: elsewhere.toLowerCase() })).status).toBe(429);
    expect((await request(trader, first, { toAddress: elsewhere })).status).toBe(400);
    expect((await request(trader, second, { toAddress: elsewhere })).status).toBe(200);
    expect((await request(trader, first)).status).toBe(200);
  });

  it.each([
    ['XDC', { toAddress: outside.ETH }, 'Enter valid XDC address.', 'toAddress'],
    ['XRP', { toAddress: outside.XRP }, 'This field is required.', 'destinationTag'],
  ] as const)('for %s that could not be withdrawn to is not sent [WAL-374]', async (coin, to, message, field) => {
    const trader = await addTrader();
    const amount = coin === 'XDC' ? '1000' : '50';
    expect((await server.askForCode(trader, coin, amount, to)).body).toMatchObject({
      statusCode: 400,
      code: 'invalid_request',
      message,
      field,
    });
    expect(server.lettersTo(trader.email, 'withdrawalCode')).toEqual([]);
  });
});

describe('a code that was requested without an address', () => {
  it('says so in its email, and its withdrawal is reviewed although it is small [WAL-372]', async () => {
    const trader = await addTrader();
    const otp = await ask(trader, {});
    for (const part of ['No address was named', '1000 XDC', 'this coin and amount only'])
      expect(lastMail(trader)).toContain(part);
    const { body } = await request(trader, otp);
    expect(body).toMatchObject({
      statusCode: 200,
      data: { paymentType: 'Manual', steps: [{ waitsFor: 'review' }] },
    });
  });

  it('counts wrong tries beside one with an address: three end both [WAL-077]', async () => {
    const trader = await addTrader();
    const [unnamed, named] = [await ask(trader, {}), await ask(trader, { toAddress: outside.XDC })];
    const wrong = ['00000', '11111'].find((code) => code !== unnamed && code !== named) ?? '';
    for (let times = 0; times < 3; times += 1)
      await server.request(trader, words, { otp: wrong, tfa: server.appCode() });
    for (const otp of [unnamed, named]) expect((await request(trader, otp)).body).toMatchObject({ field: 'otp' });
  });
});
