import { assetSymbols } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hour } from '../accounts/testing/accountsServer';
import { createStatusStore } from '../../reference/statusStore';
import { depositSteps, type DepositSteps } from './testing/depositSteps';
import { followingCustody, startWallet, type WalletServer, type WalletTrader } from './testing/walletServer';

let server: WalletServer;
let steps: DepositSteps;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
  steps = depositSteps(server);
});
afterAll(() => server.closeSound());

type Row = Record<string, unknown>;

const fundsOf = async (trader: WalletTrader, userid = trader.uniqueId): Promise<Row[]> => {
  const { body } = await server.get('/api/wallet', { userid, cache: 'false', exchange_id: '1' }, trader);
  return body['data'] as Row[];
};

const coin = async (trader: WalletTrader, symbol: string): Promise<Row> =>
  (await fundsOf(trader)).find((row) => row['symbol'] === symbol) ?? {};

const sell = async (trader: WalletTrader, amount: string): Promise<string> => {
  const order = { exchange_id: '1', user_id: 'x', pair_id: '5', symbol: 'XDC-USDT', type: 'limit', side: 'sell' };
  const { status, body } = await server.post('/trade/new_order', { ...order, price: '0.05', amount }, trader);
  expect(status).toBe(200);
  return (body['data'] as { uniqueId: string }).uniqueId;
};

const cancel = async (trader: WalletTrader, id: string): Promise<void> => {
  const fields = { exchange_id: '1', user_id: 'x', trade_order_id: id };
  expect((await server.post('/trade/cancel_order', fields, trader)).status).toBe(200);
};

