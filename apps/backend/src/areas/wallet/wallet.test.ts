import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { followingCustody, startWallet, type WalletServer } from './testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
});
afterAll(() => server.closeSound());

it('coins can be deposited and withdrawn again', async () => {
  const trader = await server.addTrader();
  const { address } = await server.addressOf(trader, 'XDC');
  await server.chains.sendTestCoins({ asset: 'XDC', amount: '5000', address });
  await server.until(async () => (await server.history(trader, 'Deposit'))[0], { status: 'Pending', confirmations: 0 });
  await server.chains.mine('XDC', 1);
  await server.until(async () => (await server.history(trader, 'Deposit'))[0], {
    status: 'Completed',
    confirmations: 1,
  });
  expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
  await server.chains.mine('XDC', 2);
  await server.until(async () => (await server.history(trader, 'Deposit'))[0], { confirmations: 3 });
  const answer = await server.withdraw(trader, { currency: 'XDC', amount: '2000' });
  expect(answer).toMatchObject({
    status: 200,
    body: { statusCode: 200, data: { status: 'Pending', paymentType: 'Auto' } },
  });
  expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '3000', 'pending withdrawal XDC': '2000' });
  server.clock.now += 60_000;
  await server.until(async () => (await server.history(trader, 'Withdraw'))[0], {
    status: 'Process',
    walletTxId: expect.any(String) as string,
  });
  await server.chains.mine('XDC', 3);
  await server.until(async () => (await server.history(trader, 'Withdraw'))[0], { status: 'Completed' });
  expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '3000' });
});
