import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hour } from '../accounts/testing/accountsServer';
import { depositSteps, type DepositSteps } from '../wallet/testing/depositSteps';
import {
  followingCustody,
  outside,
  startWallet,
  type WalletServer,
  type WalletTrader,
} from '../wallet/testing/walletServer';

let server: WalletServer;
let steps: DepositSteps;
let trader: WalletTrader;

type Row = Record<string, unknown>;
type ListName = 'Deposit' | 'Withdraw';

/** A deposit and a withdrawal every hour, from noon on. */
const coins = ['XDC', 'ETH', 'XDC', 'USDT'] as const;
const amounts = { XDC: '5000.5', ETH: '1.000000000000000001', USDT: '100' };
const withdrawn = { XDC: '1000.5', ETH: '0.5', USDT: '50' };
const noon = Date.parse('2026-03-02T12:00:00Z');

const ask = (type: string, more: Record<string, string> = {}, whose = trader) =>
  server.get('/transaction/history', { type, uniqueId: whose.uniqueId, exchangeId: '1', ...more }, whose);

const found = async (type: ListName, more: Record<string, string> = {}) => {
  const { body } = await ask(type, more);
  const rows = body['data'] as Row[];
  return [rows.map(({ currencyName }) => currencyName), body['total']];
};

beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { ...followingCustody, APPROVE_AFTER_MS: '864000000' });
  steps = depositSteps(server);
  trader = await server.addTrader();
  for (const [index, asset] of coins.entries()) {
    server.clock.now = noon + index * hour;
    await steps.deposit(trader, asset, amounts[asset], 3);
    const words = { currency: asset, amount: withdrawn[asset] };
    const { status } = await server.withdraw(trader, { ...words, client_withdrawal_id: `mine-${index}` });
    if (status !== 200) throw new Error(`Withdrawal ${index} was refused.`);
  }
  await steps.deposit(await server.addTrader(), 'XDC', '7777', 3);
});
afterAll(() => server.closeSound());

describe('the history of deposits', () => {
  it('has the documented fields, confirmations and steps, the newest first [HIS-001] [HIS-005] [HIS-008] [HIS-010]', async () => {
    const { status, body } = await ask('Deposit');
    const rows = body['data'] as Row[];
    expect([status, body['total'], rows.map(({ currencyName }) => currencyName)]).toEqual([
      200,
      4,
      ['USDT', 'XDC', 'ETH', 'XDC'],
    ]);
    expect(rows[2]).toEqual({
      status: 'Completed',
      currencyName: 'ETH',
      amount: '1.000000000000000001',
      createdAt: '2026-03-02T13:00:00.000Z',
      transactionId: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
      depositId: `${String(rows[2]?.['transactionId'])}:0`,
      confirmations: 3,
      confirmationsNeeded: 3,
      steps: expect.arrayContaining([
        { step: 'credited', at: '2026-03-02T13:00:00.000Z', confirmations: expect.any(Number) as number },
      ]) as unknown,
    });
    const fresh = await server.addTrader();
    await steps.pay(fresh, 'XDC', '3000');
    await steps.untilNewest(fresh, { status: 'Pending', confirmations: 0 });
    await server.chains.mine('XDC', 1);
    await steps.untilNewest(fresh, { status: 'Completed' });
  });
});

describe('the history of withdrawals', () => {
  it('has the same fields, and some of its own [HIS-002] [HIS-004] [HIS-006] [HIS-007] [HIS-010]', async () => {
    const { body } = await ask('Withdraw');
    const rows = body['data'] as Row[];
    expect([body['total'], rows.map(({ currencyName }) => currencyName)]).toEqual([4, ['USDT', 'XDC', 'ETH', 'XDC']]);
    expect(rows[2]).toEqual({
      status: 'Pending',
      currencyName: 'ETH',
      amount: '0.5',
      createdAt: expect.stringMatching(/^2026-03-02T13:/) as string,
      transactionId: expect.stringMatching(/^w-\d+$/) as string,
      walletTxId: null,
      paymentType: 'Manual',
      fee: '0.01',
      receiveAmount: '0.49',
      address: outside.ETH,
      destinationTag: null,
      client_withdrawal_id: 'mine-1',
      steps: [
        {
          step: 'requested',
          at: expect.stringMatching(/^2026-03-02T13:/) as string,
          waitsFor: expect.stringMatching(/review|checks/) as string,
          until: expect.any(String) as string,
        },
      ],
    });
  });

  it('uses four words for the status [HIS-007]', async () => {
    const own = await server.addTrader({ XDC: '50000' });
    await server.withdraw(own, { currency: 'XDC', amount: '2000' });
    const newest = async () => (await server.history(own, 'Withdraw'))[0];
    const { transactionId: id } = (await newest()) as { transactionId: string };
    expect(await newest()).toMatchObject({ status: 'Pending' });
    await steps.operator.operate(`withdrawal approve ${id}`);
    await server.until(newest, { status: 'Process', walletTxId: expect.any(String) as string });
    await server.chains.mine('XDC', 3);
    await server.until(newest, { status: 'Completed' });
    await server.withdraw(own, { currency: 'XDC', amount: '3000' });
    const { transactionId: other } = (await newest()) as { transactionId: string };
    await steps.operator.operate(`withdrawal cancel ${other}`);
    await server.until(newest, { status: 'Cancelled', amount: '3000' });
  });

  it('finds one by the client’s own id, and nothing by someone else’s [HIS-006] [HIS-014]', async () => {
    const found = await ask('Withdraw', { client_withdrawal_id: 'mine-2' });
    expect([found.body['total'], (found.body['data'] as Row[])[0]?.['client_withdrawal_id']]).toEqual([1, 'mine-2']);
    const other = await server.addTrader();
    expect((await ask('Withdraw', { client_withdrawal_id: 'mine-2' }, other)).body).toMatchObject({
      data: [],
      total: 0,
    });
  });
});

