import { subtract } from '@exchange/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { depositSteps, type DepositSteps } from '../../areas/wallet/testing/depositSteps';
import {
  followingCustody,
  outside,
  startWallet,
  type WalletServer,
  type WalletTrader,
} from '../../areas/wallet/testing/walletServer';
import { checkLedger } from './ledgerCheck';

let server: WalletServer;
let steps: DepositSteps;
let trader: WalletTrader;
let transactionId: string;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
  steps = depositSteps(server);
});
afterAll(() => server.closeSound());

/** Adds more blocks than a chain reading goes back. */
const settle = async (): Promise<void> => {
  await server.chains.mine('XDC', 20);
  await steps.settled('XDC');
};

beforeEach(async () => {
  trader = await server.addTrader();
  transactionId = await steps.deposit(trader, 'XDC', '5000');
  await settle();
});

const faults = async (): Promise<string[]> =>
  (await checkLedger(server.database.pool)).checks.flatMap(({ culprits }) => culprits);

const difference = async (): Promise<string[]> => {
  const found = await faults();
  return found.map((line) => {
    const [, held = '', books = ''] = /^XDC: custody holds (-?[\d.]+), and (-?[\d.]+) by the books$/.exec(line) ?? [];
    return subtract(held, books);
  });
};

const tamper = (text: string, ...values: unknown[]) => server.database.pool.query(text, values);

describe('the check of custody’s holdings', () => {
  it('names the coin and the difference if coins are missing, and is sound again once they are back [WAL-184]', async () => {
    expect(await faults()).toEqual([]);
    const amountOf = `update chain_transfer set amount = $2 where transaction_id = $1`;
    await tamper(amountOf, transactionId, '4999.5');
    expect(await difference()).toEqual(['-0.5']);
    await tamper(amountOf, transactionId, '5001');
    expect(await difference()).toEqual(['1']);
    await tamper(amountOf, transactionId, '5000');
    expect(await faults()).toEqual([]);
  });

  it('names a payment that disappeared from deep in its chain [WAL-184]', async () => {
    const { rows } = await tamper('delete from chain_transfer where transaction_id = $1 returning *', transactionId);
    await steps.settled('XDC');
    expect(await difference()).toEqual(['-5000']);
    const row = rows[0] as Record<string, unknown>;
    await tamper(
      `insert into chain_transfer (asset, transaction_id, output, from_address, to_address, amount, height, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      ...['asset', 'transaction_id', 'output', 'from_address', 'to_address', 'amount', 'height', 'at'].map(
        (name) => row[name],
      ),
    );
    expect(await faults()).toEqual([]);
  });

  it('names coins that custody sent without a withdrawal or a return [WAL-184]', async () => {
    await server.custody.send({ id: 'theft', asset: 'XDC', amount: '70', address: outside.XDC });
    expect(await difference()).toEqual(['-70.0001']);
    await tamper(`delete from chain_transfer where order_id = 'theft'`);
  });

  it('allows for changes that the next reading of the chain will book [WAL-184] [WAL-047]', async () => {
    await steps.pay(trader, 'XDC', '6000');
    expect(await faults()).toEqual([]);
    await server.chains.mine('XDC', 1);
    expect(await faults()).toEqual([]);
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    expect(await faults()).toEqual([]);
    await server.until(() => server.balancesOf(trader), { 'available XDC': '5000' });
    await steps.settled('XDC');
    expect(await faults()).toEqual([]);
  });

  it('is sound after a withdrawal whose network fee the exchange paid [WAL-175]', async () => {
    const { status } = await server.withdraw(trader, { currency: 'XDC', amount: '2000' });
    expect(status).toBe(200);
    server.clock.now += 60_000;
    const newest = async () => (await server.history(trader, 'Withdraw'))[0];
    await server.until(newest, { status: 'Process', walletTxId: expect.any(String) as string });
    expect(await faults()).toEqual([]);
    await server.chains.mine('XDC', 3);
    await server.until(newest, { status: 'Completed' });
    expect(await faults()).toEqual([]);
    const { rows } = await tamper(
      `select account.kind, trim_scale(sum(entry.amount))::text as amount
       from transfer join entry on entry.transfer = transfer.id join account on account.id = entry.account
       where transfer.kind = 'settle' and account.owner is null group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { kind: 'custody', amount: '2000.0001' },
      { kind: 'fees', amount: '-0.0001' },
    ]);
  });
});
