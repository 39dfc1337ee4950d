import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { compose } from '../..';
import { createStatusStore } from '#reference/statusStore';
import { depositSteps, type DepositSteps } from '../testing/depositSteps';
import { followingCustody, outside, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
let steps: DepositSteps;

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), followingCustody);
  steps = depositSteps(server);
});
afterAll(() => server.closeSound());

/** Makes a payment that is kept, and returns the IDs of its transaction and deposit. */
const keep = async (trader: WalletTrader, amount = '999'): Promise<{ transactionId: string; id: string }> => {
  const transactionId = await steps.pay(trader, 'XDC', amount);
  await server.chains.mine('XDC', 1);
  await steps.untilStored(transactionId, { status: 'kept' });
  return { transactionId, id: String((await steps.stored(transactionId))?.['id']) };
};

const sentFor = async (id: string): Promise<unknown[]> => {
  const { rows } = await server.database.pool.query<{ address: string; amount: string }>(
    `select to_address as address, trim_scale(amount)::text as amount from chain_transfer where order_id like $1 || '%'`,
    [`return ${id}`],
  );
  return rows;
};

const outsider = async (transactionId: string): Promise<string> => {
  const { rows } = await server.database.pool.query<{ sender: string }>(
    'select from_address as sender from chain_transfer where transaction_id = $1',
    [transactionId],
  );
  return rows[0]?.sender ?? '';
};

const feesOf = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ balance: string }>(
    `select balance from account where kind = 'fees' and asset = 'XDC'`,
  );
  return Number(rows[0]?.balance ?? 0);
};

const plain = { brand: 'XDC Exchange', publicUrl: 'https://exchange.example' };

describe('a deposit below the minimum', () => {
  it('is kept, and its trader reads why and what happens next [WAL-026] [WAL-164] [HIS-009]', async () => {
    const trader = await server.addTrader();
    const { transactionId } = await keep(trader);
    expect(await steps.newest(trader)).toMatchObject({ status: 'Pending', keptFor: 'minimum', amount: '999' });
    expect((await steps.stepsOf(trader, transactionId)).at(-1)).toEqual({ step: 'kept', keptFor: 'minimum' });
    expect(await server.balancesOf(trader)).toEqual({});
    await server.until(async () => ({ letters: server.lettersTo(trader.email, 'depositKept').length }), { letters: 1 });
    const letters = server.lettersTo(trader.email, 'depositKept');
    expect(letters).toMatchObject([{ keptFor: 'minimum', asset: 'XDC', amount: '999', transactionId }]);
    const { subject = '', text = '' } = letters.map((letter) => compose(letter, plain))[0] ?? {};
    expect(subject).toContain('999 XDC is on hold');
    expect(text).toContain("It's below the minimum deposit of");
    expect(text).toContain("We'll credit them or return them to the sender.");
    expect(text).toContain(`${plain.publicUrl}/support`);
    await server.chains.mine('XDC', 2);
    await steps.untilNewest(trader, { confirmations: 3 });
    expect(server.lettersTo(trader.email, 'depositKept')).toHaveLength(1);
  });
});

describe('a payment without an owner', () => {
  it('of XRP without a tag is kept for the operator [WAL-027] [WAL-153]', async () => {
    const { address } = await server.addressOf(await server.addTrader(), 'XRP');
    const { transactionId = '' } = await server.chains.sendTestCoins({ asset: 'XRP', amount: '50', address });
    await server.chains.mine('XRP', 1);
    await steps.untilStored(transactionId, { status: 'kept', keptFor: 'tagMissing', owner: null });
    const { lines } = await steps.operator.type('deposit', 'list');
    expect(lines.join('\n')).toMatch(new RegExp(`${transactionId}:0 +kept[^]*no destination tag`));
  });

  it('of XRP with an unknown tag is kept, and can be credited once to the right trader [WAL-028] [WAL-032] [WAL-154] [WAL-156]', async () => {
    const trader = await server.addTrader();
    const { address } = await server.addressOf(trader, 'XRP');
    const payment = { asset: 'XRP', amount: '50', address, destinationTag: '7' } as const;
    const { transactionId = '' } = await server.chains.sendTestCoins(payment);
    await server.chains.mine('XRP', 1);
    await steps.untilStored(transactionId, { status: 'kept', keptFor: 'tagUnknown', owner: null });
    const line = `deposit credit ${transactionId}:0 ${trader.email}`;
    const answers = [await steps.operator.operate(line), await steps.operator.operate(line)];
    expect(answers[0]?.exit).toBe(0);
    expect(await server.balancesOf(trader)).toEqual({ 'available XRP': '50' });
    await steps.untilNewest(trader, { transactionId, status: 'Completed' });
    await server.until(async () => ({ letters: server.lettersTo(trader.email, 'depositCredited').length }), {
      letters: 1,
    });
  });

  it('to an unknown address is kept for the operator [WAL-029]', async () => {
    const place = await server.custody.addressFor('ETH', 'nobody we know');
    const payment = { asset: 'ETH', amount: '3', address: place?.address ?? '' } as const;
    const { transactionId = '' } = await server.chains.sendTestCoins(payment);
    await server.chains.mine('ETH', 1);
    await steps.untilStored(transactionId, { status: 'kept', keptFor: 'addressUnknown', owner: null });
    expect((await steps.operator.type('deposit', 'list')).lines.join('\n')).toContain(
      'an address that belongs to no account',
    );
  });
});

