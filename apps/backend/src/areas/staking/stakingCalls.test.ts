import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { WalletTrader } from '../wallet/testing/walletServer';
import { startStakingServer, type StakeWords, type StakingServer } from './testing/stakingServer';

let server: StakingServer;
let ada: WalletTrader;

beforeAll(async () => {
  server = await startStakingServer(inject('clusterUrl'));
});
afterAll(() => server.closeSound());
beforeEach(async () => {
  ada = await server.addTrader({ XDC: '1000000' });
});

const free = () => server.balancesOf(ada);
const nothingMoved = { 'available XDC': '1000000' };

describe('staking', () => {
  it('takes the XDC at once and answers with the stake [STK-006] [STK-050] [STK-052]', async () => {
    const answer = await server.stake(ada, 'flexible', {
      tenure: '6',
      stakingAmount: '300000',
      client_stake_id: 'my-stake',
    });
    const startDate = new Date(server.clock.now).toISOString();
    expect(answer).toMatchObject({ status: 200, body: { statusCode: 200, message: "You've staked your XDC." } });
    expect(await free()).toEqual({ 'available XDC': '700000', 'staked XDC': '300000' });
    const [record] = await server.listOf(ada);
    expect(record).toEqual(answer.body['data']);
    expect(record).toMatchObject({
      currencyName: 'XDC',
      startDate,
      stakingAmount: '300000',
      tenure: 6,
      rewardsReceived: '0',
      status: 'active',
      autoRenewal: true,
      redemptionDate: null,
      stakingType: 'flexible',
      yearlyRate: '5.1',
      client_stake_id: 'my-stake',
    });
  });

  it('for a fixed period does the same, without a date for the next reward [STK-006] [STK-050]', async () => {
    const { status, body } = await server.stake(ada, 'fixed', { tenure: '12', stakingAmount: '150000' });
    expect([status, body['message']]).toEqual([200, "You've staked your XDC for a fixed term."]);
    expect((await server.listOf(ada))[0]).toMatchObject({
      stakingAmount: '150000',
      tenure: 12,
      nextRewardDate: null,
      stakingType: 'fixed',
      yearlyRate: '7.84',
    });
    expect(await free()).toEqual({ 'available XDC': '850000', 'staked XDC': '150000' });
  });

  it.each([
    ['flexible', { stakingAmount: '0' }, 'Minimum 100,000 XDC', 'stakingAmount'],
    ['flexible', { stakingAmount: '-100000' }, 'Minimum 100,000 XDC', 'stakingAmount'],
    ['flexible', { stakingAmount: '99999' }, 'Minimum 100,000 XDC', 'stakingAmount'],
    ['flexible', { stakingAmount: '150000' }, 'Enter a multiple of 100,000 XDC.', 'stakingAmount'],
    ['flexible', { stakingAmount: '5100000' }, 'Maximum 5,000,000 XDC', 'stakingAmount'],
    ['flexible', { stakingAmount: '100000.5' }, 'Current field only accepts number.', 'stakingAmount'],
    ['flexible', { stakingAmount: 'NaN' }, 'Current field only accepts number.', 'stakingAmount'],
    ['flexible', { stakingAmount: '1e6' }, 'Current field only accepts number.', 'stakingAmount'],
    ['flexible', { stakingAmount: '' }, 'This field is required.', 'stakingAmount'],
    ['flexible', { stakingAmount: '9'.repeat(60) }, 'Maximum 5,000,000 XDC', 'stakingAmount'],
    ['fixed', { stakingAmount: '50000' }, 'Minimum 100,000 XDC', 'stakingAmount'],
    ['fixed', { stakingAmount: '125000' }, 'Enter a multiple of 50,000 XDC.', 'stakingAmount'],
    ['flexible', { tenure: '1' }, 'Flexible staking is available for 3, 6, 9 or 12 months.', 'tenure'],
    ['fixed', { tenure: '3' }, 'Fixed staking is available for 6 or 12 months.', 'tenure'],
  ] as const)(
    '%s with %j is refused: %s [STK-007] [STK-009]',
    async (plan, words: StakeWords, message: string, field: string) => {
      const { status, body } = await server.stake(ada, plan, words);
      expect([status, body]).toEqual([400, { statusCode: 400, code: 'invalid_request', message, field }]);
      expect(await free()).toEqual(nothingMoved);
    },
  );

  it('of more than is available is refused, not counting money in orders [STK-008]', async () => {
    await server.move('XDC', '900000', { trader: ada.uniqueId }, { house: 'demo faucet' });
    const { status, body } = await server.stake(ada, 'flexible', { stakingAmount: '200000' });
    expect([status, body]).toEqual([
      400,
      { statusCode: 400, code: 'insufficient_funds', message: 'Insufficient Fund', field: 'stakingAmount' },
    ]);
    await server.withdraw(ada, { currency: 'XDC', amount: '1000' });
    expect((await server.stake(ada, 'flexible')).body['message']).toBe('Insufficient Fund');
    expect(await server.listOf(ada)).toEqual([]);
  });

  it('without two-factor is refused [STK-011]', async () => {
    await server.changeTrader(ada, { twoFactorSince: null, twoFactorSecret: null });
    for (const answer of [await server.stake(ada, 'flexible'), await server.stake(ada, 'fixed')])
      expect([answer.status, answer.body['message']]).toEqual([403, 'Please enable 2FA.']);
    expect(await free()).toEqual(nothingMoved);
  });

  it('while it is stopped is refused in the documented words [STK-018]', async () => {
    await server.setOpen(false);
    const { status, body } = await server.stake(ada, 'flexible');
    await server.setOpen(true);
    expect([status, body['message']]).toEqual([
      409,
      'The community staking cap is reached. Staking is temporarily stopped.',
    ]);
    expect(await free()).toEqual(nothingMoved);
  });

  it('of more than the remaining room is refused at the field, saying how much is left [STK-022]', async () => {
    const { pool } = server.database;
    const limit = `update operator_figure set amount = $1 where name = 'stakingCap'`;
    const { data } = (await server.pool()) as { data: { totalStaked: string; cap: string } };
    await pool.query(limit, [String(Number(data.totalStaked) + 350_000)]);
    const { status, body } = await server.stake(ada, 'flexible', { stakingAmount: '400000' });
    await pool.query(limit, [data.cap]);
    expect([status, body]).toEqual([
      409,
      {
        statusCode: 409,
        code: 'conflict',
        message: 'Only 350,000 XDC can still be staked. Enter a smaller amount.',
        field: 'stakingAmount',
      },
    ]);
    expect(await free()).toEqual(nothingMoved);
  });

  it('on a frozen account is refused [STK-017]', async () => {
    await server.operate(`account freeze ${ada.email}`);
    const { status } = await server.stake(ada, 'flexible');
    expect(status).toBe(403);
    expect(await free()).toEqual(nothingMoved);
  });
});

