import { subtract } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readWithdrawals, sentAmount } from '#transfers/withdrawal';
import { followingCustody, outside, startWallet, type WalletServer, type WalletTrader } from '../testing/walletServer';

let server: WalletServer;
beforeAll(async () => {
  server = await startWallet(inject('clusterUrl'), { ...followingCustody, APPROVE_AFTER_MS: '100000000000' });
});
afterAll(() => server.closeSound());

const dataOf = ({ body }: { body: Record<string, unknown> }) => body['data'] as Record<string, unknown>;

const requested = async (trader: WalletTrader, currency: 'XDC' | 'XRP' = 'XDC', amount = '20000'): Promise<string> => {
  const tag = currency === 'XRP' ? { destinationTag: '4711' } : {};
  return String(dataOf(await server.withdraw(trader, { currency, amount, ...tag }))['transactionId']);
};

const addTrader = () => server.addTrader({ XDC: '200000', XRP: '5000' });
const byId = async (id: string) => {
  const found = (await readWithdrawals(server.database.pool, [id])).get(id);
  if (!found) throw new Error(`There is no withdrawal ${id}.`);
  return found;
};

/** Custody sends it without telling us, and what its chain took is booked by hand. */
const sendByHand = async (id: string): Promise<string> => {
  const withdrawal = await byId(id);
  const { asset, address } = withdrawal;
  const { transactionId = '' } = await server.custody.send({ id, asset, amount: sentAmount(withdrawal), address });
  const sent = await server.custody.findSent(id);
  if (sent) await server.move(sent.networkFee.asset, sent.networkFee.amount, { house: 'fees' }, { house: 'custody' });
  return transactionId;
};

const rowOf = async (trader: WalletTrader, id: string) =>
  (await server.history(trader, 'Withdraw')).find(({ transactionId }) => transactionId === id);
const refused = (why: string) => ({
  exit: 1,
  lines: [`The exchange refused this command. ${why} Nothing has changed.`],
});

describe('`withdrawal list`', () => {
  it('shows open withdrawals in full, longest waiting first [WAL-146]', async () => {
    expect((await server.operate('withdrawal list')).lines).toEqual(['No withdrawals are open.']);
    const trader = await addTrader();
    const first = await requested(trader, 'XRP', '250');
    const requestedAt = new Date(server.clock.now);
    const second = await requested(trader, 'XDC', '100000');
    const spoken = (at: Date) => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    const hour = 60 * 60_000;
    expect((await server.operate('withdrawal list')).lines).toEqual([
      `${first}  Pending, Manual  ${spoken(requestedAt)}  ${trader.email}`,
      '  amount   250 XRP, fee 0.25, arrives 249.75',
      `  address  ${outside.XRP}, destination tag 4711`,
      `  waits    for a review, until ${spoken(new Date(requestedAt.getTime() + hour))}`,
      `${second}  Pending, Manual  ${spoken(new Date(server.clock.now))}  ${trader.email}`,
      '  amount   100000 XDC, fee 0, arrives 100000',
      `  address  ${outside.XDC}`,
      `  waits    for stricter checks, until ${spoken(new Date(server.clock.now + 12 * hour))}`,
    ]);
    for (const id of [first, second]) expect((await server.operate(`withdrawal cancel ${id}`)).exit).toBe(0);
    expect((await server.operate('withdrawal list')).lines).toEqual(['No withdrawals are open.']);
  });
});

