import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { depositSteps, type DepositSteps } from '../testing/depositSteps';
import { followingCustody, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
let steps: DepositSteps;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
  steps = depositSteps(server);
});
afterAll(() => server.closeSound());

const heldBack = (figure: string, confirmations: number, worth: string) =>
  `Your deposit of ${figure} has ${confirmations} of 3 confirmations. ` +
  `Until it has all of them, keep coins worth ${worth} XDC in your account.`;

const refusalOf = async (trader: WalletTrader, currency: 'XDC' | 'ETH', amount: string) => {
  const { status, body } = await server.withdraw(trader, { currency, amount });
  return { status, message: body['message'] };
};

describe('a deposit with less than 3 confirmations', () => {
  it('holds back its value from withdrawals of its own coin, with a message, until it has 3 [WAL-037] [WAL-039]', async () => {
    const trader = await server.addTrader();
    await steps.deposit(trader, 'XDC', '5000');
    expect((await refusalOf(trader, 'XDC', '1000')).message).toBe(heldBack('5,000 XDC', 1, '5,000'));
    await server.chains.mine('XDC', 1);
    await steps.untilNewest(trader, { confirmations: 2 });
    expect((await refusalOf(trader, 'XDC', '1000')).message).toBe(heldBack('5,000 XDC', 2, '5,000'));
    await server.chains.mine('XDC', 1);
    await steps.untilNewest(trader, { confirmations: 3 });
    expect((await refusalOf(trader, 'XDC', '5000')).status).toBe(200);
  });

  it('holds back its value from withdrawals of every other coin [WAL-038] [WAL-039]', async () => {
    const trader = await server.addTrader({ XDC: '50000' });
    // 1 ETH is 50000 XDC.
    await steps.deposit(trader, 'ETH', '1');
    await server.move('ETH', '0.5', { trader: trader.uniqueId }, { house: 'demo faucet' });
    expect((await refusalOf(trader, 'XDC', '25001')).message).toBe(heldBack('1 ETH', 1, '50,000'));
    expect((await refusalOf(trader, 'XDC', '25000')).status).toBe(200);
  });

  it('is not held back from trading [WAL-040]', async () => {
    const trader = await server.addTrader();
    await steps.deposit(trader, 'XDC', '5000');
    const order = { exchange_id: '1', user_id: trader.uniqueId, type: 'limit', side: 'sell', price: '0.05' };
    const { status } = await server.post(
      '/trade/new_order',
      { ...order, pair_id: '5', symbol: 'XDC-USDT', amount: '5000' },
      trader,
    );
    expect(status).toBe(200);
    expect(await server.balancesOf(trader)).toEqual({ 'in orders XDC': '5000' });
  });

  it('holds withdrawals back again if a reorganisation takes its confirmations [WAL-037]', async () => {
    const trader = await server.addTrader();
    await steps.deposit(trader, 'XDC', '5000', 3);
    await server.chains.undoBlocks('XDC', 3, { drop: false });
    await steps.untilNewest(trader, { confirmations: 0 });
    expect((await refusalOf(trader, 'XDC', '1000')).message).toBe(heldBack('5,000 XDC', 0, '5,000'));
    await server.chains.mine('XDC', 3);
    await steps.untilNewest(trader, { confirmations: 3 });
    expect((await refusalOf(trader, 'XDC', '1000')).status).toBe(200);
  });
});
