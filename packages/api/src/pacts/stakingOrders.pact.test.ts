import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import type { ExchangeClient } from '../client/types';
import { calls, play, playAs } from './contract';
import { exactly, figure, id, moment, type Asked } from './matchers';
import { expectRefused, expectRefusedAs, loggedOut, tooManyCalls, tooManyTries, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import {
  asStaker,
  fixedStake,
  flexibleStake,
  getStaking,
  knownStake,
  notActive,
  notFound,
  postStaking,
  stakeRecord,
  twoFactorOff,
  wrongCode,
} from './staking';
import { state } from './states/states';
import { appCode } from './wallet';

const { arrayContaining, string } = MatchersV3;

describe('the stakes', () => {
  const requestAs = (authorization: Asked) => getStaking('/staking/getStakingDetails', authorization);

  it.each([
    ['an active stake', state('a stake', flexibleStake), stakeRecord(flexibleStake)],
    ['a fixed stake', state('a stake', fixedStake), stakeRecord(fixedStake)],
    [
      'a stake without renewal',
      state('a stake without renewal', flexibleStake),
      stakeRecord(flexibleStake, { autoRenewal: false, redemptionDate: moment('2026-05-10T09:00:00.000Z') }),
    ],
    [
      'a revoked stake',
      state('a revoked stake', flexibleStake),
      stakeRecord(flexibleStake, {
        status: 'revoked',
        autoRenewal: false,
        nextRewardDate: null,
        redemptionDate: moment('2026-02-20T16:45:00.000Z'),
      }),
    ],
    [
      'a stake that was rewarded',
      state('a stake that was rewarded', flexibleStake),
      stakeRecord(flexibleStake, { rewardsReceived: exactly('806.849315068493150684') }),
    ],
  ])('hold %s [CAL-053] [CAL-321] [STK-090]', (what, given, record) =>
    playAs(
      token,
      asStaker()
        .given(given[0], given[1])
        .uponReceiving(`a request for the stakes with ${what}`)
        .withRequest(requestAs(sessionToken))
        .willRespondWith({ status: 200, body: { data: [record] } }),
      async (client) => {
        const { data } = await client.staking.stakingDetails({});
        expect(data?.data).toMatchObject([{ currencyName: 'XDC', stakingType: given[1].plan }]);
      },
    ),
  );

  it('are none where nothing was staked [CAL-053] [CAL-321] [STK-090]', () =>
    playAs(
      token,
      asTrader()
        .uponReceiving('a request for the stakes where there are none')
        .withRequest(requestAs(sessionToken))
        .willRespondWith({ status: 200, body: { data: [] } }),
      async (client) => {
        expect((await client.staking.stakingDetails({})).data).toEqual({ data: [] });
      },
    ));

  it('after the session are refused [CAL-053] [CAL-203] [CAL-229] [CAL-321] [STK-090]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the stakes after the session').withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.staking.stakingDetails({}),
    ));
});

describe('the rewards of stakes', () => {
  const requestAs = (authorization: Asked) => getStaking('/staking/getrewardsdetails', authorization);

  it('are listed with the stake that brought them [CAL-056] [CAL-321] [STK-090]', () =>
    playAs(
      token,
      asStaker()
        .given(...state('a stake that was rewarded', flexibleStake))
        .uponReceiving('a request for the rewards of stakes')
        .withRequest(requestAs(sessionToken))
        .willRespondWith({
          status: 200,
          body: {
            statusCode: 200,
            data: [
              {
                rewardDate: moment('2026-03-10T09:00:00.000Z'),
                rewardAmount: exactly('806.849315068493150684'),
                status: 'Completed',
                stakingType: 'flexible',
                stakingId: id(flexibleStake.stake),
              },
            ],
          },
        }),
      async (client) => {
        const { data } = await client.staking.stakingRewards({});
        expect(data?.data).toMatchObject([{ status: 'Completed', stakingType: 'flexible' }]);
      },
    ));

  it('after the session are refused [CAL-056] [CAL-203] [CAL-229] [CAL-321] [STK-090]', () =>
    expectRefusedAs(
      endedToken,
      calls.uponReceiving('a request for the rewards of stakes after the session').withRequest(requestAs(endedToken)),
      loggedOut,
      (client) => client.staking.stakingRewards({}),
    ));
});

