import {
  add,
  assetOf,
  assetSymbols,
  showExactly,
  subtract,
  unitOf,
  withdrawalFee,
  type AssetSymbol,
  type DecimalText,
  type PairName,
} from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hour, wrongCode } from '../../accounts/testing/accountsServer';
import { createMarket } from '#marketData/market';
import { outside, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
const market = createMarket();
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { APPROVE_AFTER_MS: '100000000000' }, { market });
  record({ 'XDC-USDT': '0.05', 'XDC-ETH': '0.00002', 'BTC-USDT': '50000', 'XRP-USDT': '0.5', 'XDC-USDC': '0.05' });
});
afterAll(() => server.closeSound());

// No pair of BTC or XRP with XDC has traded, so they are priced across USD.
const record = (prices: Partial<Record<PairName, DecimalText>>): void => {
  for (const [pair, price] of Object.entries(prices))
    market.record([{ pair: pair as PairName, price, amount: '1', at: Math.floor(server.clock.now / 1_000) }]);
};

const lots = Object.fromEntries(assetSymbols.map((symbol) => [symbol, '9000000']));
const tagOf = (currency: AssetSymbol) => (currency === 'XRP' ? { destinationTag: '7' } : {});

/** The response about an amount. If the amount is fine, the refusal is about the code. */
const saidOf = async (trader: WalletTrader, currency: AssetSymbol, amount: DecimalText): Promise<unknown> => {
  const words = { currency, amount, toAddress: outside[currency], ...tagOf(currency) };
  const { body } = await server.request(trader, words, { otp: wrongCode, tfa: server.appCode() });
  return body['field'] === 'otp' ? 'fits' : body['message'];
};

const withdraw = (trader: WalletTrader, currency: AssetSymbol, amount: DecimalText) =>
  server.withdraw(trader, { currency, amount, ...tagOf(currency) });

const used = async (trader: WalletTrader): Promise<unknown> => {
  const { body } = await server.get('/api/wallet', { userid: trader.uniqueId, cache: 'false' }, trader);
  return (body['data'] as Record<string, unknown>[])[0]?.['totalWithdrew'];
};

const left = (figure: string) =>
  `You have ${showExactly(figure)} XDC left of your daily limit. It resets at 00:00 UTC.`;
const reached = 'Daily limit of 2,500,000 XDC reached, cannot withdraw!';

describe.each(assetSymbols)('%s', (currency) => {
  const { minimumWithdrawal, withdrawalDecimals, withdrawalFee: configuredFee } = assetOf(currency);
  const unit = unitOf(withdrawalDecimals);

  it('can be withdrawn from its minimum on, with no more than its decimals [WAL-092] [WAL-093] [WAL-247]', async () => {
    const trader = await server.addTrader(lots);
    const minimum = `Minimum ${showExactly(minimumWithdrawal)} ${currency}`;
    expect(await saidOf(trader, currency, subtract(minimumWithdrawal, unit))).toBe(minimum);
    expect(await saidOf(trader, currency, minimumWithdrawal)).toBe('fits');
    const above = add(minimumWithdrawal, unit);
    expect(await saidOf(trader, currency, above)).toBe('fits');
    expect(await saidOf(trader, currency, `${above}1`)).toBe(
      `At most ${String(withdrawalDecimals)} decimals are allowed.`,
    );
    expect(await saidOf(trader, currency, `${above}0`)).toBe('fits');
  });

  it('can be withdrawn up to what is available [WAL-089] [WAL-247]', async () => {
    const trader = await server.addTrader({ [currency]: minimumWithdrawal });
    expect(await saidOf(trader, currency, minimumWithdrawal)).toBe('fits');
    await server.changeCurrency(currency, { minWithdrawal: '0' });
    const short = await server.addTrader({ [currency]: subtract(minimumWithdrawal, unit) });
    expect(await saidOf(short, currency, minimumWithdrawal)).toBe('Insufficient Fund');
    await server.changeCurrency(currency, { minWithdrawal: minimumWithdrawal });
  });

  it('pays the fee of the fee data out of its amount [WAL-106] [WAL-108] [WAL-109] [WAL-247]', async () => {
    const trader = await server.addTrader(lots);
    const { body } = await withdraw(trader, currency, minimumWithdrawal);
    expect(body['data']).toMatchObject({
      fee: configuredFee,
      receiveAmount: subtract(minimumWithdrawal, configuredFee),
    });
  });

  it('can’t be withdrawn if the fee takes all of it [WAL-110] [WAL-247]', async () => {
    const trader = await server.addTrader(lots);
    await server.changeCurrency(currency, { minWithdrawal: '0', withdrawalFee: '0.5' });
    expect(await saidOf(trader, currency, '0.5')).toBe(`The fee is 0.5 ${currency}. Enter a higher amount.`);
    expect(await saidOf(trader, currency, subtract('0.5', unit))).toBe(
      `The fee is 0.5 ${currency}. Enter a higher amount.`,
    );
    expect(await saidOf(trader, currency, add('0.5', unit))).toBe('fits');
    await server.changeCurrency(currency, { minWithdrawal: minimumWithdrawal, withdrawalFee: configuredFee });
  });
});

