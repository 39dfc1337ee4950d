import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { roundUp, showExactly, toUnits, type AssetSymbol, type DecimalText } from '@exchange/domain';
import { createStatusStore } from '#reference/statusStore';
import { rebuild } from '#exchange/writing/rebuild';
import { wrongCode } from '../../accounts/testing/accountsServer';
import { orderFields } from '../../trading/testing/tradingServer';
import { depositSteps } from '../testing/depositSteps';
import { followingCustody, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { ...followingCustody, APPROVE_AFTER_MS: '100000000000' });
});
afterAll(() => server.closeSound());

const newest = (trader: WalletTrader) => async () => (await server.history(trader, 'Deposit'))[0];

/** Makes a deposit with one confirmation. */
const deposit = async (trader: WalletTrader, asset: AssetSymbol, amount: DecimalText): Promise<void> => {
  const { address } = await server.addressOf(trader, asset);
  await server.chains.sendTestCoins({ asset, amount, address });
  await server.chains.mine(asset, 1);
  await server.until(newest(trader), { status: 'Completed', amount, confirmations: 1 });
};

const refusalOf = async (trader: WalletTrader, currency: AssetSymbol, amount: DecimalText): Promise<unknown> => {
  const { body } = await server.request(trader, { currency, amount }, { otp: wrongCode, tfa: server.appCode() });
  return body['field'] === 'otp' ? 'fits' : body['message'];
};

const wallet = async (trader: WalletTrader, coin: AssetSymbol): Promise<Record<string, unknown>> => {
  const { body } = await server.get(
    '/api/wallet',
    { userid: trader.uniqueId, cache: 'false', exchange_id: '1' },
    trader,
  );
  return (body['data'] as Record<string, unknown>[]).find(({ symbol }) => symbol === coin) ?? {};
};

const heldBack = (amount: string, confirmations: number, worth: string): string =>
  `Your deposit of ${amount} has ${String(confirmations)} of 3 confirmations. Until it has all of them, keep coins worth ${worth} XDC in your account.`;

