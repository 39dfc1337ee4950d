import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startWithdrawals, type WithdrawalExchange } from '../testing/withdrawalExchange';

let exchange: WithdrawalExchange;
beforeAll(async () => {
  exchange = await startWithdrawals(inject('clusterUrl'));
});
afterAll(() => exchange.closeSound());

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-03-02T12:00:00Z');
// Each test has its own day, always a Monday.
let weeks = 0;
beforeEach(() => {
  weeks += 1;
  exchange.clock.now = noon + weeks * 7 * 24 * hour;
});

const after = (ms: number): string => new Date(exchange.clock.now + ms).toISOString();
const pass = (ms: number): void => {
  exchange.clock.now += ms;
};
const lastLine = async (id: string) => (await exchange.find(id)).steps.at(-1);
const approveBy = (id: string) => exchange.submit({ kind: 'withdrawal.approve', id, by: 'ada', why: 'Checked' });
const takeBackBy = (trader: string, id: string) => exchange.submit({ kind: 'withdrawal.takeBack', id, trader });

describe('a withdrawal that needs no operator', () => {
  it('goes through automatically, is sent once, and leaves in one movement with its fees [WAL-106] [WAL-107] [WAL-128] [WAL-130] [WAL-132] [WAL-136] [WAL-137]', async () => {
    const trader = await exchange.addTrader({ USDT: '100' });
    const [custody, fees] = [await exchange.custodyBalance('USDT'), await exchange.feesOf('USDT')];
    const id = await exchange.requested(trader, { asset: 'USDT', amount: '50' });
    const requestedAt = after(0);
    await exchange.run();
    expect((await exchange.find(id)).status).toBe('Pending');
    pass(minute);
    await exchange.run();
    await exchange.run();
    expect(exchange.custody.orders.filter((order) => order.id === id)).toEqual([
      { id, asset: 'USDT', amount: '46.8', address: expect.stringMatching(/^0x/) as string },
    ]);
    const transactionId = exchange.custody.transactionOf(id);
    expect(await exchange.itemOf(id)).toMatchObject({ status: 'Process', walletTxId: transactionId });
    await exchange.database.pool.query(`update currency set withdrawal_fee = '9' where symbol = 'USDT'`);
    exchange.custody.confirm(id, 2);
    await exchange.run();
    exchange.custody.confirm(id, 7);
    await exchange.run();
    await exchange.run();
    await exchange.database.pool.query(`update currency set withdrawal_fee = '3.2' where symbol = 'USDT'`);
    const at = after(0);
    const confirmed = { step: 'confirmed', at, waitsFor: 'confirmations', until: after(hour) };
    expect((await exchange.itemOf(id)).steps).toEqual([
      { step: 'requested', at: requestedAt, waitsFor: 'approval', until: after(29 * minute) },
      { step: 'approved', at, waitsFor: 'sending', until: after(hour) },
      { step: 'sent', at, waitsFor: 'confirmations', until: after(hour) },
      { ...confirmed, confirmations: 1 },
      { ...confirmed, confirmations: 2 },
      { ...confirmed, confirmations: 3 },
      { step: 'completed', at },
    ]);
    expect(await exchange.balancesOf(trader)).toEqual({ 'available USDT': '50' });
    const { rows } = await exchange.database.pool.query(
      `select account.kind, trim_scale(sum(amount))::text as amount from transfer
       join entry on transfer.id = entry.transfer join account on account.id = entry.account
       where reference = $1 and transfer.kind = 'settle' group by transfer.id, account.kind order by 1`,
      [`withdrawal ${id}`],
    );
    expect(rows).toEqual([
      { kind: 'custody', amount: '47.3' },
      { kind: 'fees', amount: '2.7' },
      { kind: 'pending withdrawal', amount: '-50' },
    ]);
    expect(Number(await exchange.custodyBalance('USDT'))).toBeCloseTo(Number(custody) + 47.3);
    expect(Number(await exchange.feesOf('USDT'))).toBeCloseTo(Number(fees) + 2.7);
  });

  it.each([
    ['9999.99999999', 'Auto', 'approval', 30 * minute],
    ['10000', 'Manual', 'review', hour],
    ['99999.99999999', 'Manual', 'review', hour],
    ['100000', 'Manual', 'checks', 12 * hour],
  ])(
    'is one below the threshold of its coin: %s XDC is %s and waits for %s [WAL-127] [WAL-129] [WAL-133] [WAL-135]',
    async (amount, paymentType, waitsFor, until) => {
      const trader = await exchange.addTrader({ XDC: '200000' });
      const id = await exchange.requested(trader, { amount });
      expect(await exchange.itemOf(id)).toMatchObject({
        paymentType,
        steps: [{ step: 'requested', waitsFor, until: after(until) }],
      });
      pass(10 * minute);
      await exchange.run();
      expect((await exchange.find(id)).status).toBe(paymentType === 'Auto' ? 'Process' : 'Pending');
    },
  );

  it('counts with those of 24 hours that nobody looked at, of every coin, as a part of the threshold of each [WAL-413]', async () => {
    const trader = await exchange.addTrader({ XDC: '90000', USDT: '500' });
    const typeOf = async (changes: { amount: string; asset?: 'USDT' }) => {
      const id = await exchange.requested(trader, changes);
      return [id, (await exchange.find(id)).paymentType] as const;
    };
    const { rows } = await exchange.database.pool.query<{ half: string }>(
      `select (auto_below / 2)::text as half from currency where symbol = 'USDT'`,
    );
    const [cancelled, first] = await typeOf({ amount: '9000' });
    await takeBackBy(trader, cancelled);
    const [, reviewed] = await typeOf({ amount: '20000' });
    const [, half] = await typeOf({ asset: 'USDT', amount: String(Number(rows[0]?.half)) });
    pass(hour);
    const [, tooMuch] = await typeOf({ amount: '5000' });
    const [, rest] = await typeOf({ amount: '4999.99' });
    pass(23 * hour);
    const [, later] = await typeOf({ amount: '5000' });
    expect({ first, reviewed, half, tooMuch, rest, later }).toEqual({
      first: 'Auto',
      reviewed: 'Manual',
      half: 'Auto',
      tooMuch: 'Manual',
      rest: 'Auto',
      later: 'Auto',
    });
  });

  it('follows changes of the threshold [WAL-127]', async () => {
    const trader = await exchange.addTrader({ XDC: '20000' });
    await exchange.database.pool.query(`update currency set auto_below = 2000 where symbol = 'XDC'`);
    const ids = [
      await exchange.requested(trader, { amount: '1999' }),
      await exchange.requested(trader, { amount: '2000' }),
    ];
    await exchange.database.pool.query(`update currency set auto_below = 10000 where symbol = 'XDC'`);
    expect(await Promise.all(ids.map(async (id) => (await exchange.find(id)).paymentType))).toEqual(['Auto', 'Manual']);
  });

  it('of XRP is sent with its tag, and XDC without a tag [WAL-109]', async () => {
    const trader = await exchange.addTrader({ XDC: '2000' });
    const id = await exchange.requested(trader, { amount: '1500' });
    pass(minute);
    await exchange.run();
    await exchange.run();
    expect(exchange.custody.orders.find((order) => order.id === id)).toMatchObject({ amount: '1500' });
    expect(await exchange.itemOf(id)).toMatchObject({ fee: '0', receiveAmount: '1500' });
  });
});