describe('the code', () => {
  const wrong = { statusCode: 400, code: 'wrong_two_factor_code', message: 'Wrong 2FA code.', field: 'tfaCode' };

  it('has to be right, or nothing moves [STK-012]', async () => {
    for (const tfaCode of ['000000', '12345', 'abcdef'])
      expect((await server.stake(ada, 'flexible', { tfaCode })).body).toEqual(wrong);
    expect(await free()).toEqual(nothingMoved);
  });

  it('works once [STK-012]', async () => {
    const tfaCode = server.freshAppCode();
    await server.staked(ada, 'flexible', { tfaCode });
    expect((await server.stake(ada, 'fixed', { tfaCode })).body).toEqual(wrong);
    expect(await server.listOf(ada)).toHaveLength(1);
  });

  it('stakes once, however many requests use it at the same time [STK-013]', async () => {
    const tfaCode = server.freshAppCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.stake(ada, 'flexible', { tfaCode })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await free()).toEqual({ 'available XDC': '900000', 'staked XDC': '100000' });
  });

  it('stays valid after a refusal for another reason [STK-049]', async () => {
    const fixed = await server.staked(ada, 'fixed');
    const tfaCode = server.freshAppCode();
    expect((await server.revoke(ada, fixed.stakingId, tfaCode)).body['message']).toBe(
      "A fixed stake can't be revoked.",
    );
    expect((await server.stake(ada, 'flexible', { stakingAmount: '5000000', tfaCode })).body['message']).toBe(
      'Insufficient Fund',
    );
    expect((await server.disableRenewal(ada, fixed.stakingId, tfaCode)).status).toBe(200);
  });

  it('that is wrong or used changes nothing of a stake [STK-048]', async () => {
    const tfaCode = server.freshAppCode();
    const { stakingId } = await server.staked(ada, 'flexible', { tfaCode });
    for (const code of [tfaCode, '000000']) {
      expect((await server.revoke(ada, stakingId, code)).body).toEqual(wrong);
      expect((await server.disableRenewal(ada, stakingId, code)).body).toEqual(wrong);
    }
    expect((await server.listOf(ada))[0]).toMatchObject({ status: 'active', autoRenewal: true });
  });
});