describe('fees', () => {
  it.each([
    ['10000', '20'],
    ['10000.00000001', '20.00000001'],
    ['9999.99999999', '20'],
    ['50000', '100'],
  ])('of %s XDCE are the greater of 0.2 percent and 20: %s [WAL-108]', async (amount, fee) => {
    await server.changeCurrency('XDCE', { minWithdrawal: '1' });
    const trader = await server.addTrader({ XDCE: '60000' });
    const { body } = await withdraw(trader, 'XDCE', amount);
    expect(body['data']).toMatchObject({ fee, receiveAmount: subtract(amount, fee) });
    expect(withdrawalFee(amount, { asset: 'XDCE', configuredFee: '20' })).toBe(fee);
    await server.changeCurrency('XDCE', { minWithdrawal: '10000' });
  });

  it('and minimums are those of the current fee data [WAL-092] [WAL-106]', async () => {
    const trader = await server.addTrader({ USDT: '500' });
    await server.changeCurrency('USDT', { minWithdrawal: '40', withdrawalFee: '4' });
    expect(await saidOf(trader, 'USDT', '39.999999')).toBe('Minimum 40 USDT');
    expect((await withdraw(trader, 'USDT', '40')).body['data']).toMatchObject({ fee: '4', receiveAmount: '36' });
    await server.changeCurrency('USDT', { minWithdrawal: '35', withdrawalFee: '3.2' });
  });
});