describe('a deposit without its 3 confirmations', () => {
  it('holds back its value from withdrawals of any coin, with a message, until it has them [WAL-038] [WAL-039]', async () => {
    const trader = await server.addTrader({ XDC: '5000', USDT: '100' });
    await deposit(trader, 'USDT', '50');
    expect(await refusalOf(trader, 'USDT', '100')).toBe('fits');
    expect((await server.withdraw(trader, { currency: 'XDC', amount: '5000' })).status).toBe(200);
    expect(await refusalOf(trader, 'USDT', '100')).toBe('fits');
    expect(await refusalOf(trader, 'USDT', '100.000001')).toBe(heldBack('50 USDT', 1, '1,000'));
    expect((await server.askForCode(trader, 'USDT', '150')).body).toEqual({
      statusCode: 403,
      code: 'forbidden',
      message: heldBack('50 USDT', 1, '1,000'),
      field: 'amount',
    });
    await server.chains.mine('USDT', 1);
    await server.until(newest(trader), { confirmations: 2 });
    expect(await refusalOf(trader, 'USDT', '150')).toBe(heldBack('50 USDT', 2, '1,000'));
    await server.chains.mine('USDT', 1);
    await server.until(newest(trader), { confirmations: 3 });
    expect(await refusalOf(trader, 'USDT', '150')).toBe('fits');
  });

  it('does not block another of the same coin because of rounding [WAL-038]', async () => {
    server.setPrices({ 'XDC-ETH': '0.00003' });
    const trader = await server.addTrader({ ETH: '1' });
    await deposit(trader, 'ETH', '1.1');
    expect(await refusalOf(trader, 'ETH', '1')).toBe('fits');
    // The reference price stays behind, and the higher worth counts.
    expect(await refusalOf(trader, 'ETH', '1.00000001')).toBe(heldBack('1.1 ETH', 1, '55,000'));
    server.setPrices({ 'XDC-ETH': '0.00002' });
  });

  it('can be traded with, but its value still has to stay [WAL-040] [WAL-038]', async () => {
    const trader = await server.addTrader({ USDT: '40' });
    await deposit(trader, 'XDC', '2000');
    const sell = { exchange_id: '1', ...orderFields({ side: 'sell', price: '0.05', amount: '2000' }) };
    expect((await server.post('/trade/new_order', sell, trader)).status).toBe(200);
    expect(await server.balancesOf(trader)).toEqual({ 'available USDT': '40', 'in orders XDC': '2000' });
    const buyer = await server.addTrader({ USDT: '1000' });
    const buy = { exchange_id: '1', ...orderFields({ side: 'buy', price: '0.05', amount: '2000' }) };
    expect((await server.post('/trade/new_order', buy, buyer)).status).toBe(200);
    const held = await server.balancesOf(trader);
    expect(Object.keys(held)).toEqual(['available USDT']);
    expect(Number(held['available USDT'])).toBeGreaterThan(139);
    expect(await refusalOf(trader, 'USDT', '40')).toBe(heldBack('2,000 XDC', 1, '2,000'));
    expect(await refusalOf(trader, 'USDT', '39.5')).toBe('fits');
  });

  it('is held back from whoever was paid with it, too, until it is confirmed or reversed [WAL-157]', async () => {
    const order = (trader: WalletTrader, side: 'buy' | 'sell', amount: string) =>
      server.post('/trade/new_order', { exchange_id: '1', ...orderFields({ side, price: '0.05', amount }) }, trader);
    const [payer, receiver] = [await server.addTrader(), await server.addTrader({ USDT: '100' })];
    await deposit(payer, 'XDC', '2000');
    await order(receiver, 'buy', '2000');
    await order(payer, 'sell', '2000');
    const { 'available XDC': got = '' } = await server.balancesOf(receiver);
    const message = `${showExactly(got)} XDC that you received come from a deposit with 1 of 3 confirmations. Until it has all of them, keep coins worth ${showExactly(roundUp(got, 2))} XDC in your account.`;
    expect(await refusalOf(receiver, 'XDC', '1500')).toBe(message);
    expect((await server.askForCode(receiver, 'XDC', '1500')).body['message']).toBe(message);
    expect((await wallet(receiver, 'XDC'))['unconfirmed']).toBe(got);
    const after = await rebuild(server.database.pool);
    expect(after.young.claimsOn(receiver.uniqueId)).toMatchObject([{ amount: toUnits(got), isPassedOn: true }]);
    await server.chains.mine('XDC', 2);
    await server.until(newest(payer), { confirmations: 3 });
    expect(await refusalOf(receiver, 'XDC', '1500')).toBe('fits');
  });

  it('leaves a debt that shows operators which deposit it came from and who got its money, and their withdrawals are reviewed [WAL-158] [WAL-408]', async () => {
    const [payer, receiver] = [await server.addTrader(), await server.addTrader()];
    await deposit(payer, 'XDC', '2000');
    await server.move('XDC', '1200', { trader: payer.uniqueId }, { trader: receiver.uniqueId });
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await server.until(newest(payer), { status: 'Reversed' });
    expect(await refusalOf(receiver, 'XDC', '1200')).toBe('fits');
    expect((await server.withdraw(receiver, { currency: 'XDC', amount: '1100' })).status).toBe(200);
    expect((await server.history(receiver, 'Withdraw'))[0]).toMatchObject({ paymentType: 'Manual' });
    const { lines } = await server.type('deposit', 'debts');
    expect(lines.join('\n')).toMatch(
      new RegExp(
        `${payer.email}  owes 1200 XDC\n  deposit  \\S+ of 2000 XDC, reversed .+\n  went to  ${receiver.email}: 1200 XDC, of which 1200 were still there`,
      ),
    );
  });

  it('is still followed while it is owed: whoever buys it from an order afterwards has withdrawals reviewed until it is repaid for good [WAL-412] [WAL-414]', async () => {
    const order = (trader: WalletTrader, side: 'buy' | 'sell') =>
      server.post(
        '/trade/new_order',
        { exchange_id: '1', ...orderFields({ side, price: '0.05', amount: '2000' }) },
        trader,
      );
    const [payer, receiver] = [await server.addTrader(), await server.addTrader({ USDT: '100' })];
    await deposit(payer, 'XDC', '2000');
    await order(payer, 'sell');
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await server.until(newest(payer), { status: 'Reversed' });
    await order(receiver, 'buy');
    const { young } = await rebuild(server.database.pool);
    expect(young.isPaidWithReversed(receiver.uniqueId)).toBe(true);
    await server.withdraw(receiver, { currency: 'XDC', amount: '1000' });
    expect((await server.history(receiver, 'Withdraw'))[0]).toMatchObject({ paymentType: 'Manual' });
    const isReviewed = async () => (await rebuild(server.database.pool)).young.isPaidWithReversed(receiver.uniqueId);
    await deposit(payer, 'XDC', '2000');
    expect(await isReviewed()).toBe(true);
    await server.chains.mine('XDC', 2);
    await server.until(newest(payer), { confirmations: 3 });
    expect(await isReviewed()).toBe(false);
  });

  it('holds back as much as before when another one of its trader is reversed [WAL-415]', async () => {
    const [payer, receiver] = [await server.addTrader(), await server.addTrader()];
    await deposit(payer, 'XDC', '2000');
    await deposit(payer, 'XDC', '1500');
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await server.until(newest(payer), { status: 'Reversed' });
    expect(await server.balancesOf(payer)).toEqual({ 'available XDC': '2000' });
    await server.move('XDC', '2000', { trader: payer.uniqueId }, { trader: receiver.uniqueId });
    expect(await refusalOf(receiver, 'XDC', '1000')).toContain('2,000 XDC that you received come from a deposit');
  });

  it('is claimed from the same traders again if it is reversed and comes back [WAL-416]', async () => {
    const [payer, receiver] = [await server.addTrader(), await server.addTrader()];
    const steps = depositSteps(server);
    const { address } = await server.addressOf(payer, 'XDC');
    const transactionId = await steps.deposit(payer, 'XDC', '2000');
    await server.move('XDC', '1200', { trader: payer.uniqueId }, { trader: receiver.uniqueId });
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await server.until(newest(payer), { status: 'Reversed' });
    await steps.sendAgain(transactionId, { address, amount: '2000' });
    await server.until(newest(payer), { status: 'Completed', confirmations: 1 });
    expect(await server.balancesOf(payer)).toEqual({ 'available XDC': '800' });
    expect(await refusalOf(receiver, 'XDC', '1000')).toContain('1,200 XDC that you received come from a deposit');
    const { young } = await rebuild(server.database.pool);
    expect(young.claimsOn(receiver.uniqueId)).toMatchObject([{ amount: toUnits('1200'), isPassedOn: true }]);
  });

  it('stays followed, and shown, if its payment is seen again, vanishes again, or comes back and is kept [WAL-420] [WAL-421]', async () => {
    const [payer, receiver] = [await server.addTrader(), await server.addTrader()];
    const steps = depositSteps(server);
    const { address } = await server.addressOf(payer, 'XDC');
    const transactionId = await steps.deposit(payer, 'XDC', '2000');
    await server.move('XDC', '2000', { trader: payer.uniqueId }, { trader: receiver.uniqueId });
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await steps.untilStored(transactionId, { status: 'reversed' });
    const isReviewed = async () => (await rebuild(server.database.pool)).young.isPaidWithReversed(receiver.uniqueId);
    const debts = async () => (await server.type('deposit', 'debts')).lines.join('\n');
    await steps.sendAgain(transactionId, { address, amount: '2000', blocks: 0 });
    await steps.untilStored(transactionId, { status: 'waiting' });
    expect(await isReviewed()).toBe(true);
    expect(await debts()).toContain(`went to  ${receiver.email}: 2000 XDC`);
    await server.database.pool.query('delete from chain_transfer where transaction_id = $1', [transactionId]);
    await steps.untilStored(transactionId, { status: 'gone' });
    expect(await isReviewed()).toBe(true);
    const status = createStatusStore(server.database.db);
    await status.setDeposits('XDC', false);
    await steps.sendAgain(transactionId, { address, amount: '2000', blocks: 3 });
    await steps.untilStored(transactionId, { status: 'kept', confirmations: 3 });
    await status.setDeposits('XDC', true);
    expect(await isReviewed()).toBe(true);
    expect(await steps.operator.operate(`deposit return ${transactionId}:0`)).toMatchObject({ exit: 1 });
    expect((await steps.operator.operate(`deposit credit ${transactionId}:0`)).exit).toBe(0);
    expect(await isReviewed()).toBe(false);
  });

  it('is forgotten once it is repaid for good: a later debt and a restart do not bring it back [WAL-420]', async () => {
    const [payer, receiver] = [await server.addTrader(), await server.addTrader()];
    const steps = depositSteps(server);
    const giveAway = (amount: string) =>
      server.move('XDC', amount, { trader: payer.uniqueId }, { trader: receiver.uniqueId });
    await deposit(payer, 'XDC', '2000');
    await giveAway('2000');
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await server.until(newest(payer), { status: 'Reversed' });
    await steps.deposit(payer, 'XDC', '2000', 3);
    await deposit(payer, 'XDC', '1500');
    await server.move('XDC', '1500', { trader: payer.uniqueId }, { house: 'demo faucet' });
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await server.until(newest(payer), { status: 'Reversed' });
    const { young } = await rebuild(server.database.pool);
    expect(young.isPaidWithReversed(receiver.uniqueId)).toBe(false);
  });

  it('is shown to whoever reviews a withdrawal paid with it, even while it is repaid with one that may go as well [WAL-421]', async () => {
    const [payer, receiver] = [await server.addTrader(), await server.addTrader()];
    await deposit(payer, 'XDC', '2000');
    await server.move('XDC', '2000', { trader: payer.uniqueId }, { trader: receiver.uniqueId });
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await server.until(newest(payer), { status: 'Reversed' });
    await deposit(payer, 'XDC', '2000');
    expect((await server.withdraw(receiver, { currency: 'XDC', amount: '1100' })).status).toBe(200);
    expect((await server.type('deposit', 'debts')).lines.join('\n')).toMatch(
      new RegExp(`${payer.email}  has repaid XDC, but with coins that may be taken back as well[^]*${receiver.email}`),
    );
    expect((await server.type('withdrawal', 'list')).lines.join('\n')).toMatch(
      new RegExp(`${receiver.email}[^]*paid     with a deposit that was reversed`),
    );
  });
});
