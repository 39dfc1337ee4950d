import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Sending, SentTransfer } from '#custody/custody';
import { startWithdrawals, type WithdrawalExchange } from '../testing/withdrawalExchange';

let exchange: WithdrawalExchange;
let usual: Pick<WithdrawalExchange['custody'], 'send' | 'findSent'>;
beforeAll(async () => {
  exchange = await startWithdrawals(inject('clusterUrl'));
  usual = { send: exchange.custody.send, findSent: exchange.custody.findSent };
});
afterAll(() => exchange.closeSound());
beforeEach(() => {
  Object.assign(exchange.custody, usual);
  exchange.clock.now += 7 * 24 * hour;
});

const minute = 60_000;
const hour = 60 * minute;
const after = (ms: number): string => new Date(exchange.clock.now + ms).toISOString();
const lastLine = async (id: string) => (await exchange.find(id)).steps.at(-1);
const namesOf = async (id: string) => (await exchange.find(id)).steps.map(({ step }) => step);

/** An approved withdrawal that was handed to custody, with its trader. */
const released = async () => {
  const trader = await exchange.addTrader({ XDC: '5000' });
  const id = await exchange.requested(trader, { amount: '1000' });
  exchange.clock.now += minute;
  await exchange.submit({ kind: 'withdrawal.approve', id });
  return { trader, id };
};

const finish = async (id: string): Promise<void> => {
  exchange.custody.confirm(id, 3);
  await exchange.run();
  await exchange.run();
};

const expectMovedOnce = async ({ trader, id }: { trader: string; id: string }): Promise<void> => {
  expect((await exchange.find(id)).status).toBe('Completed');
  expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '4000' });
  expect((await namesOf(id)).filter((step) => step === 'sent' || step === 'completed')).toEqual(['sent', 'completed']);
};

describe('custody that', () => {
  it('answers late is asked once, delays no other withdrawal, and the timeline says what it waits for [WAL-259]', async () => {
    const [slow, other] = [await released(), await released()];
    let answer: (sending: Sending) => void = () => undefined;
    let asked = 0;
    exchange.custody.send = async (order) => {
      if (order.id !== slow.id) return usual.send(order);
      asked += 1;
      return new Promise<Sending>((resolve) => {
        answer = resolve;
      });
    };
    await exchange.run();
    expect((await exchange.find(other.id)).transactionId).not.toBeNull();
    expect(await lastLine(slow.id)).toMatchObject({ step: 'approved', waitsFor: 'sending', until: after(59 * minute) });
    exchange.clock.now += hour;
    await exchange.run();
    expect(await lastLine(slow.id)).toEqual({ step: 'delayed', at: after(0), waitsFor: 'custody', until: after(hour) });
    await exchange.run();
    expect(asked).toBe(1);
    expect(
      (await exchange.submit({ kind: 'withdrawal.cancel', id: slow.id, by: 'ada', why: 'Late' })).refused?.message,
    ).toBe("Custody has it, and may have sent it: it can't be cancelled any more.");
    const { id, asset, amount, address } = await exchange.find(slow.id);
    answer(await usual.send({ id, asset, amount, address }));
    await expect.poll(() => lastLine(slow.id)).toMatchObject({ step: 'sent' });
    await finish(slow.id);
    await expectMovedOnce(slow);
  });

  it('is down appears in the timeline once the expected time has passed, and is asked again [WAL-259] [WAL-134]', async () => {
    const one = await released();
    exchange.custody.send = async () => {
      throw new Error('The custody is down.');
    };
    await expect(exchange.run()).rejects.toThrow('Some withdrawals could not be advanced.');
    expect(await namesOf(one.id)).toEqual(['requested', 'approved']);
    exchange.clock.now += hour;
    await expect(exchange.run()).rejects.toThrow();
    expect(await lastLine(one.id)).toMatchObject({ step: 'delayed', waitsFor: 'custody', until: after(hour) });
    exchange.custody.send = usual.send;
    await exchange.run();
    await finish(one.id);
    await expectMovedOnce(one);
  });

  it('fails after it has sent is asked again, and sends once [WAL-130] [WAL-260]', async () => {
    const one = await released();
    let isFirst = true;
    exchange.custody.send = async (order) => {
      const sending = await usual.send(order);
      if (!isFirst) return sending;
      isFirst = false;
      throw new Error('The connection was lost.');
    };
    await expect(exchange.run()).rejects.toThrow();
    expect((await exchange.find(one.id)).transactionId).toBeNull();
    await exchange.run();
    expect((await exchange.find(one.id)).transactionId).toBe(exchange.custody.transactionOf(one.id));
    expect(exchange.custody.sent.has(one.id)).toBe(true);
    await finish(one.id);
    await expectMovedOnce(one);
  });

  it('answers twice counts once, even with another transaction [WAL-260]', async () => {
    const one = await released();
    await exchange.run();
    const { transactionId, steps } = await exchange.find(one.id);
    const sent = (id: string) => exchange.submit({ kind: 'withdrawal.sent', id: one.id, transactionId: id });
    expect((await sent(transactionId ?? '')).done?.isRepeat).toBe(true);
    expect((await sent('another')).refused?.message).toContain(', not with another.');
    expect((await exchange.find(one.id)).steps).toEqual(steps);
    await finish(one.id);
    const complete = { kind: 'withdrawal.complete', id: one.id } as const;
    expect((await exchange.submit(complete)).done?.isRepeat).toBe(true);
    await expectMovedOnce(one);
  });

  it.each<[string, Partial<SentTransfer>]>([
    ['transaction', { transactionId: 'another' }],
    ['amount', { amount: '999' }],
    ['address', { address: 'xdc27b1fdb04752bbc536007a920d24acb045561c26' }],
    ['destination tag', { destinationTag: '7' }],
  ])(
    'names another %s later completes nothing, and the timeline says that it is being checked [WAL-260] [WAL-261]',
    async (_what, other) => {
      const one = await released();
      await exchange.run();
      const sent = await usual.findSent(one.id);
      if (!sent) throw new Error('Nothing was sent.');
      exchange.custody.findSent = async () => ({ ...sent, ...other, confirmations: 3 });
      await exchange.run();
      await exchange.run();
      const halted = await exchange.find(one.id);
      expect(halted).toMatchObject({ status: 'Process', confirmations: 0 });
      expect(halted.steps.map(({ step }) => step)).toEqual(['requested', 'approved', 'sent', 'delayed']);
      expect(await lastLine(one.id)).toEqual({
        step: 'delayed',
        at: after(0),
        waitsFor: 'review',
        until: after(8 * hour),
        reason: "Our wallet reports details that don't match this withdrawal. We're looking into it.",
      });
      expect(exchange.warned).toContain("Custody's record of a withdrawal doesn't match ours");
      exchange.custody.findSent = usual.findSent;
      await finish(one.id);
      await expectMovedOnce(one);
    },
  );

  it('no longer knows what it sent completes nothing [WAL-260]', async () => {
    const one = await released();
    await exchange.run();
    exchange.custody.findSent = async () => undefined;
    exchange.clock.now += hour;
    await exchange.run();
    expect(await lastLine(one.id)).toMatchObject({ step: 'delayed', waitsFor: 'confirmations' });
    exchange.custody.findSent = usual.findSent;
    await finish(one.id);
    await expectMovedOnce(one);
  });

  it('refuses has sent nothing: the withdrawal waits for an operator, who can cancel it [WAL-131] [WAL-138] [WAL-151]', async () => {
    const one = await released();
    let asked = 0;
    exchange.custody.send = async () => {
      asked += 1;
      return { refused: 'The hot wallet is empty.' };
    };
    await exchange.run();
    expect(await lastLine(one.id)).toEqual({
      step: 'delayed',
      at: after(0),
      waitsFor: 'review',
      until: after(8 * hour),
    });
    await exchange.run();
    expect(asked).toBe(1);
    exchange.clock.now += 8 * hour;
    await exchange.run();
    expect(await lastLine(one.id)).toMatchObject({ step: 'delayed', waitsFor: 'review', until: after(8 * hour) });
    const { done } = await exchange.submit({
      kind: 'withdrawal.cancel',
      id: one.id,
      by: 'ada',
      why: 'We could not send it.',
    });
    expect(done?.withdrawal.steps.at(-1)).toMatchObject({ by: 'exchange', reason: 'We could not send it.' });
    expect(await exchange.balancesOf(one.trader)).toEqual({ 'available XDC': '5000' });
  });

  it('reorganises blocks counts no confirmation twice and loses none [WAL-137]', async () => {
    const one = await released();
    await exchange.run();
    for (const confirmations of [1, 2, 0, 1, 2]) {
      exchange.custody.confirm(one.id, confirmations);
      await exchange.run();
    }
    expect((await exchange.find(one.id)).steps.flatMap((line) => line.confirmations ?? [])).toEqual([1, 2]);
    await finish(one.id);
    await expectMovedOnce(one);
  });
});

