import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Stake } from './stake';
import { startStaking, type StakingExchange } from './testing/stakingExchange';

let exchange: StakingExchange;
beforeAll(async () => {
  exchange = await startStaking(inject('clusterUrl'), { returnDays: 3 });
});
afterAll(() => exchange.closeSound());

const staked = async (wanted: Parameters<StakingExchange['begin']>[1] = {}): Promise<Stake> => {
  exchange.at('2026-01-15T12:00:00Z');
  return exchange.begin(await exchange.addStaker('200000'), wanted);
};

describe('a revoked stake', () => {
  it('waits, and returns without the running month’s reward after the configured days [STK-041] [STK-042]', async () => {
    const { id, trader, ...stake } = await staked({ amount: '100000' });
    exchange.at('2026-02-20T08:00:00Z');
    await exchange.settle();
    const { done } = await exchange.change({ id, trader }, 'stake.revoke');
    const revokedAt = Date.parse('2026-02-20T08:00:00Z');
    const returnsOn = Date.parse('2026-02-23T08:00:00Z');
    expect(done?.stake).toMatchObject({ status: 'revoked', autoRenewal: false, revokedAt, nextDue: returnsOn });
    exchange.clock.now = returnsOn - 1;
    await exchange.settle();
    expect(await exchange.balancesOf(trader)).toMatchObject({ 'staked XDC': '100000' });
    exchange.clock.now = returnsOn;
    await exchange.settle();
    expect(await exchange.find(id)).toMatchObject({ status: 'returned', endedAt: returnsOn, nextDue: null });
    exchange.clock.now = stake.termEnd + 1;
    await exchange.settle();
    expect(await exchange.rewardsOf(id)).toEqual([[1, '2026-02-15T12:00:00.000Z', '403.424657534246575342']]);
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': '200403.424657534246575342' });
  });

  it.each([
    ['before what is due was looked at', false],
    ['after', true],
  ])('is paid what was due when it was revoked, %s [STK-045]', async (_, isFirst) => {
    const stake = await staked({ months: 6 });
    exchange.at('2026-02-15T12:00:00Z');
    if (isFirst) await exchange.settle();
    await exchange.change(stake, 'stake.revoke');
    await exchange.settle();
    const february = '433.150684931506849315';
    expect(await exchange.rewardsOf(stake.id)).toEqual([[1, '2026-02-15T12:00:00.000Z', february]]);
  });

  it('is paid once if both come at the same moment [STK-045]', async () => {
    const stake = await staked();
    exchange.at('2026-02-15T12:00:00Z');
    await Promise.all([exchange.settle(), exchange.change(stake, 'stake.revoke'), exchange.settle()]);
    expect(await exchange.rewardsOf(stake.id)).toHaveLength(1);
    expect(await exchange.find(stake.id)).toMatchObject({ status: 'revoked', rewardsPaid: 1 });
  });

  it('that renewed itself at that very moment forfeits the new term only [STK-045]', async () => {
    const stake = await staked();
    exchange.clock.now = stake.termEnd;
    await exchange.change(stake, 'stake.revoke');
    expect(await exchange.find(stake.id)).toMatchObject({ status: 'revoked', term: 2, rewardsPaid: 3 });
  });

  it('cannot be revoked again, even from another tab [STK-044]', async () => {
    const stake = await staked();
    const outcomes = await Promise.all([
      exchange.change(stake, 'stake.revoke'),
      exchange.change(stake, 'stake.revoke'),
    ]);
    const refused = { code: 'not open', message: 'This stake is no longer active.', field: 'stake' };
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes.flatMap((outcome) => outcome.refused ?? [])).toEqual([refused]);
    exchange.clock.now += 1_000;
    expect((await exchange.change(stake, 'stake.revoke')).refused).toEqual(refused);
    expect((await exchange.find(stake.id)).revokedAt).toBe(Date.parse('2026-01-15T12:00:00Z'));
  });
});

it('a stake that has ended cannot be revoked, whether it is settled yet or not [STK-044]', async () => {
  const stake = await staked();
  await exchange.change(stake, 'stake.disableRenewal');
  exchange.clock.now = stake.termEnd;
  expect((await exchange.change(stake, 'stake.revoke')).refused?.message).toBe('This stake is no longer active.');
  await exchange.settle();
  expect((await exchange.change(stake, 'stake.revoke')).refused?.message).toBe('This stake is no longer active.');
  expect(await exchange.find(stake.id)).toMatchObject({ status: 'completed', rewardsPaid: 3 });
});

it('a fixed stake cannot be revoked [STK-043]', async () => {
  const stake = await staked({ plan: 'fixed' });
  expect((await exchange.change(stake, 'stake.revoke')).refused?.message).toBe("A fixed stake can't be revoked.");
  expect((await exchange.find(stake.id)).status).toBe('active');
});

describe('auto-renewal', () => {
  it('is on at first, and can be turned off once [STK-046]', async () => {
    const stake = await staked();
    expect(stake.autoRenewal).toBe(true);
    const { done } = await exchange.change(stake, 'stake.disableRenewal');
    expect(done?.stake).toMatchObject({ status: 'active', autoRenewal: false });
    const again = await exchange.change(stake, 'stake.disableRenewal');
    expect(again.refused?.message).toBe('Auto-renewal is already off.');
  });

  it('of a stake that is not active is off and stays so [STK-046]', async () => {
    const stake = await staked();
    await exchange.change(stake, 'stake.revoke');
    const { refused } = await exchange.change(stake, 'stake.disableRenewal');
    expect(refused?.message).toBe('This stake is no longer active.');
  });

  it('that is turned off after a term ended applies to the term that began then [STK-046]', async () => {
    const stake = await staked({ plan: 'fixed' });
    exchange.clock.now = stake.termEnd + 1;
    await exchange.change(stake, 'stake.disableRenewal');
    expect(await exchange.find(stake.id)).toMatchObject({ term: 2, autoRenewal: false, rewardsPaid: 1 });
  });
});

it("another trader's stake is not found [STK-047]", async () => {
  const [stake, other] = [await staked(), await exchange.addStaker('100000')];
  for (const kind of ['stake.revoke', 'stake.disableRenewal'] as const) {
    const { refused } = await exchange.change({ id: stake.id, trader: other }, kind);
    expect(refused).toEqual({ code: 'no such stake', message: "This stake doesn't exist.", field: 'stake' });
  }
  expect(await exchange.find(stake.id)).toMatchObject({ status: 'active', autoRenewal: true });
});