describe('a deposit while deposits of its coin are closed', () => {
  it('is kept, its trader notified, and then credited by the operator [WAL-032] [WAL-164]', async () => {
    const trader = await server.addTrader();
    await server.addressOf(trader, 'USDT');
    const status = createStatusStore(server.database.db);
    const { address } = await server.addressOf(trader, 'USDT');
    await status.setDeposits('USDT', false);
    const { transactionId = '' } = await server.chains.sendTestCoins({ asset: 'USDT', amount: '500', address });
    await server.chains.mine('USDT', 1);
    await steps.untilNewest(trader, { status: 'Pending', keptFor: 'closed', transactionId });
    await server.until(async () => server.lettersTo(trader.email, 'depositKept'), [{ keptFor: 'closed' }]);
    await status.setDeposits('USDT', true);
    await steps.settled('USDT');
    expect(await server.balancesOf(trader)).toEqual({});
    const { exit } = await steps.operator.operate(`deposit credit ${transactionId}:0`);
    expect(exit).toBe(0);
    expect(await server.balancesOf(trader)).toEqual({ 'available USDT': '500' });
    await steps.untilNewest(trader, { status: 'Completed' });
    expect(await steps.newest(trader)).not.toHaveProperty('keptFor');
  });
});

describe('a deposit that is returned', () => {
  it('is sent once, after 3 confirmations, and the house pays the network fee [WAL-032] [WAL-155] [WAL-156] [WAL-175] [HIS-009]', async () => {
    const trader = await server.addTrader();
    const { transactionId, id } = await keep(trader);
    const fees = await feesOf();
    const answers = await Promise.all([1, 2].map(() => steps.operator.operate(`deposit return ${id}`)));
    expect(answers.map(({ exit }) => exit)).toEqual([0, 0]);
    await steps.settled('XDC');
    expect(await sentFor(id)).toEqual([]);
    await server.chains.mine('XDC', 1);
    await steps.untilStored(transactionId, { status: 'returned' });
    await server.restart();
    await steps.settled('XDC');
    expect(await sentFor(id)).toEqual([{ address: await outsider(transactionId), amount: '999' }]);
    expect(fees - (await feesOf())).toBeCloseTo(0.0001, 10);
    expect(await steps.newest(trader)).toMatchObject({ status: 'Returned', amount: '999' });
    expect((await steps.stepsOf(trader, transactionId)).at(-1)).toMatchObject({
      step: 'returned',
      reason: 'Ticket 4711',
    });
    expect(await server.balancesOf(trader)).toEqual({});
    for (const verb of ['credit', 'return'])
      expect((await steps.operator.operate(`deposit ${verb} ${id}`)).exit).toBe(1);
  });

  it('waits for the operator again if custody refuses, and is then sent once [WAL-032] [WAL-153]', async () => {
    const trader = await server.addTrader();
    const { transactionId, id } = await keep(trader, '998');
    // Custody always gives the same answer for an order.
    await server.database.pool.query(`insert into chain_order (id, asset, refused) values ($1, 'XDC', 'Not today.')`, [
      `return ${id}`,
    ]);
    await steps.operator.operate(`deposit return ${id}`);
    await server.chains.mine('XDC', 2);
    await steps.untilStored(transactionId, { status: 'kept', confirmations: 3 });
    const { lines } = await steps.operator.type('deposit', 'list');
    expect(lines).toContain('  return   custody refused: Not today.');
    expect(lines.join('\n')).toMatch(new RegExp(`${id}[^]*${trader.email}[^]*minimum`));
    const { exit } = await steps.operator.operate(`deposit return ${id} ${outside.XDC}`);
    expect(exit).toBe(0);
    await steps.untilStored(transactionId, { status: 'returned' });
    expect(await sentFor(id)).toEqual([{ address: outside.XDC, amount: '998' }]);
  });

  it('is not sent back if its payment leaves the chain first [WAL-041]', async () => {
    const trader = await server.addTrader();
    const { transactionId, id } = await keep(trader, '997');
    await steps.operator.operate(`deposit return ${id}`);
    await server.chains.undoBlocks('XDC', 1, { drop: true });
    await steps.untilStored(transactionId, { status: 'gone' });
    await server.chains.mine('XDC', 3);
    await steps.settled('XDC');
    expect(await sentFor(id)).toEqual([]);
  });
});
