import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectClient } from '../../live/testing/liveClient';
import { startStakingServer, type StakingServer } from './testing/stakingServer';

let server: StakingServer;
beforeAll(async () => {
  server = await startStakingServer(inject('clusterUrl'), { CODE_TRIES: '3', LOGIN_BLOCK_MS: '120000' });
});
afterAll(() => server.closeSound());

const funded = () => server.addTrader({ XDC: '500000' });

describe('a trader', () => {
  it('reads every reward, newest first, with its stake [STK-053] [STK-054]', async () => {
    server.clock.now = Date.parse('2026-03-02T12:00:00Z');
    const [ada, bob] = [await funded(), await funded()];
    await server.staked(bob);
    const { stakingId } = await server.staked(ada);
    const start = new Date(server.clock.now).toISOString().slice(10);
    const back = await server.untilStake(ada, '2026-05-03T00:00:00Z', { rewardsReceived: '793.835616438356164383' });
    const row = { status: 'Completed', stakingType: 'flexible', stakingId };
    expect(await server.rewardsOf(back)).toEqual({
      statusCode: 200,
      data: [
        { rewardDate: `2026-05-02${start}`, rewardAmount: '390.410958904109589041', ...row },
        { rewardDate: `2026-04-02${start}`, rewardAmount: '403.424657534246575342', ...row },
      ],
    });
  });

  it('receives every change of their own stakes live, and no one else does [STK-080] [CAL-346]', async () => {
    const [ada, bob] = [await funded(), await funded()];
    const url = await server.listen();
    const [mine, other] = await Promise.all([ada, bob].map(({ token }) => connectClient(url, { token: () => token })));
    await Promise.all([mine?.settle(), other?.settle()]);
    const heard = () => mine?.heard(`staking-update-${ada.uniqueId}`).length;
    const { stakingId } = await server.staked(ada);
    await expect.poll(heard).toBe(1);
    await server.disableRenewal(ada, stakingId);
    await expect.poll(heard).toBe(2);
    await server.revoke(ada, stakingId);
    await expect.poll(heard).toBe(3);
    server.clock.now += 7 * 24 * 60 * 60_000;
    await expect.poll(heard, { timeout: 10_000 }).toBe(4);
    expect(mine?.heard(`staking-update-${ada.uniqueId}`)).toEqual([{}, {}, {}, {}]);
    expect(other?.heard(`staking-update-${ada.uniqueId}`)).toEqual([]);
  });

  it('is emailed when a stake begins, is revoked and has returned [STK-081]', async () => {
    server.clock.now = Date.parse('2028-01-10T08:00:00Z');
    const ada = await funded();
    const { stakingId } = await server.staked(ada);
    const [begun] = [new Date(server.clock.now)];
    const stake = { plan: 'flexible', amount: '100000', months: 3, yearlyRate: '4.75' };
    const letters = (kind: 'stakeBegun' | 'stakeRevoked' | 'stakeReturned') => () => server.lettersTo(ada.email, kind);
    const estimate = '1184.246575342465753423';
    await expect.poll(letters('stakeBegun')).toMatchObject([{ ...stake, at: begun, estimate }]);
    await server.revoke(ada, stakingId);
    const returnsOn = new Date(server.clock.now + 7 * 24 * 60 * 60_000);
    await expect.poll(letters('stakeRevoked')).toMatchObject([{ ...stake, returnsOn }]);
    server.clock.now = returnsOn.getTime();
    await expect.poll(letters('stakeReturned'), { timeout: 10_000 }).toMatchObject([{ ...stake, at: returnsOn }]);
  });

  it('is emailed when a stake is renewed, and when it ends [STK-081]', async () => {
    server.clock.now = Date.parse('2029-01-10T08:00:00Z');
    const ada = await funded();
    const { endDate } = await server.staked(ada, 'fixed');
    const back = await server.untilStake(ada, '2029-07-20T00:00:00Z', { rewardsReceived: '3520.821917808219178082' });
    const stake = { plan: 'fixed', amount: '100000', months: 6, yearlyRate: '7.1' };
    const renewed = () => server.lettersTo(ada.email, 'stakeRenewed');
    const on = new Date(String(endDate));
    await expect.poll(renewed).toMatchObject([{ ...stake, at: on, reward: '3520.821917808219178082' }]);
    const [{ stakingId } = {}] = await server.listOf(back);
    await server.disableRenewal(back, String(stakingId));
    await server.untilStake(back, '2030-01-20T00:00:00Z', { status: 'completed' });
    const ended = () => server.lettersTo(ada.email, 'stakeCompleted');
    await expect.poll(ended).toMatchObject([{ ...stake, at: renewed()[0]?.termEnd }]);
  });

  it('finds what was done with stakes in the security log [STK-082]', async () => {
    const ada = await funded();
    const { stakingId } = await server.staked(ada, 'flexible', { stakingAmount: '200000' });
    await server.disableRenewal(ada, stakingId);
    await server.revoke(ada, stakingId);
    const { body } = await server.get('/user/security_log', {}, ada);
    expect(body['data']).toMatchObject([
      { kind: 'stakeRevoked', detail: '200,000 XDC', address: null },
      { kind: 'autoRenewalDisabled', detail: '200,000 XDC' },
      { kind: 'stakeBegun', detail: '200,000 XDC' },
    ]);
    const { body: first } = await server.get('/user/security_log', { limit: '1' }, ada);
    const { body: second } = await server.get('/user/security_log', { limit: '1', before: String(first['next']) }, ada);
    expect(second['data']).toMatchObject([{ kind: 'autoRenewalDisabled' }]);
  });
});

it('too many wrong codes lead to a wait, across all calls [STK-014]', async () => {
  const ada = await funded();
  const { stakingId } = await server.staked(ada);
  await server.stake(ada, 'flexible', { tfaCode: '000000' });
  await server.revoke(ada, stakingId, '000000');
  await server.disableRenewal(ada, stakingId, '000000');
  const answer = await server.stake(ada, 'flexible');
  expect([answer.status, answer.body['message']]).toEqual([429, 'Too many attempts. Wait a moment and try again.']);
});