describe('a trader who owes a reversed deposit', () => {
  const owe = async (trader: string, asset: 'XDC', amount: string) => {
    const { refused } = await exchange.submit({
      kind: 'funds.post',
      id: `owe ${trader} ${amount}`,
      legs: [{ asset, amount, from: { owedBy: trader }, to: { house: 'custody' } }],
    } as never);
    if (refused) throw new Error(refused.message);
  };
  const repay = (trader: string, amount: string) =>
    exchange.submit({
      kind: 'deposit.credit',
      id: `repay ${trader}`,
      trader,
      asset: 'XDC',
      amount,
    });

  it('withdraws no coin until it is repaid, and reads why and how much [WAL-045]', async () => {
    const trader = await exchange.addTrader({ XDC: '5000', USDT: '100' });
    await owe(trader, 'XDC', '120.5');
    const { refused } = await exchange.submit(await exchange.commandFor(trader, { asset: 'USDT', amount: '40' }));
    expect(refused).toMatchObject({
      code: 'not allowed',
      message:
        'A deposit was reversed by the network after you used it. Withdrawals stay locked until 120.5 XDC is repaid by a new deposit.',
    });
    await repay(trader, '120.5');
    await exchange.requested(trader, { asset: 'USDT', amount: '40' });
  });

  it('has no pending withdrawal approved or sent, as its timeline says, until the debt is repaid [WAL-045] [WAL-133]', async () => {
    const trader = await exchange.addTrader({ XDC: '50000' });
    const [auto, manual] = [
      await exchange.requested(trader, { amount: '1000' }),
      await exchange.requested(trader, { amount: '20000' }),
    ];
    await exchange.submit({ kind: 'withdrawal.approve', id: manual, by: 'ada', why: 'Checked' });
    await owe(trader, 'XDC', '7');
    exchange.clock.now += minute;
    await exchange.run();
    await exchange.run();
    expect((await exchange.find(auto)).steps.slice(1)).toEqual([
      { step: 'delayed', at: after(0), waitsFor: 'repayment', until: after(24 * hour) },
    ]);
    const release = { kind: 'withdrawal.release', id: manual, by: 'ada', why: 'Send it' } as const;
    expect((await exchange.submit(release)).refused?.message).toBe('The trader has to repay a reversed deposit first.');
    await repay(trader, '7');
    await exchange.run();
    expect((await exchange.find(auto)).status).toBe('Process');
    expect((await exchange.submit(release)).done?.isRepeat).toBe(false);
  });
});
