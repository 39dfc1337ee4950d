import { showCoins } from '@exchange/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import type { ExchangeClient } from '../client/types';
import { calls, playAs } from './contract';
import type { Asked } from './matchers';
import { expectRefusedAs, loggedOut, tooManyTries, type Refused } from './refusals';
import { asTrader, endedToken, sessionToken, token } from './sessions';
import {
  asStaker,
  fixedStake,
  flexibleStake,
  hasXdc,
  postStaking,
  stakeRecord,
  stakingOpen,
  twoFactorOff,
  wrongCode,
} from './staking';
import { state } from './states/states';
import { appCode, freshTwoFactor, funds } from './wallet';

const { string } = MatchersV3;

interface Kind {
  name: string;
  path: string;
  code: 'CAL-051' | 'CAL-052';
  stake: typeof flexibleStake | typeof fixedStake;
  said: string;
  step: string;
  offStep: string;
  /** A period only offered for the other kind, and the server's message about it. */
  otherPeriod: [tenure: '3', said: string] | undefined;
  call: (client: ExchangeClient) => ExchangeClient['staking']['initiateStaking'];
}

const kinds: Kind[] = [
  {
    name: 'a flexible stake',
    path: '/staking/initiatestaking',
    code: 'CAL-051',
    stake: flexibleStake,
    said: "You've staked your XDC.",
    step: '100000',
    offStep: '150000',
    otherPeriod: undefined,
    call: (client) => client.staking.initiateStaking,
  },
  {
    name: 'a fixed stake',
    path: '/staking/initiatefixedstaking',
    code: 'CAL-052',
    stake: fixedStake,
    said: "You've staked your XDC for a fixed term.",
    step: '50000',
    offStep: '125000',
    otherPeriod: ['3', 'Fixed staking is available for 6 or 12 months.'],
    call: (client) => client.staking.initiateFixedStaking,
  },
];

describe.each(kinds)('$name [$code]', ({ name, path, stake, said, step, offStep, otherPeriod, call }) => {
  const { amount: stakingAmount, tenure, clientId } = stake;
  const given = {
    tenure,
    stakingAmount,
    tfaCode: appCode.example,
    currencyName: 'XDC',
    client_stake_id: clientId,
  } as const;
  const requestWith = (fields: Record<string, Asked> = {}, authorization: Asked = sessionToken) =>
    postStaking(path, { ...given, tfaCode: appCode.asked, ...fields }, authorization);

  it('is taken [CAL-051] [CAL-052] [CAL-321] [STK-090]', () =>
    playAs(
      token,
      asStaker()
        .given(...hasXdc)
        .uponReceiving(name)
        .withRequest(requestWith())
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string(said), data: stakeRecord(stake) },
        }),
      async (client) => {
        const { data } = await call(client)(given);
        expect(data).toMatchObject({ statusCode: 200, message: said, data: { stakingAmount } });
      },
    ));

  it('that is sent once more is the same one, whatever code it comes with [CAL-321] [STK-090]', () =>
    playAs(
      token,
      asStaker()
        .given(...state('a stake', stake))
        .uponReceiving(`${name} that was made before, with the same client stake id`)
        .withRequest(requestWith({ tfaCode: '000000' }))
        .willRespondWith({
          status: 200,
          body: { statusCode: 200, message: string('This stake already exists.'), data: stakeRecord(stake) },
        }),
      async (client) => {
        const { data } = await call(client)({ ...given, tfaCode: '000000' });
        expect(data?.data).toMatchObject({ client_stake_id: clientId });
      },
    ));

  const staker = () => asStaker().given(...hasXdc);
  const inAmount = (message: string, status = 400): Refused => ({ status, message, field: 'stakingAmount' });

  type Refusing = [how: string, asked: () => ReturnType<typeof asTrader>, refused: Refused, fields: object];

  const refusals: Refusing[] = [
    [
      'while staking is stopped',
      () =>
        asTrader()
          .given(...freshTwoFactor)
          .given(...state('staking stopped', {}))
          .given(...hasXdc),
      { status: 409, message: 'The community staking cap is reached. Staking is temporarily stopped.' },
      {},
    ],
    [
      'while only withdrawals are open',
      () => staker().given(...state('only withdrawals open', {})),
      {
        status: 409,
        message:
          'Staking has stopped because the exchange is closing. Stakes that are running end with their current term.',
      },
      {},
    ],
    [
      'above what the cap leaves',
      () =>
        asTrader()
          .given(...freshTwoFactor)
          .given(...state('staking open', { room: '350000' }))
          .given(...hasXdc),
      inAmount('Only 350,000 XDC can still be staked. Enter a smaller amount.', 409),
      { stakingAmount: '400000' },
    ],
    ['above the balance', () => asStaker().given(...funds('XDC', '99999')), inAmount('Insufficient Fund'), {}],
    ['that is no whole number', staker, inAmount('Current field only accepts number.'), { stakingAmount: '100000.5' }],
    [
      'that is no multiple of the step',
      staker,
      inAmount(`Enter a multiple of ${showCoins(step, 'XDC')}.`),
      { stakingAmount: offStep },
    ],
    ['below the minimum', staker, inAmount('Minimum 100,000 XDC'), { stakingAmount: '50000' }],
    ['above the maximum', staker, inAmount('Maximum 5,000,000 XDC'), { stakingAmount: '5100000' }],
    ...(otherPeriod
      ? [
          [
            'over a period that is not offered',
            staker,
            { status: 400, message: otherPeriod[1], field: 'tenure' },
            { tenure: otherPeriod[0] },
          ] satisfies Refusing,
        ]
      : []),
    [
      'with a client stake id of another one',
      () => asStaker().given(...state('a stake', stake)),
      { status: 409, message: 'This ID is already used by another stake.', field: 'client_stake_id' },
      { stakingAmount: '300000' },
    ],
    [
      'with two-factor off',
      () =>
        asTrader()
          .given(...stakingOpen)
          .given(...hasXdc),
      twoFactorOff,
      {},
    ],
    ['with a wrong code', staker, wrongCode, { tfaCode: '000000' }],
    ['after too many wrong codes', () => staker().given(...state('too many tries', {})), tooManyTries, {}],
  ];

  it.each(refusals)('%s is refused [CAL-229] [CAL-321] [STK-090] [STS-112]', (how, asked, refused, fields) =>
    expectRefusedAs(
      token,
      asked()
        .uponReceiving(`${name} ${how}`)
        .withRequest(requestWith({ ...fields })),
      refused,
      (client) => call(client)({ ...given, ...fields }),
    ),
  );

  it('after the session is refused [CAL-203] [CAL-229] [CAL-321] [STK-090]', () =>
    expectRefusedAs(
      endedToken,
      calls
        .uponReceiving(`${name} after the session`)
        .withRequest(requestWith({ tfaCode: appCode.example }, endedToken)),
      loggedOut,
      (client) => call(client)(given),
    ));
});
