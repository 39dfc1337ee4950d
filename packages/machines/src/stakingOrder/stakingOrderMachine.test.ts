import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { stakingOrderMachine } from './stakingOrderMachine';
import type { ChangeableStake, StakeChange, StakeChangeRequest, StakesLookup } from './stakingOrderRules';
import type { StakeChangeAnswer, StakingOrderEmitted } from './stakingOrderSetup';

const stake: ChangeableStake = { stakingId: '7003', status: 'active', stakingType: 'flexible', autoRenewal: true };
const fixed: ChangeableStake = { ...stake, stakingType: 'fixed' };

const refusedBecause = (message: string, field?: string): { error: Failure } => ({
  error: { code: 'refused', status: 400, message, ...(field !== undefined && { field }) },
});

const accepted: StakeChangeAnswer = { data: { message: 'Done.' } };
const timedOut: StakeChangeAnswer = { error: { code: 'timed-out' } };
const wrongCode = refusedBecause('Wrong 2FA code.', 'tfaCode');
const notActive = refusedBecause('This stake is no longer active.', 'stakingId');
const unchanged: StakesLookup = { data: [stake] };
const revoked: StakesLookup = { data: [{ ...stake, status: 'revoked', autoRenewal: false }] };
const unreachable: StakesLookup = { error: { code: 'unreachable' } };

const never = new Promise<never>(() => undefined);

type Place = Parameters<
  ReturnType<ReturnType<typeof createActor<typeof stakingOrderMachine>>['getSnapshot']>['matches']
>[0];

const start = (answers: StakeChangeAnswer[] = [], lookups: StakesLookup[] = []) => {
  const clock = new SimulatedClock();
  const sent: StakeChangeRequest[] = [];
  const machine = stakingOrderMachine.provide({
    actors: {
      changeStake: fromPromise<StakeChangeAnswer, StakeChangeRequest>(async ({ input }) => {
        sent.push(input);
        return answers.shift() ?? never;
      }),
      lookUp: fromPromise<StakesLookup>(async () => lookups.shift() ?? never),
    },
  });
  const order = createActor(machine, { clock });
  const said: StakingOrderEmitted[] = [];
  order.on('*', (event) => said.push(event));
  order.start();
  return {
    order,
    clock,
    sent,
    said,
    isIn: (place: Place) => order.getSnapshot().matches(place),
    reach: (place: Place) => waitFor(order, (state) => state.matches(place)),
    ask: (change: StakeChange, of = stake) => order.send({ type: 'change.requested', change, stake: of }),
    typeCode: (code = '123456') => order.send({ type: 'code.typed', code }),
  };
};

const submitted = (change: StakeChange, ...[answers, lookups]: Parameters<typeof start>) => {
  const started = start(answers, lookups);
  started.ask(change);
  started.order.send({ type: 'change.confirmed' });
  started.typeCode();
  return started;
};

describe('a revoke', () => {
  it('is confirmed first, then the code sends it by itself [STK-111]', () => {
    const { ask, order, typeCode, sent, isIn } = start();
    ask('revoke');
    typeCode();
    expect(isIn({ asking: 'confirming' })).toBe(true);
    order.send({ type: 'change.confirmed' });
    typeCode('12345');
    expect(sent).toEqual([]);
    typeCode();
    typeCode('654321');
    expect(sent).toEqual([{ change: 'revoke', stakingId: '7003', code: '123456' }]);
  });

  it.each([
    ['fixed', fixed],
    ['no longer active', { ...stake, status: 'revoked' }],
  ])('of a stake that is %s is never begun [STK-111]', (_, of) => {
    const { ask, isIn } = start();
    ask('revoke', of);
    expect(isIn('idle')).toBe(true);
  });
});

describe('auto-renewal', () => {
  it.each([
    [stake, { asking: 'confirming' }],
    [fixed, { asking: 'confirming' }],
    [{ ...stake, autoRenewal: false }, 'idle'],
    [{ ...stake, status: 'completed' }, 'idle'],
  ] as const)('of %j leads to %j: it can only be turned off, while active and on [STK-112]', (of, place) => {
    const { ask, isIn } = start();
    ask('autoRenewal', of);
    expect(isIn(place)).toBe(true);
  });
});

describe('a change', () => {
  it('that was carried out has the list loaded a second later [STK-113]', async () => {
    const { reach, clock, said, isIn } = submitted('revoke', [accepted]);
    await reach('done');
    const changed = { type: 'stake.changed', intended: { change: 'revoke', stakingId: '7003' }, message: 'Done.' };
    expect(said).toEqual([changed]);
    clock.increment(999);
    expect(said).toHaveLength(1);
    clock.increment(1);
    expect(said).toEqual([changed, { type: 'list.outdated' }]);
    expect(isIn('idle')).toBe(true);
  });

  it('with a wrong code asks for another one [STK-111]', async () => {
    const { reach, order, typeCode, sent } = submitted('revoke', [wrongCode, accepted]);
    await reach({ asking: 'enteringCode' });
    expect(order.getSnapshot().context).toMatchObject({ code: '', failure: wrongCode.error });
    typeCode('222222');
    await reach('done');
    expect(sent).toHaveLength(2);
  });

  it('that is refused stays to be read, and the list is loaded at once', async () => {
    const { reach, said, order, isIn } = submitted('revoke', [notActive]);
    await reach('refused');
    expect(said.map(({ type }) => type)).toEqual(['change.refused', 'list.outdated']);
    order.send({ type: 'change.left' });
    expect(isIn('idle')).toBe(true);
  });

  it('without an answer is looked up in the list, and found it is done [STK-114]', async () => {
    const { reach, said, clock } = submitted('revoke', [timedOut], [unreachable, revoked]);
    await reach({ unconfirmed: 'waiting' });
    clock.increment(5_000);
    await reach('done');
    expect(said.map(({ type }) => type)).toEqual(['change.unconfirmed', 'stake.changed']);
  });

  it('without an answer and not in the list asks for the code again [STK-114]', async () => {
    const { reach, said } = submitted('autoRenewal', [timedOut], [unchanged]);
    await reach({ asking: 'enteringCode' });
    expect(said.map(({ type }) => type)).toEqual(['change.unconfirmed', 'change.missing']);
  });

  it('that another tab made first is abandoned, with a message [STK-115]', () => {
    const { ask, order, isIn, said } = start();
    ask('revoke');
    order.send({ type: 'stakes.changed', stakes: [stake] });
    expect(isIn('asking')).toBe(true);
    order.send({ type: 'stakes.changed', stakes: [{ ...stake, status: 'revoked' }] });
    expect(isIn('idle')).toBe(true);
    expect(said.map(({ type }) => type)).toEqual(['change.overtaken']);
  });
});

it('leaves no state of a change out of reach', () => {
  const reached = reachableStates(stakingOrderMachine, {
    events: [
      { type: 'change.requested', change: 'revoke', stake },
      { type: 'change.confirmed' },
      { type: 'code.typed', code: '123456' },
      { type: 'change.left' },
    ],
    outputs: { changeStake: [accepted, wrongCode, notActive, timedOut], lookUp: [revoked, unchanged, unreachable] },
    counters: ['looks'],
  });
  expect(reached).toEqual(
    new Set(
      [
        'idle',
        { asking: 'confirming' },
        { asking: 'enteringCode' },
        'submitting',
        { unconfirmed: 'looking' },
        { unconfirmed: 'waiting' },
        'refused',
        'done',
      ].map((value) => JSON.stringify(value)),
    ),
  );
});