describe.each<ListName>(['Deposit', 'Withdraw'])('the history of type %s', (type) => {
  it.each([
    [{ currency: 'XDC' }, ['XDC', 'XDC'], 2],
    [{ currency: 'BTC' }, [], 0],
    [{ from: '2026-03-02T14:00:00Z' }, ['USDT', 'XDC'], 2],
    [{ to: '2026-03-02T13:00:00Z' }, ['XDC'], 1],
    [{ from: '2026-03-02T13:00:00Z', to: '2026-03-02T15:00:00Z' }, ['XDC', 'ETH'], 2],
    [{ from: '2026-03-02T18:00:00+05:00', to: '2026-03-02T14:00:00Z' }, ['ETH'], 1],
    [{ page: '1', limit: '3' }, ['USDT', 'XDC', 'ETH'], 4],
    [{ page: '2', limit: '3' }, ['XDC'], 4],
    [{ page: '3', limit: '3' }, [], 4],
    [{ currency: 'XDC', from: '2026-03-02T13:00:00Z', page: '1', limit: '1' }, ['XDC'], 1],
    [{ currency: 'XDC', page: '2', limit: '1', to: '2026-03-02T14:00:00Z' }, [], 1],
  ])('with %j gives just those rows, and how many there are [HIS-011]', async (more, names, total) => {
    expect(await found(type, more as unknown as Record<string, string>)).toEqual([names, total]);
  });

  it('refuses a range that ends before it starts [HIS-013]', async () => {
    const { status, body } = await ask(type, { from: '2026-03-02T13:00:00Z', to: '2026-03-02T12:00:00Z' });
    expect([status, body]).toEqual([
      400,
      {
        statusCode: 400,
        code: 'invalid_request',
        message: "The start date can't be after the end date.",
        field: 'from',
      },
    ]);
  });

  it.each([{ page: '0' }, { limit: '501' }, { from: 'yesterday' }])('refuses %j [HIS-011]', async (more) => {
    const { status, body } = await ask(type, more as unknown as Record<string, string>);
    expect([status, body['field']]).toEqual([400, Object.keys(more)[0]]);
  });

  it('belongs to the trader of the token, whoever the call names [HIS-014]', async () => {
    const other = await server.addTrader();
    const { body } = await ask(type, { uniqueId: trader.uniqueId }, other);
    expect(body).toMatchObject({ data: [], total: 0 });
    const { status } = await server.get(
      '/transaction/history',
      { type, uniqueId: 'x', exchangeId: '1' },
      { token: '' },
    );
    expect(status).toBe(401);
  });
});

it.each([undefined, 'deposit', 'All'])('a history of type %j is refused [HIS-003]', async (type) => {
  const fields = { uniqueId: trader.uniqueId, exchangeId: '1', ...(type !== undefined && { type }) };
  const { status, body } = await server.get('/transaction/history', fields, trader);
  expect([status, body['field']]).toEqual([400, 'type']);
});

it('pages up to a fixed time show each row once while new ones arrive [HIS-015]', { tags: 'nightly' }, async () => {
  const busy = await server.addTrader({ XDC: '100000' });
  const arrive = async (): Promise<void> => {
    server.clock.now += hour / 6;
    await steps.deposit(busy, 'XDC', '1000', 3);
    expect((await server.withdraw(busy, { currency: 'XDC', amount: '1000' })).status).toBe(200);
  };
  for (let round = 0; round < 6; round += 1) await arrive();
  server.clock.now += 1_000;
  const to = new Date(server.clock.now).toISOString();
  for (const type of ['Deposit', 'Withdraw'] as const) {
    const all = await server.history(busy, type, { to });
    const paged: Row[] = [];
    for (const page of ['1', '2', '3']) {
      paged.push(...(await server.history(busy, type, { to, page, limit: '2' })));
      await arrive();
    }
    expect(all).toHaveLength(6);
    expect(paged.map(({ transactionId }) => transactionId)).toEqual(all.map(({ transactionId }) => transactionId));
  }
});