describe('an expected time', () => {
  it('changes only with a timeline entry that says why, once each time it has passed [WAL-133] [WAL-134]', async () => {
    const trader = await exchange.addTrader({ XDC: '200000' });
    const review = await exchange.requested(trader, { amount: '20000' });
    const checks = await exchange.requested(trader, { amount: '100000' });
    pass(hour - 1);
    await exchange.run();
    expect((await exchange.find(review)).steps).toHaveLength(1);
    pass(1);
    await exchange.run();
    await exchange.run();
    expect((await exchange.find(review)).steps.slice(1)).toEqual([
      { step: 'delayed', at: after(0), waitsFor: 'review', until: after(8 * hour) },
    ]);
    pass(11 * hour);
    await exchange.run();
    expect((await exchange.find(review)).steps).toHaveLength(3);
    expect(await lastLine(checks)).toEqual({
      step: 'delayed',
      at: after(0),
      waitsFor: 'checks',
      until: after(12 * hour),
    });
  });

  it('of an approved withdrawal that no one sends changes as well [WAL-134]', async () => {
    const trader = await exchange.addTrader({ XDC: '20000' });
    const id = await exchange.requested(trader, { amount: '20000' });
    await approveBy(id);
    expect(await lastLine(id)).toMatchObject({ step: 'approved', waitsFor: 'sending', until: after(hour) });
    pass(hour);
    await exchange.run();
    expect(await lastLine(id)).toMatchObject({ step: 'delayed', waitsFor: 'sending', until: after(hour) });
  });

  it('stays the same with each confirmation, and changes once it has passed [WAL-134]', async () => {
    const trader = await exchange.addTrader({ XDC: '2000' });
    const id = await exchange.requested(trader, { amount: '1000' });
    pass(minute);
    await exchange.run();
    await exchange.run();
    const until = after(hour);
    pass(30 * minute);
    exchange.custody.confirm(id, 1);
    await exchange.run();
    expect(await lastLine(id)).toMatchObject({ step: 'confirmed', until });
    pass(30 * minute);
    await exchange.run();
    expect(await lastLine(id)).toMatchObject({ step: 'delayed', waitsFor: 'confirmations', until: after(hour) });
  });
});