describe("the client's id", () => {
  it('sent again returns the same stake in its current state, whatever code comes with it [STK-015]', async () => {
    const words = { client_stake_id: 'once' };
    const { stakingId } = await server.staked(ada, 'flexible', words);
    await server.revoke(ada, stakingId);
    const again = await server.stake(ada, 'flexible', { ...words, tfaCode: '000000' });
    expect(again).toMatchObject({ status: 200, body: { data: { stakingId, status: 'revoked' } } });
    expect(await server.listOf(ada)).toHaveLength(1);
  });

  it('sent many times at once makes one stake [STK-015]', async () => {
    const words = { client_stake_id: 'at-once', tfaCode: server.freshAppCode() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.stake(ada, 'flexible', words)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.listOf(ada)).toHaveLength(1);
  });

  it.each([
    ['another amount', 'flexible', { stakingAmount: '200000' }],
    ['another period', 'flexible', { tenure: '6' }],
    ['the other kind', 'fixed', { tenure: '6' }],
  ] as const)('with %s is refused [STK-016]', async (_, plan, words) => {
    await server.staked(ada, 'flexible', { client_stake_id: 'mine' });
    const { status, body } = await server.stake(ada, plan, { client_stake_id: 'mine', ...words });
    expect([status, body['message'], body['field']]).toEqual([
      409,
      'This ID is already used by another stake.',
      'client_stake_id',
    ]);
  });

  it('can be used by another trader, too [STK-015]', async () => {
    const bob = await server.addTrader({ XDC: '100000' });
    const one = await server.staked(ada, 'flexible', { client_stake_id: 'ours' });
    const other = await server.staked(bob, 'flexible', { client_stake_id: 'ours' });
    expect(one.stakingId).not.toBe(other.stakingId);
  });
});

describe('the lists', () => {
  it('contain only own stakes, newest first [STK-050] [STK-054]', async () => {
    const bob = await server.addTrader({ XDC: '100000' });
    await server.staked(bob);
    const first = await server.staked(ada);
    const second = await server.staked(ada, 'fixed');
    expect((await server.listOf(ada)).map(({ stakingId }) => stakingId)).toEqual([second.stakingId, first.stakingId]);
    expect((await server.revoke(bob, first.stakingId)).body).toEqual({
      statusCode: 404,
      code: 'not_found',
      message: "This stake doesn't exist.",
      field: 'stakingId',
    });
  });

  it('name the end without renewal, and the return of a revoked stake [STK-051] [STK-040]', async () => {
    const { stakingId, endDate } = await server.staked(ada);
    expect((await server.disableRenewal(ada, stakingId)).body).toEqual({ message: 'Auto-renewal is off.' });
    expect((await server.listOf(ada))[0]).toMatchObject({ autoRenewal: false, redemptionDate: endDate });
    const renewing = await server.staked(ada);
    const { body } = await server.revoke(ada, renewing.stakingId);
    expect(body).toEqual({ message: 'Your stake has been revoked. Your XDC will be returned within 7 days.' });
    const redemptionDate = new Date(server.clock.now + 7 * 24 * 60 * 60_000).toISOString();
    expect((await server.listOf(ada))[0]).toMatchObject({
      stakingId: renewing.stakingId,
      status: 'revoked',
      autoRenewal: false,
      nextRewardDate: null,
      redemptionDate,
    });
  });

  it.each([
    ['POST', '/staking/initiatestaking'],
    ['POST', '/staking/initiatefixedstaking'],
    ['GET', '/staking/getStakingDetails'],
    ['POST', '/staking/revokeStaking'],
    ['POST', '/staking/autorenewalupdate'],
    ['GET', '/staking/getrewardsdetails'],
  ])('and every other call need a session: %s %s [STK-019]', async (method, path) => {
    const { status, body } = await (method === 'GET' ? server.getFrom(path) : server.postFrom(path, {}));
    expect([status, body['message']]).toEqual([401, 'please login again']);
  });
});

it('the pool says how much is staked, the cap, the rates and whether it is open, even to visitors [STK-020]', async () => {
  await server.staked(ada, 'flexible', { stakingAmount: '200000' });
  const { rows } = await server.database.pool.query<{ total: string }>(
    'select trim_scale(sum(amount))::text as total from stake where next_due is not null',
  );
  const totalStaked = rows[0]?.total;
  const open = {
    totalStaked,
    cap: '1000000000',
    isOpen: true,
    flexible: [
      { tenure: 3, yearlyRate: '4.75' },
      { tenure: 6, yearlyRate: '5.1' },
      { tenure: 9, yearlyRate: '5.45' },
      { tenure: 12, yearlyRate: '5.84' },
    ],
    fixed: [
      { tenure: 6, yearlyRate: '7.1' },
      { tenure: 12, yearlyRate: '7.84' },
    ],
  };
  expect(await server.pool()).toEqual({ statusCode: 200, data: open });
  await server.setOpen(false);
  expect(await server.pool()).toEqual({ statusCode: 200, data: { ...open, isOpen: false } });
  await server.setOpen(true);
});
