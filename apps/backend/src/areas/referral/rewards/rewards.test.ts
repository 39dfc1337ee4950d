import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { orderFields } from '../../trading/testing/tradingServer';
import { connectClient } from '#live/testing/liveClient';
import { somewhere } from '../../accounts/testing/accountsServer';
import { startReferrals, type Inviter, type ReferralServer } from '../testing/referralServer';

let server: ReferralServer;

beforeAll(async () => {
  server = await startReferrals(inject('clusterUrl'));
});
afterAll(() => server.closeSound());

const xdcOf = async (trader: Inviter | Awaited<ReturnType<ReferralServer['signUp']>>): Promise<string> =>
  (await server.balancesOf(trader))['available XDC'] ?? '0';

const postingsOf = async (uniqueId: string) => {
  const { rows } = await server.database.pool.query<{ legs: unknown; by: string | null }>(
    `select legs, made_by as by from posting where id = $1`,
    [`referral ${uniqueId}`],
  );
  return rows;
};

/** Long enough for anything unwanted to happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('a sign-up by code', () => {
  it('is pending for both until a first trade, then both are paid in one movement by the exchange [REF-040] [REF-041]', async () => {
    const inviter = await server.addInviter();
    const invited = await server.signUp(inviter.code);
    expect(await server.rewardsOf(inviter)).toEqual([['referrer', 'Pending', '1000']]);
    expect(await server.rewardsOf(invited)).toEqual([['referred', 'Pending', '1500']]);
    await server.trade(invited);
    await server.untilStatus(invited, 'paid');
    expect(await server.rewardsOf(inviter)).toEqual([['referrer', 'Completed', '1000']]);
    expect(await server.rewardsOf(invited)).toEqual([['referred', 'Completed', '1500']]);
    expect([await xdcOf(inviter), await xdcOf(invited)]).toEqual(['1000', '1599.5']);
    expect(await postingsOf(invited.uniqueId)).toEqual([
      {
        by: null,
        legs: [
          { asset: 'XDC', amount: '1000', from: 'house referral rewards', to: `trader ${inviter.uniqueId}` },
          { asset: 'XDC', amount: '1500', from: 'house referral rewards', to: `trader ${invited.uniqueId}` },
        ],
      },
    ]);
  });

  it('waits while one of the two owes coins of a reversed deposit, and while one of the invited trader is unconfirmed [REF-054]', async () => {
    const inviter = await server.addInviter();
    const [owing, young] = [await server.signUp(inviter.code), await server.signUp(inviter.code)];
    await server.move('USDT', '40', { owedBy: owing.uniqueId }, { house: 'demo faucet' });
    await server.database.pool.query(
      `insert into incoming (id, transaction_id, asset, amount, address, owner, status, confirmations, credits, steps, created_at,
         updated_at)
       select 'young:0', 'young', 'USDT', 100, 'x', $1, 'credited', 1, 1, '[]', now(), now()`,
      [young.uniqueId],
    );
    await server.database.pool.query(`insert into young_money (deposit, owner, received, remaining)
      select id, owner, amount, 0 from incoming where id = 'young:0'`);
    for (const trader of [owing, young]) await server.trade(trader);
    await settle();
    for (const trader of [owing, young])
      expect(await server.rewardsOf(trader)).toEqual([['referred', 'Pending', '1500']]);
    await server.move('USDT', '40', { house: 'demo faucet' }, { owedBy: owing.uniqueId });
    await server.database.pool.query(`update incoming set confirmations = 3 where id = 'young:0'`);
    for (const trader of [owing, young]) await server.trade(trader);
    for (const trader of [owing, young]) await server.untilStatus(trader, 'paid');
    await server.database.pool.query('delete from young_money');
    await server.database.pool.query(`delete from incoming where id = 'young:0'`);
  });

  it('is paid once, however much is traded and however often the server starts [REF-042]', async () => {
    const inviter = await server.addInviter();
    const invited = await server.signUp(inviter.code);
    for (let trades = 0; trades < 3; trades += 1) await server.trade(invited);
    await server.untilStatus(invited, 'paid');
    await server.restart();
    await server.trade(invited);
    await settle();
    expect(await xdcOf(inviter)).toBe('1000');
  });

  it('is paid for a quick swap as well, and not for an order that isn’t filled [REF-043]', async () => {
    const inviter = await server.addInviter();
    const invited = await server.signUp(inviter.code);
    const order = await server.place(invited, 'buy', '50');
    await settle();
    expect(await server.rewardsOf(invited)).toEqual([['referred', 'Pending', '1500']]);
    await server.post('/trade/cancel_order', { exchange_id: '1', user_id: 'me', trade_order_id: order }, invited);
    const seller = await server.addTrader({ XDC: '10' });
    await server.move('XDCE', '10', { house: 'demo faucet' }, { trader: invited.uniqueId });
    const offer = orderFields({ pair: 'XDC-XDCE', side: 'sell', price: '1', amount: '10' });
    expect((await server.post('/trade/new_order_swap', offer, seller)).status).toBe(200);
    const swapped = await server.post('/swap', { exchange_id: '1', currency: 'XDCE', swap_amount: '10' }, invited);
    expect(swapped.status).toBe(200);
    await server.untilStatus(invited, 'paid');
  });

  it('is published live to both, with the reward already in the balance [REF-041]', async () => {
    const inviter = await server.addInviter();
    const invited = await server.signUp(inviter.code);
    const url = await server.listen();
    const clients = await Promise.all(
      [inviter, invited].map(async ({ token }) => connectClient(url, { token: () => token })),
    );
    await Promise.all(clients.map((client) => client.settle()));
    await server.trade(invited);
    for (const [index, [{ uniqueId }, role, referralAmount]] of (
      [
        [inviter, 'referrer', '1000'],
        [invited, 'referred', '1500'],
      ] as const
    ).entries()) {
      const heard = () => clients[index]?.heard(`referral-update-${uniqueId}`);
      await expect
        .poll(heard, { timeout: 10_000 })
        .toEqual([{ userId: uniqueId, role, referralStatus: 'Completed', referralAmount, currencySymbol: 'XDC' }]);
    }
  });

  it('is emailed to both when it is paid [REF-049]', async () => {
    const inviter = await server.addInviter();
    const invited = await server.signUp(inviter.code);
    await server.trade(invited);
    for (const [{ email }, letter] of [
      [inviter, { role: 'referrer', other: 'Kim Brook', amount: '1000', asset: 'XDC' }],
      [invited, { role: 'referred', other: 'Ada Field', amount: '1500', asset: 'XDC' }],
    ] as const)
      await expect.poll(() => server.lettersTo(email, 'referralPaid'), { timeout: 10_000 }).toMatchObject([letter]);
  });
});

describe('two accounts that look like one person', () => {
  it('get nothing if both addresses reach the same inbox, and learn no more than that [REF-044]', async () => {
    const inviter = await server.addInviter({ email: 'ada.field@gmail.com' });
    const invited = await server.signUp(inviter.code, { email: 'a.dafield+two@googlemail.com' });
    await server.trade(invited);
    await server.untilStatus(invited, 'withheld');
    expect(await server.rewardsOf(inviter)).toEqual([['referrer', 'Not eligible', '1000']]);
    expect(await server.rewardsOf(invited)).toEqual([['referred', 'Not eligible', '1500']]);
    expect([await xdcOf(inviter), await xdcOf(invited)]).toEqual(['0', '99.5']);
    await settle();
    expect(server.lettersTo(invited.email, 'referralPaid')).toEqual([]);
    expect(JSON.stringify(await server.listOf(invited))).not.toMatch(/mailbox|device/i);
  });

  it('get nothing on the network of the inviter, or of somebody else they invited, whatever browsers they claim to be [REF-045]', async () => {
    const [inviter, home] = [await server.addInviter(), somewhere()];
    const near = await server.signUp(inviter.code, { home: { ...inviter.home, agent: 'Another browser' } });
    await server.trade(near);
    await server.untilStatus(near, 'withheld');
    const first = await server.signUp(inviter.code, { home });
    await server.trade(first);
    await server.untilStatus(first, 'paid');
    const second = await server.signUp(inviter.code, { home: { ...home, agent: 'Another browser' } });
    await server.trade(second);
    await server.untilStatus(second, 'withheld');
    expect([await xdcOf(inviter), await xdcOf(near), await xdcOf(second)]).toEqual(['1000', '99.5', '99.5']);
  });

  it('count as two people on one network of a demo, which everybody tries from one machine [REF-045]', async () => {
    const demo = await startReferrals(inject('clusterUrl'), { REWARD_PER_NETWORK: '' });
    const inviter = await demo.addInviter();
    const invited = await demo.signUp(inviter.code, { home: inviter.home });
    await demo.trade(invited);
    await demo.untilStatus(invited, 'paid');
    expect(await demo.rewardsOf(inviter)).toEqual([['referrer', 'Completed', '1000']]);
    await demo.closeSound();
  });

  it('get nothing with papers of somebody who was rewarded before, even if revoked since [REF-045]', async () => {
    const [inviter, another] = [await server.addInviter(), await server.addInviter()];
    const first = await server.signUp(inviter.code, { isVerified: false });
    await server.trade(first);
    await server.approvePapers(first, 'passport 1');
    await server.untilStatus(first, 'paid');
    const again = await server.signUp(another.code, { isVerified: false });
    await server.trade(again);
    await server.approvePapers(again, 'passport 1');
    await server.untilStatus(again, 'withheld');
    for (const { email } of [first, again]) expect((await server.operate(`kyc revoke ${email}`)).exit).toBe(0);
    const third = await server.signUp(another.code, { isVerified: false });
    await server.trade(third);
    await server.approvePapers(third, 'passport 1');
    await server.untilStatus(third, 'withheld');
    expect([await xdcOf(another), await xdcOf(again), await xdcOf(third)]).toEqual(['0', '99.5', '99.5']);
  });

  it('get nothing in one browser, which our cookie tells whatever it claims to be [REF-045] [REF-051]', async () => {
    const given = String((await server.getFrom('/status')).headers['set-cookie']);
    expect(given).toMatch(/^device=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
    const [cookie = ''] = given.split(';');
    const inBrowser = () => ({ ...somewhere(), cookie });
    expect((await server.getFrom('/status', {}, inBrowser())).headers['set-cookie']).toBeUndefined();
    const [inviter, another] = [await server.addInviter(), await server.addInviter()];
    const first = await server.signUp(inviter.code, { home: inBrowser() });
    await server.trade(first);
    await server.untilStatus(first, 'paid');
    const again = await server.signUp(another.code, { home: inBrowser() });
    await server.trade(again);
    await server.untilStatus(again, 'withheld');
    const madeUp = { ...somewhere(), cookie: cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
    expect((await server.getFrom('/status', {}, madeUp)).headers['set-cookie']).toContain('device=');
  });
});

it('a reward waits until both are verified, and is paid as soon as they are [REF-040]', async () => {
  const inviter = await server.addInviter();
  const invited = await server.signUp(inviter.code, { isVerified: false });
  await server.trade(invited);
  await settle();
  expect(await server.rewardsOf(invited)).toEqual([['referred', 'Pending', '1500']]);
  expect((await server.operate('referral list pending')).lines).toContain(`  waits  until verified: ${invited.email}`);
  await server.approvePapers(invited, 'passport 2');
  await server.untilStatus(invited, 'paid');
});

it('rewards that the budget has no room for wait, and the list says so [REF-052]', async () => {
  const limited = await startReferrals(inject('clusterUrl'), { REFERRAL_BUDGET: '4999' });
  const inviter = await limited.addInviter();
  const [first, second] = [await limited.signUp(inviter.code), await limited.signUp(inviter.code)];
  expect(await limited.listOf(inviter)).toMatchObject({ budgetUsedUp: false });
  await limited.trade(first);
  await limited.untilStatus(first, 'paid');
  await limited.trade(second);
  await settle();
  expect(await limited.rewardsOf(second)).toEqual([['referred', 'Pending', '1500']]);
  expect(await limited.listOf(inviter)).toMatchObject({ budgetUsedUp: true });
  // Nor does an operator pay more than that.
  await limited.database.pool.query(
    `update referral set status = 'withheld', withheld_because = 'sameDevice' where referred = $1`,
    [second.uniqueId],
  );
  expect((await limited.operate(`referral pay ${second.email}`)).lines.join()).toContain(
    'budget for rewards is used up',
  );
  expect(await limited.rewardsOf(second)).toEqual([['referred', 'Not eligible', '1500']]);
  await limited.closeSound();
});

describe('a frozen account', () => {
  it.each(['inviter', 'invited'] as const)(
    'of the %s makes the reward wait until it is unfrozen [REF-048]',
    async (which) => {
      const inviter = await server.addInviter();
      const invited = await server.signUp(inviter.code);
      // Before the trade, which fills this open order.
      await server.place(invited, 'buy', '100');
      const { email } = { inviter, invited }[which];
      await server.operate(`account freeze ${email}`);
      await server.place(await server.addTrader({ XDC: '100' }), 'sell', '100');
      await settle();
      const [reward] = await server.rewardsOf(invited);
      expect(reward).toEqual(['referred', 'Pending', '1500']);
      const { lines } = await server.operate('referral list pending');
      expect(lines).toContain(`  waits  until unfrozen: ${email}`);
      await server.operate(`account unfreeze ${email}`);
      await server.untilStatus(invited, 'paid');
    },
  );
});