describe('cancelling', () => {
  it('gives everything back at once, fee included, and works once [WAL-131] [WAL-138] [WAL-139] [WAL-140]', async () => {
    const trader = await exchange.addTrader({ USDT: '100' });
    const id = await exchange.requested(trader, { asset: 'USDT', amount: '50' });
    const { done } = await takeBackBy(trader, id);
    expect(done?.withdrawal.status).toBe('Cancelled');
    expect(await exchange.balancesOf(trader)).toEqual({ 'available USDT': '100' });
    expect(await lastLine(id)).toEqual({ step: 'cancelled', at: after(0), by: 'trader' });
    expect((await takeBackBy(trader, id)).refused).toMatchObject({
      code: 'too late',
      message: "This withdrawal can't be cancelled any more: it is already cancelled.",
    });
    pass(hour);
    await exchange.run();
    expect(await exchange.balancesOf(trader)).toEqual({ 'available USDT': '100' });
    expect(exchange.custody.sent.has(id)).toBe(false);
  });

  it('of another trader’s withdrawal is refused as not found [WAL-141]', async () => {
    const [trader, other] = [await exchange.addTrader({ XDC: '2000' }), await exchange.addTrader({})];
    const id = await exchange.requested(trader, { amount: '1000' });
    expect((await takeBackBy(other, id)).refused?.message).toBe("This withdrawal doesn't exist.");
    expect((await exchange.find(id)).status).toBe('Pending');
  });

  it('and approving at once: exactly one wins [WAL-142]', async () => {
    const trader = await exchange.addTrader({ XDC: '200000' });
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1)
      ids.push(await exchange.requested(trader, { amount: String(10_000 + count) }));
    for (const [index, id] of ids.entries()) {
      const both = [() => approveBy(id), () => takeBackBy(trader, id)];
      const outcomes = await Promise.all((index % 2 === 0 ? both : both.toReversed()).map((start) => start()));
      expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
      expect((await exchange.find(id)).status).toBe(index % 2 === 0 ? 'Process' : 'Cancelled');
    }
  });
});
