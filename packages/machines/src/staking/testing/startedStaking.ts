import type { Failure, StakingKind } from '@exchange/domain';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { stakingMachine } from '../stakingMachine';
import type { IntendedStake, StakeLookup, StakeRequest, StakingConditions, StakingForm } from '../stakingRules';
import type { StakingAnswer, StakingEmitted } from '../stakingSetup';

export const form: StakingForm = { amount: '200,000', months: 3, hasAgreed: true };
export const intended: IntendedStake = { id: 'id-1', kind: 'flexible', amount: '200000', months: 3 };
export const allowed: StakingConditions = { isOpen: true, isLoggedIn: true, tfaStatus: 1, balance: '1000000' };

export const refusedBecause = (
  message: string,
  more: { field?: string; status?: number } = {},
): { error: Failure } => ({ error: { code: 'refused', status: 400, message, ...more } });

export const accepted: StakingAnswer = { data: { message: "You've staked your XDC." } };
export const timedOut: StakingAnswer = { error: { code: 'timed-out' } };
export const wrongCode = refusedBecause('Wrong 2FA code.', { field: 'tfaCode' });
export const tooBusy = refusedBecause('Too many requests', { status: 429 });
export const insufficient = refusedBecause('Insufficient Fund', { field: 'stakingAmount' });

export const there: StakeLookup = { data: ['id-0', 'id-1'] };
export const notThere: StakeLookup = { data: ['id-0'] };
export const empty: StakeLookup = { data: [] };
export const withoutIds: StakeLookup = { data: [undefined] };
export const unreachable: StakeLookup = { error: { code: 'unreachable' } };

const never = new Promise<never>(() => undefined);

interface Answers {
  kind?: StakingKind;
  stakes?: StakingAnswer[];
  lookups?: StakeLookup[];
  conditions?: StakingConditions;
}

type Place = Parameters<ReturnType<ReturnType<typeof createActor<typeof stakingMachine>>['getSnapshot']>['matches']>[0];

export const start = ({ kind = 'flexible', stakes = [], lookups = [], conditions = allowed }: Answers = {}) => {
  const clock = new SimulatedClock();
  const sent: StakeRequest[] = [];
  const lookedUp: string[] = [];
  let ids = 0;
  const machine = stakingMachine.provide({
    actors: {
      stake: fromPromise<StakingAnswer, StakeRequest>(async ({ input }) => {
        sent.push(input);
        return stakes.shift() ?? never;
      }),
      lookUp: fromPromise<StakeLookup, IntendedStake>(async ({ input }) => {
        lookedUp.push(input.id);
        return lookups.shift() ?? never;
      }),
    },
  });
  const staking = createActor(machine, { clock, input: { kind, newId: () => `id-${String((ids += 1))}` } });
  const said: StakingEmitted[] = [];
  staking.on('*', (event) => said.push(event));
  staking.start();
  staking.send({ type: 'conditions.changed', conditions });
  return {
    staking,
    clock,
    sent,
    lookedUp,
    said,
    isIn: (place: Place) => staking.getSnapshot().matches(place),
    reach: (place: Place) => waitFor(staking, (state) => state.matches(place)),
    context: () => staking.getSnapshot().context,
    change: (change: Partial<StakingConditions>) =>
      staking.send({ type: 'conditions.changed', conditions: { ...allowed, ...change } }),
    submit: (submitted = form) => staking.send({ type: 'form.submitted', form: submitted }),
    typeCode: (code: string) => staking.send({ type: 'code.typed', code }),
    sendCode: (code = '123456') => {
      staking.send({ type: 'code.typed', code });
      staking.send({ type: 'stake.confirmed' });
    },
  };
};

/** A valid form and a complete code, submitted. */
export const submitted = (answers: Answers) => {
  const started = start(answers);
  started.submit();
  started.sendCode();
  return started;
};
