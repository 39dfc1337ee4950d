import { estimatedYield, stakingTerm, sum, type StakingTerm } from '@exchange/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startStaking, type StakingExchange } from './testing/stakingExchange';
import type { Stake } from './stake';

let exchange: StakingExchange;
/** The current offer; undefined if the period is no longer offered. */
let offered: StakingTerm | 'as planned' | undefined = 'as planned';

beforeAll(async () => {
  exchange = await startStaking(inject('clusterUrl'), {
    offerOf: (plan, months) => (offered === 'as planned' ? stakingTerm(plan, months) : offered),
  });
});
afterAll(() => exchange.closeSound());

const start = '2026-01-31T09:30:15.250Z';

const staked = async (wanted: Parameters<StakingExchange['begin']>[1] = {}): Promise<Stake> => {
  exchange.at(start);
  offered = 'as planned';
  return exchange.begin(await exchange.addStaker('5000000'), wanted);
};

const estimateOf = ({ plan, amount, months, yearlyRate, termStart }: Stake): string =>
  estimatedYield({ kind: plan, amount, term: { months, yearlyRate }, start: termStart });

const settledAt = async (moment: string, id: string): Promise<Stake> => {
  exchange.at(moment);
  await exchange.settle();
  return exchange.find(id);
};

describe('a flexible stake', () => {
  it('is paid each month to the millisecond, and not a moment before [STK-030]', async () => {
    const { id, trader } = await staked();
    await settledAt('2026-02-28T09:30:15.249Z', id);
    expect(await exchange.rewardsOf(id)).toEqual([]);
    await settledAt('2026-02-28T09:30:15.250Z', id);
    await settledAt('2026-03-31T09:30:15.250Z', id);
    expect(await exchange.rewardsOf(id)).toEqual([
      [1, '2026-02-28T09:30:15.250Z', '364.383561643835616438'],
      [2, '2026-03-31T09:30:15.250Z', '403.424657534246575342'],
    ]);
    expect(await exchange.balancesOf(trader)).toEqual({
      'available XDC': '4900767.80821917808219178',
      'staked XDC': '100000',
    });
  });

  it('without renewal ends with its last reward and the stake in one movement [STK-032] [STK-038]', async () => {
    const stake = await staked();
    const { id, trader } = stake;
    await exchange.change(stake, 'stake.disableRenewal');
    const ended = await settledAt('2026-04-30T09:30:15.250Z', id);
    expect(ended).toMatchObject({ status: 'completed', nextDue: null, endedAt: stake.termEnd });
    expect((await exchange.movementsOf(id)).toSorted()).toEqual([
      `hold stake ${id} 2`,
      `posting stake ${id} reward 1 2`,
      `posting stake ${id} reward 2 2`,
      `release stake ${id} 4`,
    ]);
    expect(await exchange.balancesOf(trader)).toEqual({ 'available XDC': sum(['5000000', estimateOf(stake)]) });
    expect(ended.rewardsReceived).toBe(estimateOf(stake));
  });
});

describe('a fixed stake', () => {
  it('is paid once, at its end [STK-030] [STK-038]', async () => {
    const stake = await staked({ plan: 'fixed', amount: '150000', months: 12 });
    const { id } = stake;
    await exchange.change(stake, 'stake.disableRenewal');
    await settledAt('2027-01-31T09:30:15.249Z', id);
    expect(await exchange.rewardsOf(id)).toEqual([]);
    await settledAt('2027-01-31T09:30:15.250Z', id);
    expect(await exchange.rewardsOf(id)).toEqual([[1, '2027-01-31T09:30:15.250Z', '11760']]);
    expect(estimateOf(stake)).toBe('11760');
    expect(await exchange.balancesOf(stake.trader)).toEqual({ 'available XDC': '5011760' });
  });
});