describe('the daily limit', () => {
  it('is worth 2.5 million XDC over all coins; exactly the rest can be withdrawn, and not a unit more [WAL-111] [WAL-112] [WAL-113] [WAL-114] [WAL-118]', async () => {
    const trader = await server.addTrader(lots);
    // At 0.05 USDT per XDC: 20 000, then 1 000 000 across USD, then 10 each across USD.
    for (const [currency, amount, total] of [
      ['USDT', '1000', '20000'],
      ['BTC', '1', '1020000'],
      ['XRP', '100', '1021000'],
      ['XDCE', '10000', '1031000'],
      ['XDC', '1400000', '2431000'],
    ] as const) {
      expect((await withdraw(trader, currency, amount)).body).toMatchObject({ statusCode: 200 });
      expect(await used(trader)).toBe(total);
    }
    expect(await saidOf(trader, 'XDC', '69000.00000001')).toBe(left('69000'));
    expect(await saidOf(trader, 'USDT', '3450.000001')).toBe(left('69000'));
    expect(await saidOf(trader, 'BTC', '0.06900001')).toBe(left('69000'));
    expect((await withdraw(trader, 'BTC', '0.069')).status).toBe(200);
    const { status, body } = await server.askForCode(trader, 'XDC', '1000');
    expect([status, body]).toEqual([403, { statusCode: 403, code: 'forbidden', message: reached, field: 'amount' }]);
    expect(await saidOf(trader, 'BTC', '0.005')).toBe(reached);
  });

  it('counts the value at the time of the request [WAL-114] [WAL-118]', async () => {
    const trader = await server.addTrader(lots);
    await withdraw(trader, 'ETH', '20');
    expect(await used(trader)).toBe('1000000');
    record({ 'XDC-ETH': '0.00001' });
    expect(await used(trader)).toBe('1000000');
    expect(await saidOf(trader, 'ETH', '15.00000001')).toBe(left('1500000'));
    expect(await saidOf(trader, 'ETH', '15')).toBe('fits');
    record({ 'XDC-ETH': '0.00002' });
  });

  it('no longer counts a cancelled withdrawal [WAL-115]', async () => {
    const trader = await server.addTrader(lots);
    const ids = [];
    for (const amount of ['1000000', '1500000'])
      ids.push(
        String(((await withdraw(trader, 'XDC', amount)).body['data'] as Record<string, unknown>)['transactionId']),
      );
    expect(await saidOf(trader, 'XDC', '1000')).toBe(reached);
    const taken = await server.post('/user/cancel_withdrawal', { transactionId: ids[0] ?? '' }, trader);
    expect(taken.body['message']).toBe('Withdrawal cancelled. 1,000,000 XDC is available again.');
    expect(await used(trader)).toBe('1500000');
    expect((await server.operate(`withdrawal cancel ${ids[1] ?? ''}`)).exit).toBe(0);
    expect(await used(trader)).toBe('0');
    expect(await saidOf(trader, 'XDC', '2500000')).toBe('fits');
  });

  it('is whole again at 00:00:00 UTC, and not before [WAL-116]', async () => {
    const trader = await server.addTrader(lots);
    await withdraw(trader, 'XDC', '2500000');
    const midnight = Date.parse(`${new Date(server.clock.now + 24 * hour).toISOString().slice(0, 10)}T00:00:00Z`);
    const at = async (moment: number) => {
      server.clock.now = moment;
      return saidOf({ ...trader, token: await server.signIn(trader.uniqueId) }, 'XDC', '2500000');
    };
    expect(await at(midnight - 1)).toBe(reached);
    expect(await at(midnight)).toBe('fits');
  });

  it('applies once a day, even if the clock steps back over midnight [WAL-364]', async () => {
    const trader = await server.addTrader(lots);
    const midnight = Date.parse(`${new Date(server.clock.now + 24 * hour).toISOString().slice(0, 10)}T00:00:00Z`);
    const at = async (moment: number) => {
      server.clock.now = moment;
      return { ...trader, token: await server.signIn(trader.uniqueId) };
    };
    expect((await withdraw(await at(midnight - hour), 'XDC', '1500000')).status).toBe(200);
    expect((await withdraw(await at(midnight), 'XDC', '1000000')).status).toBe(200);
    const stepped = await at(midnight - 1);
    expect(await used(stepped)).toBe('2500000');
    expect(await saidOf(stepped, 'XDC', '1000')).toBe(reached);
    expect(await saidOf(await at(midnight + hour), 'XDC', '1500000.00000001')).toBe(left('1500000'));
  });

  it('is neither blocked for long nor raised by a clock that was far ahead [WAL-365]', async () => {
    const trader = await server.addTrader(lots);
    const right = server.clock.now;
    const at = async (moment: number) => {
      server.clock.now = moment;
      return { ...trader, token: await server.signIn(trader.uniqueId) };
    };
    expect((await withdraw(await at(right + 400 * 24 * hour), 'XDC', '2500000')).status).toBe(200);
    const set = await at(right);
    await server.changeTrader(trader, { lastTotpStep: null });
    expect((await withdraw(set, 'XDC', '2000000')).status).toBe(200);
    expect(await saidOf(set, 'XDC', '500000.00000001')).toBe(left('500000'));
  });

  it('counts BCHABC and BCHSV at the configured prices [WAL-119]', async () => {
    const trader = await server.addTrader(lots);
    await withdraw(trader, 'BCHABC', '2');
    await withdraw(trader, 'BCHSV', '3');
    expect(await used(trader)).toBe('17700');
  });
});

it('a coin without a price can’t be withdrawn, and the refusal says why [WAL-120]', async () => {
  const bare = await startWallet(inject('clusterUrl'), {}, { market: createMarket(), config: {} });
  for (const currency of ['BTC', 'USDT', 'BCHSV'] as const) {
    const trader = await bare.addTrader({ [currency]: '500' });
    const { status, body } = await bare.askForCode(trader, currency, '50');
    const message = `${currency} can't be withdrawn right now: without a price we can't count it towards your daily limit.`;
    expect([status, body]).toEqual([409, { statusCode: 409, code: 'conflict', message, field: 'currency' }]);
  }
  const trader = await bare.addTrader({ XDC: '5000' });
  expect((await bare.withdraw(trader, { currency: 'XDC', amount: '1000' })).status).toBe(200);
  await bare.closeSound();
});
