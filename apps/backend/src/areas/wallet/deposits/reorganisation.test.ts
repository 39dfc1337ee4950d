import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { checkLedger } from '#ledger/checks/ledgerCheck';
import { compose } from '../..';
import { depositSteps, type DepositSteps } from '../testing/depositSteps';
import { followingCustody, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
let steps: DepositSteps;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
  steps = depositSteps(server);
});
afterAll(() => server.closeSound());

const faults = async (): Promise<string[]> =>
  (await checkLedger(server.database.pool)).checks.flatMap(({ culprits }) => culprits);

afterEach(async () => {
  const found = await faults();
  if (found.length > 0) throw new Error(found.join('\n'));
});

const drop = (blocks: number): Promise<number> => server.chains.undoBlocks('XDC', blocks, { drop: true });

const spend = (trader: WalletTrader, amount: string): Promise<void> =>
  server.move('XDC', amount, { trader: trader.uniqueId }, { house: 'demo faucet' });

const withdrawal = async (trader: WalletTrader, currency: 'XDC' | 'ETH', amount: string) => {
  const { status, body } = await server.withdraw(trader, { currency, amount });
  return { status, message: body['message'] };
};

const owedText = (amount: string): string =>
  'A deposit was reversed by the network after you used it. ' +
  `Withdrawals stay locked until ${amount} XDC is repaid by a new deposit.`;