describe('the steps of an operator', () => {
  it('take a withdrawal from request to completion, each once [WAL-147] [WAL-148] [WAL-149] [WAL-129]', async () => {
    const trader = await addTrader();
    const id = await requested(trader);
    expect(await server.operate(`withdrawal send ${id}`)).toMatchObject(
      refused("This withdrawal can't be sent: it isn't approved yet."),
    );
    expect((await server.operate(`withdrawal approve ${id}`)).lines).toEqual([
      `${id}, 20000 XDC: approved. Send it with \`withdrawal send ${id}\`.`,
    ]);
    expect((await server.operate(`withdrawal approve ${id}`)).lines).toEqual([
      `${id}, 20000 XDC: was already approved.`,
    ]);
    expect(await rowOf(trader, id)).toMatchObject({ status: 'Process', walletTxId: null });
    const answers = await Promise.all([
      server.operate(`withdrawal send ${id}`),
      server.operate(`withdrawal send ${id}`),
    ]);
    expect(answers.map(({ exit }) => exit)).toEqual([0, 0]);
    await server.until(() => rowOf(trader, id), { walletTxId: expect.any(String) as string });
    expect((await server.operate(`withdrawal send ${id}`)).lines).toEqual([
      `${id}, 20000 XDC: was already handed to custody and will be sent only once.`,
    ]);
    const { rows } = await server.database.pool.query('select order_id from chain_transfer where order_id = $1', [id]);
    expect(rows).toHaveLength(1);
    const { walletTxId } = (await rowOf(trader, id)) ?? {};
    expect(await server.operate(`withdrawal complete ${id} another`)).toMatchObject(
      refused(`It was already sent with transaction ${String(walletTxId)}.`),
    );
    expect(await server.operate(`withdrawal cancel ${id}`)).toMatchObject(
      refused("Custody has it, and may have sent it: it can't be cancelled any more."),
    );
    await server.chains.mine('XDC', 3);
    await server.until(() => rowOf(trader, id), { status: 'Completed' });
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '180000', 'available XRP': '5000' });
  });

  it('complete one by hand with a transaction that custody did not report [WAL-149]', async () => {
    const trader = await addTrader();
    const id = await requested(trader);
    await server.operate(`withdrawal approve ${id}`);
    expect(await server.operate(`withdrawal complete ${id}`)).toMatchObject(
      refused("Custody hasn't reported a transaction. Add the one it was sent with."),
    );
    const transaction = await sendByHand(id);
    expect((await server.operate(`withdrawal complete ${id} ${transaction}`)).lines).toEqual([
      `${id}, 20000 XDC: completed with transaction ${transaction}. We've emailed the trader.`,
    ]);
    expect((await server.operate(`withdrawal complete ${id} ${transaction}`)).lines).toEqual([
      `${id}, 20000 XDC: was already completed.`,
    ]);
    expect(await rowOf(trader, id)).toMatchObject({ status: 'Completed', walletTxId: transaction });
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '180000', 'available XRP': '5000' });
    await expect.poll(() => server.lettersTo(trader.email, 'withdrawalCompleted').length).toBe(1);
  });

  it('complete one that custody sent but does not confirm, with the network fee paid by the house [WAL-149] [WAL-175]', async () => {
    const trader = await addTrader();
    const id = await requested(trader);
    await server.operate(`withdrawal approve ${id}`);
    await server.operate(`withdrawal send ${id}`);
    await server.until(() => rowOf(trader, id), { walletTxId: expect.any(String) as string });
    const { networkFee } = (await byId(id)) as { networkFee: { asset: string; amount: string } };
    const paid = async () => {
      const { rows } = await server.database.pool.query<{ balance: string }>(
        `select trim_scale(balance)::text as balance from account where kind = 'fees' and asset = $1`,
        [networkFee.asset],
      );
      return rows[0]?.balance ?? '0';
    };
    const before = await paid();
    expect(await server.operate(`withdrawal complete ${id}`)).toMatchObject({ exit: 0 });
    expect(await paid()).toBe(subtract(before, networkFee.amount));
  });

  it('cancel one, pending or approved, with a reason that the trader sees [WAL-131] [WAL-138] [WAL-150]', async () => {
    const trader = await addTrader();
    for (const isApproved of [false, true]) {
      const id = await requested(trader);
      if (isApproved) await server.operate(`withdrawal approve ${id}`);
      expect((await server.operate(`withdrawal cancel ${id}`)).lines).toEqual([
        `${id}, 20000 XDC: cancelled, and available again. The trader will see your reason.`,
      ]);
      const { steps, status } = (await rowOf(trader, id)) ?? {};
      expect([status, (steps as unknown[]).at(-1)]).toEqual([
        'Cancelled',
        { step: 'cancelled', at: new Date(server.clock.now).toISOString(), by: 'exchange', reason: 'Ticket 4711' },
      ]);
      server.clock.now += 120_000;
    }
    expect(await server.balancesOf(trader)).toEqual({ 'available XDC': '200000', 'available XRP': '5000' });
  });

  it.each([
    ['approve', "This withdrawal can't be approved: it is already cancelled."],
    ['send', "This withdrawal can't be sent: it is already cancelled."],
    ['complete', "This withdrawal can't be completed: it is already cancelled."],
  ])('that are not possible say what its status is: %s [WAL-152]', async (step, why) => {
    const trader = await addTrader();
    const id = await requested(trader);
    await server.operate(`withdrawal cancel ${id}`);
    const before = await rowOf(trader, id);
    expect(await server.operate(`withdrawal ${step} ${id}`)).toMatchObject(refused(why));
    expect(await rowOf(trader, id)).toEqual(before);
  });

  it('are refused for an unknown withdrawal [WAL-152]', async () => {
    expect(await server.operate('withdrawal cancel w-999999')).toMatchObject(refused("This withdrawal doesn't exist."));
  });
});

describe('a trader', () => {
  const takeBack = (trader: WalletTrader, transactionId: string) =>
    server.post('/user/cancel_withdrawal', { transactionId }, trader);

  it('can cancel a pending withdrawal once, and is refused any other with its status [WAL-139] [WAL-140]', async () => {
    const trader = await addTrader();
    const [own, approved, done] = [
      await requested(trader),
      await requested(trader, 'XRP', '250'),
      await requested(trader, 'XDC', '20001'),
    ];
    expect(await takeBack(trader, own)).toMatchObject({
      status: 200,
      body: {
        statusCode: 200,
        message: 'Withdrawal cancelled. 20,000 XDC is available again.',
        data: { status: 'Cancelled' },
      },
    });
    expect(await server.balancesOf(trader)).toMatchObject({ 'available XDC': '179999' });
    await server.operate(`withdrawal approve ${approved}`);
    await server.operate(`withdrawal approve ${done}`);
    await server.operate(`withdrawal complete ${done} ${await sendByHand(done)}`);
    for (const [id, stand] of [
      [own, 'already cancelled'],
      [approved, 'already approved'],
      [done, 'already completed'],
    ] as const)
      expect(await takeBack(trader, id)).toMatchObject({
        status: 409,
        body: { message: `This withdrawal can't be cancelled any more: it is ${stand}.`, field: 'transactionId' },
      });
    await server.operate(`withdrawal cancel ${approved}`);
  });

  it('neither sees nor cancels the withdrawal of another trader [WAL-141]', async () => {
    const [trader, other] = [await addTrader(), await addTrader()];
    const id = await requested(trader);
    const answer = await takeBack(other, id);
    expect([answer.status, answer.body]).toEqual([
      404,
      { statusCode: 404, code: 'not_found', message: "This withdrawal doesn't exist.", field: 'transactionId' },
    ]);
    expect(answer).toEqual({ ...(await takeBack(other, 'w-999999')), headers: answer.headers });
    expect(await server.history(other, 'Withdraw', { uniqueId: trader.uniqueId })).toEqual([]);
    expect(await rowOf(trader, id)).toMatchObject({ status: 'Pending' });
  });
});