describe('the staking pool', () => {
  const request = { method: 'GET', path: '/staking/pool', query: { exchange_id: '1' } };
  const offer = (tenure: number, yearlyRate: string) => arrayContaining({ tenure, yearlyRate: exactly(yearlyRate) });

  it.each([
    ['open', state('staking open', { room: '10000000' }), true],
    ['stopped', state('staking stopped', {}), false],
    ['full', state('staking open', { room: '99999' }), false],
  ])('that is %s says so, to visitors too [CAL-345] [CAL-321] [STK-090]', (how, given, isOpen) =>
    play(
      calls
        .given(given[0], given[1])
        .uponReceiving(`a request for the staking pool that is ${how}`)
        .withRequest(request)
        .willRespondWith({
          status: 200,
          body: {
            statusCode: 200,
            data: {
              totalStaked: figure('64350000'),
              cap: figure('100000000'),
              isOpen,
              flexible: offer(3, '4.75'),
              fixed: offer(6, '7.1'),
            },
          },
        }),
      async (client) => {
        expect((await client.staking.stakingPool({})).data?.data.isOpen).toBe(isOpen);
      },
    ),
  );

  it('is not told in a flood of calls [CAL-345] [CAL-229] [CAL-321] [STK-090]', () =>
    expectRefused(
      calls
        .given(...state('a flood of calls', {}))
        .uponReceiving('a request for the staking pool in a flood of calls')
        .withRequest(request),
      tooManyCalls,
      (client) => client.staking.stakingPool({}),
    ));
});

interface Change {
  name: string;
  path: string;
  said: string;
  call: (client: ExchangeClient) => ExchangeClient['staking']['revokeStaking'];
  own: [how: string, given: ReturnType<typeof state>, refused: Refused];
}

const changes: Change[] = [
  {
    name: 'the revoking of a stake',
    path: '/staking/revokeStaking',
    said: 'Your stake has been revoked. Your XDC will be returned within 7 days.',
    call: (client) => client.staking.revokeStaking,
    own: [
      'that is fixed',
      state('a stake', fixedStake),
      { status: 409, message: "A fixed stake can't be revoked.", field: 'stakingId' },
    ],
  },
  {
    name: 'turning off the renewal of a stake',
    path: '/staking/autorenewalupdate',
    said: 'Auto-renewal is off.',
    call: (client) => client.staking.disableAutoRenewal,
    own: [
      'whose renewal is off',
      state('a stake without renewal', flexibleStake),
      { status: 409, message: 'Auto-renewal is already off.', field: 'stakingId' },
    ],
  },
];

describe.each(changes)('$name', ({ name, path, said, call, own }) => {
  const asked = { stakingId: flexibleStake.stake, tfaCode: appCode.example };
  const requestWith = (fields: Record<string, Asked>, authorization: Asked = sessionToken) =>
    postStaking(path, { stakingId: knownStake, tfaCode: appCode.example, ...fields }, authorization);
  const stake = state('a stake', flexibleStake);

  it('that is active is done [CAL-054] [CAL-055] [CAL-321] [STK-090]', () =>
    playAs(
      token,
      asStaker()
        .given(...stake)
        .uponReceiving(name)
        .withRequest(requestWith({ tfaCode: appCode.asked }))
        .willRespondWith({ status: 200, body: { message: string(said) } }),
      async (client) => {
        expect((await call(client)(asked)).data).toEqual({ message: said });
      },
    ));

  const refusals: [how: string, given: () => ReturnType<typeof asTrader>, refused: Refused, fields: object][] = [
    [own[0], () => asStaker().given(own[1][0], own[1][1]), own[2], { tfaCode: appCode.asked }],
    [
      'that is revoked',
      () => asStaker().given(...state('a revoked stake', flexibleStake)),
      notActive,
      { tfaCode: appCode.asked },
    ],
    ['that is not there', () => asStaker(), notFound, { stakingId: 's-none', tfaCode: appCode.asked }],
    ['with two-factor off', () => asTrader(), twoFactorOff, { stakingId: 's-none' }],
    ['with a wrong code', () => asStaker().given(...stake), wrongCode, { tfaCode: '000000' }],
    [
      'after too many wrong codes',
      () =>
        asStaker()
          .given(...stake)
          .given(...state('too many tries', {})),
      tooManyTries,
      {},
    ],
  ];

  it.each(refusals)('%s is refused [CAL-054] [CAL-055] [CAL-229] [CAL-321] [STK-090]', (how, given, refused, fields) =>
    expectRefusedAs(
      token,
      given()
        .uponReceiving(`${name} ${how}`)
        .withRequest(requestWith({ ...fields })),
      refused,
      (client) =>
        call(client)({
          stakingId: 'stakingId' in fields ? 's-none' : flexibleStake.stake,
          tfaCode: refused === wrongCode ? '000000' : appCode.example,
        }),
    ),
  );

  it('after the session is refused [CAL-203] [CAL-229] [CAL-321] [STK-090]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving(`${name} after the session`)
        .withRequest(requestWith({ stakingId: flexibleStake.stake }, endedToken)),
      loggedOut,
      (client) => call(client)(asked),
    ));
});