describe('a payment that leaves its chain', () => {
  it('before it is credited is never credited, and its trader is notified [WAL-041] [WAL-047]', async () => {
    const trader = await server.addTrader();
    const transactionId = await steps.pay(trader, 'XDC', '5000');
    await steps.untilNewest(trader, { confirmations: 0 });
    await server.database.pool.query('delete from chain_transfer where transaction_id = $1', [transactionId]);
    await steps.untilNewest(trader, { status: 'Reversed' });
    await server.chains.mine('XDC', 3);
    await steps.settled('XDC');
    expect(await steps.stepsOf(trader, transactionId)).toEqual([{ step: 'seen', confirmations: 0 }, { step: 'gone' }]);
    expect(await server.balancesOf(trader)).toEqual({});
  });

  it('is taken back in full if the trader still has it, and the trader is emailed [WAL-042] [WAL-047] [WAL-164]', async () => {
    const trader = await server.addTrader({ XDC: '7' });
    const transactionId = await steps.deposit(trader, 'XDC', '5000');
    await drop(1);
    await steps.untilNewest(trader, { status: 'Reversed', transactionId, confirmations: 0 });
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '7' });
    expect((await steps.stepsOf(trader, transactionId)).at(-1)).toEqual({ step: 'reversed' });
    await server.until(
      async () => server.lettersTo(trader.email, 'depositReversed'),
      [{ asset: 'XDC', amount: '5000', transactionId, owed: undefined }],
    );
    expect((await withdrawal(trader, 'XDC', '1000')).message).not.toContain('reversed');
  });

  it('is taken back even if it waited for another block first [WAL-042] [WAL-047]', async () => {
    const trader = await server.addTrader();
    const transactionId = await steps.deposit(trader, 'XDC', '5000');
    await server.chains.undoBlocks('XDC', 1, { drop: false });
    await steps.untilNewest(trader, { status: 'Completed', confirmations: 0 });
    await server.database.pool.query('delete from chain_transfer where transaction_id = $1', [transactionId]);
    await steps.untilNewest(trader, { status: 'Reversed' });
    expect(await server.balancesOf(trader)).toEqual({});
  });

  it('leaves the trader owing what was spent, locks withdrawals, and is repaid by the next deposits [WAL-043] [WAL-044] [WAL-045] [WAL-047] [WAL-164]', async () => {
    const trader = await server.addTrader({ ETH: '10' });
    const transactionId = await steps.deposit(trader, 'XDC', '5000');
    await spend(trader, '3500');
    await drop(1);
    await steps.untilNewest(trader, { status: 'Reversed' });
    expect((await steps.stepsOf(trader, transactionId)).at(-1)).toEqual({ step: 'reversed', owed: '3500' });
    expect(await server.balancesOf(trader)).toEqual({ 'available ETH': '10', 'owed XDC': '-3500' });
    expect((await withdrawal(trader, 'ETH', '1')).message).toBe(owedText('3,500'));
    await server.until(async () => server.lettersTo(trader.email, 'depositReversed'), [{ owed: '3500' }]);
    const sender = { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' };
    const [text] = server.lettersTo(trader.email, 'depositReversed').map((letter) => compose(letter, sender).text);
    expect(text).toContain('You had already used 3500 XDC of it.');

    const first = await steps.deposit(trader, 'XDC', '2000', 3);
    expect((await steps.stepsOf(trader, first))[1]).toEqual({ step: 'credited', confirmations: 3, repaid: '2000' });
    expect(await server.balancesOf(trader)).toEqual({ 'available ETH': '10', 'owed XDC': '-1500' });
    expect((await withdrawal(trader, 'ETH', '1')).message).toBe(owedText('1,500'));

    const second = await steps.deposit(trader, 'XDC', '2500', 3);
    expect((await steps.stepsOf(trader, second))[1]).toMatchObject({ step: 'credited', repaid: '1500' });
    expect(await server.balancesOf(trader)).toEqual({ 'available ETH': '10', 'available XDC': '1000' });
    expect((await withdrawal(trader, 'ETH', '1')).status).toBe(200);
    await server.until(
      async () => server.lettersTo(trader.email, 'depositCredited'),
      [
        { amount: '5000', repaid: undefined },
        { amount: '2000', repaid: '2000' },
        { amount: '2500', repaid: '1500' },
      ],
    );
    const credited = server.lettersTo(trader.email, 'depositCredited').map((letter) => compose(letter, sender).text);
    expect(credited[0]).not.toContain('repaid');
    expect(credited[1]).toContain('2000 XDC repaid a deposit that was reversed after you used it. 0 XDC is left.');
    expect(credited[1]).not.toContain('You can trade with it now.');
    expect(credited[2]).toContain('1000 XDC is left.');
  });

  it('and returns in another block stays credited once [WAL-046] [WAL-047]', async () => {
    const trader = await server.addTrader();
    const transactionId = await steps.deposit(trader, 'XDC', '5000', 2);
    await server.chains.undoBlocks('XDC', 2, { drop: false });
    await server.chains.mine('XDC', 4);
    await steps.untilNewest(trader, { status: 'Completed', confirmations: 3 });
    await steps.settled('XDC');
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '5000' });
    expect(await steps.stored(transactionId)).toMatchObject({ credits: 1 });
  });

  it('and returns after it was reversed is credited again and counts once [WAL-046] [WAL-047]', async () => {
    const trader = await server.addTrader();
    const { address } = await server.addressOf(trader, 'XDC');
    const transactionId = await steps.deposit(trader, 'XDC', '5000');
    await spend(trader, '4000');
    for (const credits of [2, 3]) {
      await drop(1);
      await steps.untilNewest(trader, { status: 'Reversed' });
      expect(await server.balancesOf(trader)).toEqual({ 'owed XDC': '-4000' });
      await steps.sendAgain(transactionId, { address, amount: '5000' });
      await steps.untilNewest(trader, { status: 'Completed', confirmations: 1 });
      expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '1000' });
      expect(await steps.stored(transactionId)).toMatchObject({ credits, status: 'credited' });
    }
    expect(await server.history(trader, 'Deposit')).toHaveLength(1);
  });

  it('and returns with another amount moves nothing and waits for the operator [WAL-033] [WAL-046]', async () => {
    const trader = await server.addTrader();
    const { address } = await server.addressOf(trader, 'XDC');
    const transactionId = await steps.deposit(trader, 'XDC', '5000');
    await drop(1);
    await steps.untilNewest(trader, { status: 'Reversed' });
    await steps.sendAgain(transactionId, { address, amount: '9000' });
    await steps.untilStored(transactionId, { keptFor: 'changed', status: 'reversed', amount: '5000' });
    await steps.settled('XDC');
    expect(await server.balancesOf(trader)).toEqual({});
    const { lines } = await steps.operator.type('deposit', 'list');
    expect(lines.join('\n')).toMatch(
      new RegExp(`${transactionId}:0[^]*the network reported different details earlier`),
    );
  });

  it('while it is kept can no longer be credited [WAL-041] [WAL-047]', async () => {
    const trader = await server.addTrader();
    const transactionId = await steps.pay(trader, 'XDC', '999');
    await server.chains.mine('XDC', 1);
    await steps.untilStored(transactionId, { status: 'kept' });
    await drop(1);
    await steps.untilStored(transactionId, { status: 'gone' });
    expect((await steps.operator.operate(`deposit credit ${transactionId}:0`)).exit).toBe(1);
    expect(await server.balancesOf(trader)).toEqual({});
  });
});