describe('a stake that renews itself', () => {
  it('begins another term the moment one ends, at the current rate and without staking its rewards [STK-033] [STK-010]', async () => {
    const stake = await staked({ months: 6 });
    const { id, trader } = stake;
    offered = { months: 6, yearlyRate: '6.25' };
    await settledAt('2026-05-31T09:30:15.250Z', id);
    expect((await exchange.find(id)).yearlyRate).toBe('5.1');
    const renewed = await settledAt('2026-08-15T00:00:00Z', id);
    expect(renewed).toMatchObject({
      status: 'active',
      autoRenewal: true,
      amount: '100000',
      yearlyRate: '6.25',
      term: 2,
      termStart: stake.termEnd,
      paidInTerm: 0,
      rewardsPaid: 6,
      rewardsReceived: estimateOf(stake),
    });
    expect(new Date(renewed.termEnd).toISOString()).toBe('2027-01-31T09:30:15.250Z');
    expect(await exchange.balancesOf(trader)).toEqual({
      'available XDC': sum(['4900000', estimateOf(stake)]),
      'staked XDC': '100000',
    });
    const [later] = (await exchange.rewardsOf((await settledAt('2026-09-01T00:00:00Z', id)).id)).slice(6);
    expect(later).toEqual([7, '2026-08-31T09:30:15.250Z', '530.821917808219178082']);
  });

  it('continues to do so while the pool is stopped and full [STK-034]', async () => {
    const stake = await staked({ plan: 'fixed' });
    await exchange.setOpen(false);
    await exchange.setCap('1');
    const renewed = await settledAt('2026-08-01T00:00:00Z', stake.id);
    await exchange.setOpen(true);
    await exchange.setCap('1000000000');
    expect(renewed).toMatchObject({ status: 'active', term: 2 });
  });

  it('ends if its period is no longer offered [STK-035]', async () => {
    const stake = await staked({ months: 9 });
    offered = undefined;
    const ended = await settledAt('2026-12-01T00:00:00Z', stake.id);
    expect(ended).toMatchObject({ status: 'completed', autoRenewal: false, rewardsPaid: 9 });
    expect(ended.rewardsReceived).toBe(estimateOf(stake));
  });
});

describe('the clock', () => {
  it('may jump a year: everything is paid in order, with its own date [STK-036]', async () => {
    const stake = await staked();
    await settledAt('2027-02-15T00:00:00Z', stake.id);
    const paid = await exchange.rewardsOf(stake.id);
    expect(paid.map(([number]) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(paid.map(([, on]) => on.slice(0, 10))).toEqual([
      ...['2026-02-28', '2026-03-31', '2026-04-30'],
      // The term that began on the 30th ends on a 30th, and so do its months.
      ...['2026-05-30', '2026-06-30', '2026-07-30'],
      ...['2026-08-30', '2026-09-30', '2026-10-30'],
      ...['2026-11-30', '2026-12-30', '2027-01-30'],
    ]);
  });

  it('may go back an hour: nothing is paid twice, and nothing early [STK-037]', async () => {
    const { id } = await staked();
    await settledAt('2026-02-28T09:45:00Z', id);
    await settledAt('2026-02-28T08:45:00Z', id);
    await settledAt('2026-02-28T09:45:00Z', id);
    expect(await exchange.rewardsOf(id)).toHaveLength(1);
  });

  it('may cross a leap day, which counts [STK-038]', async () => {
    exchange.at('2027-11-29T12:00:00Z');
    offered = 'as planned';
    const stake = await exchange.begin(await exchange.addStaker('100000'));
    await settledAt('2028-03-01T00:00:00Z', stake.id);
    expect((await exchange.rewardsOf(stake.id)).map(([, on]) => on.slice(0, 10))).toEqual([
      '2027-12-29',
      '2028-01-29',
      '2028-02-29',
    ]);
    expect((await exchange.find(stake.id)).rewardsReceived).toBe(estimateOf(stake));
  });
});

describe('a reward', () => {
  it('is paid once, however many jobs run at once and however often the exchange starts [STK-031]', async () => {
    const { id } = await staked();
    exchange.at('2026-03-01T00:00:00Z');
    await Promise.all([exchange.settle(), exchange.settle(), exchange.settle()]);
    await exchange.restart();
    await exchange.settle();
    expect(await exchange.rewardsOf(id)).toHaveLength(1);
    expect(exchange.troubles).toEqual([]);
  });

  it('and the stake that returns are paid even to a frozen trader [STK-039]', async () => {
    const stake = await staked({ plan: 'fixed' });
    await exchange.change(stake, 'stake.disableRenewal');
    const by = { trader: stake.trader, by: 'Ada', why: 'A test' };
    await exchange.submit({ kind: 'account.freeze', ...by });
    expect(await settledAt('2026-08-01T00:00:00Z', stake.id)).toMatchObject({ status: 'completed' });
    expect(await exchange.balancesOf(stake.trader)).toEqual({ 'available XDC': sum(['5000000', estimateOf(stake)]) });
    const again = await exchange.submit(exchange.commandFor(stake.trader, {}));
    expect(again.refused?.code).toBe('frozen');
  });
});
