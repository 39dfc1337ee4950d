import { expect, it } from 'vitest';
import { reachableStates } from '../testing/reachableStates';
import { stakingMachine } from './stakingMachine';
import {
  accepted,
  allowed,
  form,
  insufficient,
  intended,
  notThere,
  there,
  timedOut,
  unreachable,
  withoutIds,
  wrongCode,
} from './testing/startedStaking';

const conditions = (change: object) => ({ type: 'conditions.changed', conditions: { ...allowed, ...change } });

it('leaves no state of staking out of reach', () => {
  const reached = reachableStates(stakingMachine, {
    input: { kind: 'flexible', newId: () => 'id-1' },
    events: [
      conditions({}),
      conditions({ isOpen: false }),
      conditions({ isLoggedIn: false }),
      conditions({ tfaStatus: 0 }),
      { type: 'form.submitted', form },
      { type: 'code.typed', code: '123456' },
      { type: 'stake.confirmed' },
      { type: 'confirmation.left' },
      { type: 'stake.recalled', stake: intended },
      { type: 'stake.repeated' },
      { type: 'stake.dismissed' },
    ],
    outputs: {
      stake: [accepted, wrongCode, insufficient, timedOut],
      lookUp: [there, notThere, withoutIds, unreachable],
    },
    counters: ['looks'],
  });
  expect(reached).toEqual(
    new Set(
      [
        { closed: 'stopped' },
        { closed: 'needsLogin' },
        { closed: 'needsTwoFactor' },
        { open: 'editing' },
        { open: 'refused' },
        { open: 'staked' },
        { confirming: 'enteringCode' },
        { confirming: 'submitting' },
        { unconfirmed: 'looking' },
        { unconfirmed: 'notFound' },
        { unconfirmed: 'notChecked' },
        { unconfirmed: 'checkNeeded' },
      ].map((value) => JSON.stringify(value)),
    ),
  );
});
