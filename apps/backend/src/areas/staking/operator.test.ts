import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedReferenceData } from '../../reference/seedReferenceData';
import { startStaking, type StakingExchange } from './stakes/testing/stakingExchange';
import { readActions } from '../../operator/actions';
import { operateBeside } from '../testing/operatorExchange';

let exchange: StakingExchange;
let desk: ReturnType<typeof operateBeside>;

beforeAll(async () => {
  exchange = await startStaking(inject('clusterUrl'));
  desk = operateBeside(exchange);
});
afterAll(async () => {
  await desk.stop();
  await exchange.closeSound();
});

const newest = async () => (await readActions(exchange.database.db, 1))[0];

describe('an operator', () => {
  it('sets the cap, which is logged with who and why, and survives a restart [STK-072]', async () => {
    const { exit, lines } = await desk.operate('staking cap 2,000,000');
    expect([exit, lines]).toEqual([0, ['The cap is 2000000 XDC, 0 XDC is staked.']]);
    await seedReferenceData(exchange.database.db);
    expect((await desk.type('staking')).json).toMatchObject({ cap: '2000000' });
    expect(await newest()).toMatchObject({ who: 'ada', why: 'Ticket 4711', words: 'staking cap 2,000,000' });
  });

  it.each(['0', '-5', '1.5', 'much', ''])('is refused a cap of %j [STK-073]', async (cap) => {
    const before = await newest();
    const { exit, lines } = await desk.type('staking', 'cap', cap, '--why', 'A test');
    expect([exit, lines[0]]).toEqual([1, 'The cap is a whole number of XDC above 0.']);
    expect(await newest()).toEqual(before);
  });

  it('sees the pool by kind and term, what is returning, and what is due by a given date [STK-070] [STK-071]', async () => {
    exchange.at('2026-03-02T12:00:00Z');
    const trader = await exchange.addStaker('5000000');
    await exchange.begin(trader, { amount: '300000' });
    const fixed = await exchange.begin(trader, { plan: 'fixed', amount: '150000' });
    await exchange.change(fixed, 'stake.disableRenewal');
    await exchange.change(await exchange.begin(trader, { amount: '100000', months: 12 }), 'stake.revoke');
    const { lines, json } = await desk.type('staking', '2026-09-03');
    expect(lines).toEqual([
      'staking              open',
      'staked               550000 of 2000000 XDC, 1450000 XDC can still be staked',
      'flexible 3 months    300000 XDC in 1 stake',
      'flexible 6 months    0 XDC in 0 stakes',
      'flexible 9 months    0 XDC in 0 stakes',
      'flexible 12 months   0 XDC in 0 stakes',
      'fixed 6 months       150000 XDC in 1 stake',
      'fixed 12 months      0 XDC in 0 stakes',
      'revoked              100000 XDC in 1 stake',
      'overdue              0 XDC in 0 rewards, 0 XDC in 0 returning stakes',
      'due                  by 2026-09-03 00:00:00 UTC: 12552.32876712328767123 XDC in 7 rewards, 250000 XDC in 2 returning stakes',
    ]);
    expect(json).toMatchObject({ isOpen: true, totalStaked: '550000', room: '1450000' });
    expect((await desk.type('staking')).lines.at(-1)).toContain('by 2026-04-01 12:00:00 UTC: 0 XDC in 0 rewards');
  });

  it('sees what is overdue, and that it is paid [STK-071]', async () => {
    exchange.at('2026-04-02T12:00:00Z');
    const overdue = async () => (await desk.type('staking')).json['overdue'];
    expect(await overdue()).toMatchObject({ rewardCount: 1, returnCount: 1, returns: '100000' });
    await exchange.settle();
    expect(await overdue()).toMatchObject({ rewardCount: 0, returnCount: 0 });
  });

  it('opens and stops staking with one switch, and is told which [STK-072]', async () => {
    await desk.operate('switch staking off');
    expect((await desk.type('staking')).lines[0]).toBe(
      'staking              stopped; to open it: npm run operator -- switch staking on --why "..."',
    );
    const trader = await exchange.addStaker('100000');
    expect((await exchange.submit(exchange.commandFor(trader, {}))).refused?.code).toBe('closed');
    await desk.operate('switch staking on');
    expect(await newest()).toMatchObject({ words: 'switch staking on' });
    await exchange.begin(trader);
    expect((await desk.operate('staking cap 100000')).lines).toEqual([
      'The cap is 100000 XDC, 550000 XDC is staked. Existing stakes are kept, even above it.',
    ]);
    expect((await desk.type('staking')).lines[0]).toMatch(/full: the cap leaves no room/);
  });

  it.each(['tomorrow', '2020-01-01', '2126-01-01', '2026-13-01'])(
    "is told that %s isn't a future date",
    async (day) => {
      expect((await desk.type('staking', day)).exit).toBe(1);
    },
  );
});
