import { assetOf, assetSymbols, subtract } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { depositSteps, type DepositSteps } from '../testing/depositSteps';
import { followingCustody, startWallet, type WalletServer } from '../testing/walletServer';

let server: WalletServer;
let steps: DepositSteps;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
  steps = depositSteps(server);
});
afterAll(() => server.closeSound());

describe('a payment to a trader', () => {
  it('is Pending with 0 of 3 confirmations as soon as its chain shows it, and is not credited [WAL-021] [WAL-036]', async () => {
    const trader = await server.addTrader();
    const transactionId = await steps.pay(trader, 'XDC', '5000');
    await steps.untilNewest(trader, {
      status: 'Pending',
      currencyName: 'XDC',
      amount: '5000',
      transactionId,
      confirmations: 0,
      confirmationsNeeded: 3,
    });
    expect(await steps.stepsOf(trader, transactionId)).toEqual([{ step: 'seen', confirmations: 0 }]);
    expect(await server.balancesOf(trader)).toEqual({});
  });

  it('is credited once at 1 confirmation, and keeps counting to 3 [WAL-022] [WAL-036]', async () => {
    const trader = await server.addTrader();
    const transactionId = await steps.pay(trader, 'ETH', '2');
    await steps.untilNewest(trader, { confirmations: 0 });
    for (const confirmations of [1, 2, 3]) {
      await server.chains.mine('ETH', 1);
      await steps.untilNewest(trader, { status: 'Completed', confirmations });
      expect(await server.balancesOf(trader)).toEqual({ 'available ETH': '2' });
    }
    await steps.settled('ETH');
    await server.restart();
    await steps.settled('ETH');
    expect(await steps.stepsOf(trader, transactionId)).toEqual([
      { step: 'seen', confirmations: 0 },
      { step: 'credited', confirmations: 1 },
      { step: 'confirmed', confirmations: 2 },
      { step: 'confirmed', confirmations: 3 },
    ]);
    expect(await server.balancesOf(trader)).toEqual({ 'available ETH': '2' });
  });

  it('can be traded with at once [WAL-023]', async () => {
    const trader = await server.addTrader();
    await steps.deposit(trader, 'XDC', '1000');
    const { status, body } = await server.post(
      '/trade/new_order',
      {
        exchange_id: '1',
        user_id: trader.uniqueId,
        pair_id: '5',
        symbol: 'XDC-USDT',
        type: 'limit',
        side: 'sell',
        price: '0.05',
        amount: '1000',
      },
      trader,
    );
    expect([status, body['message'] === undefined]).toEqual([200, false]);
    expect(await server.balancesOf(trader)).toEqual({ 'in orders XDC': '1000' });
  });

  it.each([
    ['XDC', '1234567.000000000000000001'],
    ['ETH', '0.123456789012345678'],
    ['BTC', '0.12345678'],
    ['USDT', '99999999.000001'],
  ] as const)('of %s is free, and credited to the last decimal: %s [WAL-024]', async (asset, amount) => {
    const trader = await server.addTrader();
    await steps.deposit(trader, asset, amount);
    expect(await server.balancesOf(trader)).toEqual({ [`available ${asset}`]: amount });
    expect(await steps.newest(trader)).toMatchObject({ amount });
  });

  it('of exactly the minimum is credited, in every coin [WAL-025]', async () => {
    const trader = await server.addTrader();
    for (const asset of assetSymbols) await steps.pay(trader, asset, assetOf(asset).minimumDeposit);
    for (const asset of assetSymbols) await server.chains.mine(asset, 1);
    const expected = assetSymbols.map((asset) => [`available ${asset}`, assetOf(asset).minimumDeposit]);
    for (const asset of assetSymbols) await steps.settled(asset);
    expect(await server.balancesOf(trader)).toEqual(Object.fromEntries(expected));
  });

  it('a last decimal below the minimum is not credited, in any coin [WAL-025]', async () => {
    const trader = await server.addTrader();
    const below = (asset: (typeof assetSymbols)[number]) =>
      subtract(assetOf(asset).minimumDeposit, '0.000000000000000001');
    for (const asset of assetSymbols) await steps.pay(trader, asset, below(asset));
    for (const asset of assetSymbols) await steps.settled(asset);
    expect(await server.balancesOf(trader)).toEqual({});
    const rows = await server.history(trader, 'Deposit');
    expect(rows.map(({ keptFor }) => keptFor)).toEqual(assetSymbols.map(() => 'minimum'));
  });

  it('counts for each of two traders that one transaction pays [WAL-031]', async () => {
    const [one, other] = [await server.addTrader(), await server.addTrader()];
    const [first, second] = [await server.addressOf(one, 'BTC'), await server.addressOf(other, 'BTC')];
    const { transactionId } = await server.chains.sendTestCoins(
      { asset: 'BTC', amount: '1', address: first.address },
      { amount: '0.5', address: second.address },
    );
    await server.chains.mine('BTC', 1);
    for (const trader of [one, other]) await steps.untilNewest(trader, { transactionId, status: 'Completed' });
    expect(await server.balancesOf(one)).toEqual({ 'available BTC': '1' });
    expect(await server.balancesOf(other)).toEqual({ 'available BTC': '0.5' });
    const [mine, theirs] = [await server.history(one, 'Deposit'), await server.history(other, 'Deposit')];
    expect([mine.length, theirs.length, mine[0]?.['depositId'] === theirs[0]?.['depositId']]).toEqual([1, 1, false]);
  });

  it('of XRP goes to the trader of its tag [WAL-004]', async () => {
    const [one, other] = [await server.addTrader(), await server.addTrader()];
    await server.addressOf(other, 'XRP');
    await steps.deposit(one, 'XRP', '20');
    expect(await server.balancesOf(one)).toEqual({ 'available XRP': '20' });
    expect(await server.balancesOf(other)).toEqual({});
  });

  it('that arrived while the exchange was down is credited when it is back [WAL-022]', async () => {
    const trader = await server.addTrader();
    await server.addressOf(trader, 'USDC');
    const transactionId = await steps.pay(trader, 'USDC', '100');
    await server.chains.mine('USDC', 40);
    await server.restart();
    await steps.untilNewest(trader, { transactionId, status: 'Completed', confirmations: 3 });
    expect(await server.balancesOf(trader)).toEqual({ 'available USDC': '100' });
  });
});