describe('the wallet', () => {
  it('has every coin with its documented fields [WAL-186] [WAL-190] [WAL-192] [TRC-073]', async () => {
    const trader = await server.addTrader({ XDC: '5000' });
    const rows = await fundsOf(trader);
    expect(rows.map(({ symbol }) => symbol)).toEqual(assetSymbols);
    expect(rows.find(({ symbol }) => symbol === 'XDC')).toEqual({
      symbol: 'XDC',
      name: 'XDC Network',
      balance: '5000',
      inTrade: '0',
      allowWithdrawal: true,
      totalWithdrew: '0',
      maxUserWithdrawal: '2500000',
      withdrawalStartIn: null,
      tfaStatus: 1,
      documentStatus: 'Approved',
      currencyAddress: null,
      destinationTag: null,
      inWithdrawals: '0',
      staked: '0',
      inSwaps: '0',
      unconfirmed: '0',
      owed: '0',
    });
    for (const row of rows) {
      expect(row['name']).toEqual(expect.stringMatching(/./));
      expect(row).toMatchObject({ inTrade: '0', allowWithdrawal: true, maxUserWithdrawal: '2500000' });
    }
  });

  it('belongs to the trader of the token, and requires one [WAL-186] [WAL-192] [TRC-073]', async () => {
    const [trader, other] = [await server.addTrader({ XDC: '1' }), await server.addTrader({ XDC: '2' })];
    const rows = await fundsOf(trader, other.uniqueId);
    expect(rows.find(({ symbol }) => symbol === 'XDC')).toMatchObject({ balance: '1' });
    const { status, body } = await server.get(
      '/api/wallet',
      { userid: trader.uniqueId, cache: 'false' },
      { token: '' },
    );
    expect([status, body]).toEqual([401, { statusCode: 401, code: 'session_ended', message: 'please login again' }]);
  });

  it(
    'reads free and in-trade figures at the same moment, so their sum never wavers [WAL-187]',
    { tags: 'nightly' },
    async () => {
      const trader = await server.addTrader({ XDC: '1000' });
      let isDone = false;
      const trade = async (): Promise<void> => {
        for (let round = 0; round < 25; round += 1) {
          const orders = await Promise.all(['300', '700'].map((amount) => sell(trader, amount)));
          await Promise.all(orders.map((id) => cancel(trader, id)));
        }
        isDone = true;
      };
      const seen = new Set<string>();
      const sums = new Set<number>();
      const watch = async (): Promise<void> => {
        while (!isDone) {
          const { balance, inTrade } = await coin(trader, 'XDC');
          seen.add(String(inTrade));
          sums.add(Number(balance) + Number(inTrade));
        }
      };
      await Promise.all([trade(), watch(), watch()]);
      expect([...sums]).toEqual([1000]);
      expect(seen.size).toBeGreaterThan(1);
    },
  );

  it('leaves out what is staked or pending in withdrawals [WAL-188] [TRC-073]', async () => {
    const trader = await server.addTrader({ XDC: '109500' });
    await sell(trader, '1500');
    expect((await server.withdraw(trader, { currency: 'XDC', amount: '2000' })).status).toBe(200);
    await createStatusStore(server.database.db).setSwitch('staking', true);
    const stake = { exchange_id: '1', tenure: '3', stakingAmount: '100000', currencyName: 'XDC' };
    const tfaCode = server.freshAppCode();
    expect((await server.post('/staking/initiatestaking', { ...stake, tfaCode }, trader)).status).toBe(200);
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '6000', inTrade: '1500', staked: '100000' });
  });

  it('adds up what was withdrawn this UTC day over all coins, in XDC [WAL-189]', async () => {
    const trader = await server.addTrader({ XDC: '10000', ETH: '5' });
    await server.withdraw(trader, { currency: 'XDC', amount: '2000' });
    // 1 ETH is 50000 XDC.
    await server.withdraw(trader, { currency: 'ETH', amount: '1' });
    for (const row of await fundsOf(trader)) expect(row['totalWithdrew']).toBe('52000');
    server.clock.now = Date.parse('2026-03-02T23:59:59.999Z');
    expect(await coin(trader, 'BTC')).toMatchObject({ totalWithdrew: '52000' });
    server.clock.now += 1;
    expect(await coin(trader, 'BTC')).toMatchObject({ totalWithdrew: '0' });
  });

  it('says when the 24 hours end, until they have [WAL-191]', async () => {
    const since = (at: number) => ({ passwordResetAt: new Date(at) });
    const trader = await server.addTrader({}, since(server.clock.now - 2 * hour));
    const end = new Date(server.clock.now + 22 * hour).toISOString();
    for (const row of await fundsOf(trader)) expect(row['withdrawalStartIn']).toBe(end);
    server.clock.now += 22 * hour - 1;
    expect(await coin(trader, 'XDC')).toMatchObject({ withdrawalStartIn: end });
    server.clock.now += 1;
    expect(await coin(trader, 'XDC')).toMatchObject({ withdrawalStartIn: null });
  });

  it.each([
    [0, 'Pending'],
    [1, 'Submitted'],
    [2, 'Approved'],
    [3, 'Rejected'],
  ])('shows KYC %i as %s, and two-factor as it is now [WAL-192]', async (kycStatus, documentStatus) => {
    const trader = await server.addTrader({}, { kycStatus });
    expect(await coin(trader, 'XDC')).toMatchObject({ documentStatus, tfaStatus: 1 });
    await server.database.pool.query('update trader set two_factor_since = null, kyc_status = 2 where unique_id = $1', [
      trader.uniqueId,
    ]);
    expect(await coin(trader, 'XDC')).toMatchObject({ documentStatus: 'Approved', tfaStatus: 0 });
  });

  it('has no address until one is requested, and then that one [WAL-193]', async () => {
    const trader = await server.addTrader();
    for (const symbol of ['XRP', 'BTC'] as const) {
      expect(await coin(trader, symbol)).toMatchObject({ currencyAddress: null, destinationTag: null });
      const { address, destinationTag } = await server.addressOf(trader, symbol);
      expect(await coin(trader, symbol)).toMatchObject({ currencyAddress: address, destinationTag });
    }
    expect(await coin(trader, 'ETH')).toMatchObject({ currencyAddress: null });
  });

  it('says which coin cannot be withdrawn [WAL-194]', async () => {
    const trader = await server.addTrader();
    const status = createStatusStore(server.database.db);
    await status.setWithdrawals('ETH', false);
    const closed = (await fundsOf(trader)).filter(({ allowWithdrawal }) => allowWithdrawal === false);
    await status.setWithdrawals('ETH', true);
    expect(closed.map(({ symbol }) => symbol)).toEqual(['ETH']);
    expect(await coin(trader, 'ETH')).toMatchObject({ allowWithdrawal: true });
  });

  it('has every earlier confirmed change, at every call [WAL-196]', async () => {
    const trader = await server.addTrader();
    await steps.deposit(trader, 'XDC', '5000', 3);
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '5000', inTrade: '0' });
    const order = await sell(trader, '1000');
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '4000', inTrade: '1000' });
    await cancel(trader, order);
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '5000', inTrade: '0' });
    expect((await server.withdraw(trader, { currency: 'XDC', amount: '3000' })).status).toBe(200);
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '2000', totalWithdrew: '3000' });
  });

  it('shows what withdrawals hold of a coin until they are completed or cancelled', async () => {
    const trader = await server.addTrader({ XDC: '10000', ETH: '1' });
    const first = await server.withdraw(trader, { currency: 'XDC', amount: '2000' });
    expect(first.status).toBe(200);
    expect((await server.withdraw(trader, { currency: 'XDC', amount: '1500.25' })).status).toBe(200);
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '6499.75', inWithdrawals: '3500.25' });
    expect(await coin(trader, 'ETH')).toMatchObject({ balance: '1', inWithdrawals: '0' });
    const [newest] = await server.history(trader, 'Withdraw');
    await server.operate(`withdrawal cancel ${String(newest?.['transactionId'])}`);
    await server.until(() => coin(trader, 'XDC'), { balance: '8000', inWithdrawals: '2000' });
  });

  it('shows what deposits of a coin were credited without all their confirmations', async () => {
    const trader = await server.addTrader();
    await steps.deposit(trader, 'XDC', '5000', 2);
    await steps.deposit(trader, 'ETH', '1');
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '5000', unconfirmed: '5000' });
    expect(await coin(trader, 'ETH')).toMatchObject({ balance: '1', unconfirmed: '1' });
    await server.chains.mine('XDC', 1);
    await server.until(() => coin(trader, 'XDC'), { balance: '5000', unconfirmed: '0' });
  });

  it('shows what is still owed for a reversed deposit [WAL-043]', async () => {
    const trader = await server.addTrader();
    await steps.deposit(trader, 'XDC', '5000');
    await server.move('XDC', '4000', { trader: trader.uniqueId }, { house: 'demo faucet' });
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await steps.untilNewest(trader, { status: 'Reversed' });
    expect(await coin(trader, 'XDC')).toMatchObject({ balance: '0', owed: '4000' });
  });
});
