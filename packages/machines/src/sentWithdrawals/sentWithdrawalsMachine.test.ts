import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import type { IntendedWithdrawal } from '../withdrawal/withdrawalRules';
import {
  sentWithdrawalsMachine,
  type SentWithdrawalsEmitted,
  type SentWithdrawalsEvent,
} from './sentWithdrawalsMachine';
import { unconfirmedWithdrawals, type WithdrawalLookup, type WithdrawalRow } from './sentWithdrawalsRules';

const withdrawal = (id: string): IntendedWithdrawal => ({
  id,
  asset: 'XRP',
  amount: '1500',
  address: 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv',
  destinationTag: '7',
});

const one = withdrawal('id-1');
const two = withdrawal('id-2');

const row = (id: string | undefined, transactionId = 'w-5002'): WithdrawalRow => ({
  id,
  transactionId,
  status: 'Pending',
});

const there: WithdrawalLookup = { data: [row('id-0', 'w-5001'), row('id-1')] };
const notThere: WithdrawalLookup = { data: [row('id-0', 'w-5001')] };
const empty: WithdrawalLookup = { data: [] };
const withoutIds: WithdrawalLookup = { data: [row(undefined)] };
const unreachable: WithdrawalLookup = { error: { code: 'unreachable' } };

const found = { type: 'withdrawal.found', withdrawal: one, found: { transactionId: 'w-5002', status: 'Pending' } };
const checkNeeded = { type: 'withdrawal.checkNeeded', withdrawal: one };

const never = new Promise<never>(() => undefined);

type Answer = WithdrawalLookup | Promise<WithdrawalLookup>;
type Place = 'idle' | 'looking' | 'waiting';

const start = (...answers: Answer[]) => {
  const clock = new SimulatedClock();
  const lookedUp: string[] = [];
  const machine = sentWithdrawalsMachine.provide({
    actors: {
      lookUpWithdrawal: fromPromise<WithdrawalLookup, IntendedWithdrawal>(async ({ input }) => {
        lookedUp.push(input.id);
        return answers.shift() ?? never;
      }),
    },
  });
  const sent = createActor(machine, { clock });
  const said: SentWithdrawalsEmitted[] = [];
  sent.on('*', (event) => said.push(event));
  sent.start();
  const context = () => sent.getSnapshot().context;
  return {
    send: (event: SentWithdrawalsEvent) => sent.send(event),
    clock,
    said,
    lookedUp,
    context,
    reach: (place: Place) => waitFor(sent, (state) => state.matches(place)),
    isIn: (place: Place) => sent.getSnapshot().matches(place),
    listed: () => unconfirmedWithdrawals(context()).map(({ withdrawal: { id } }) => id),
    stateOf: (id: string) => context().withdrawals.find((each) => each.withdrawal.id === id)?.state,
  };
};

const unanswered = (...answers: Answer[]) => {
  const started = start(...answers);
  started.send({ type: 'withdrawal.sent', withdrawal: one });
  started.send({ type: 'withdrawal.unanswered', id: 'id-1' });
  return started;
};

describe('a withdrawal that is on its way', () => {
  it('is neither listed as unconfirmed nor looked up [WAL-222]', () => {
    const { send, listed, lookedUp, isIn } = start();
    send({ type: 'withdrawal.sent', withdrawal: one });
    expect(listed()).toEqual([]);
    expect(lookedUp).toEqual([]);
    expect(isIn('idle')).toBe(true);
  });

  it.each(['withdrawal.requested', 'withdrawal.refused'] as const)(
    'is over once it is answered: %s [WAL-222]',
    (type) => {
      const { send, context, said } = start();
      send({ type: 'withdrawal.sent', withdrawal: one });
      send({ type, id: 'id-1' });
      expect(context().withdrawals).toEqual([]);
      expect(said).toEqual([]);
    },
  );
});

describe('an unconfirmed withdrawal', () => {
  it('is looked up by its id at once, and done when the history has it [WAL-222] [WAL-223]', async () => {
    const { listed, lookedUp, reach, said } = unanswered(there);
    expect(listed()).toEqual(['id-1']);
    expect(lookedUp).toEqual(['id-1']);
    await reach('idle');
    expect(said).toEqual([found]);
    expect(listed()).toEqual([]);
  });

  it.each([
    ['a history without it', notThere],
    ['an empty history', empty],
  ])('stays unconfirmed after %s, and may be sent again as the same one [WAL-222]', async (_, answer) => {
    const { reach, stateOf, said, listed } = unanswered(answer);
    await reach('waiting');
    expect(stateOf('id-1')).toBe('notFound');
    expect(listed()).toEqual(['id-1']);
    expect(said).toEqual([]);
  });

  it('is looked up every five seconds for a minute, and then every half minute [WAL-223]', async () => {
    const { reach, lookedUp, clock } = unanswered(...Array.from({ length: 20 }, () => notThere));
    for (let look = 1; look <= 12; look += 1) {
      await reach('waiting');
      expect(lookedUp).toHaveLength(look);
      if (look < 12) clock.increment(5_000);
    }
    clock.increment(29_999);
    expect(lookedUp).toHaveLength(12);
    clock.increment(1);
    expect(lookedUp).toHaveLength(13);
  });

  it('is looked up when somebody asks, but not twice at the same time [WAL-223]', async () => {
    const { send, reach, lookedUp } = unanswered(notThere);
    send({ type: 'look.requested' });
    expect(lookedUp).toHaveLength(1);
    await reach('waiting');
    send({ type: 'look.requested' });
    expect(lookedUp).toHaveLength(2);
  });

  it('must be checked by its trader where the rows have no ids, which is said once [WAL-224]', async () => {
    const { reach, said, stateOf, clock } = unanswered(withoutIds, withoutIds);
    await reach('waiting');
    expect(said).toEqual([checkNeeded]);
    expect(stateOf('id-1')).toBe('checkNeeded');
    clock.increment(5_000);
    await reach('waiting');
    expect(said).toEqual([checkNeeded]);
  });

  it('is still found where only older rows had no ids [WAL-223] [WAL-224]', async () => {
    const { reach, said, clock } = unanswered(withoutIds, { data: [row('id-1'), row(undefined, 'w-1')] });
    await reach('waiting');
    clock.increment(5_000);
    await reach('idle');
    expect(said).toEqual([checkNeeded, found]);
  });

  it('stays, with the reason, while the history cannot be loaded [WAL-222]', async () => {
    const { reach, context, stateOf, clock } = unanswered(unreachable, notThere);
    await reach('waiting');
    expect(context().lookFailure).toEqual({ code: 'unreachable' });
    expect(stateOf('id-1')).toBe('unconfirmed');
    clock.increment(5_000);
    await reach('waiting');
    expect(context().lookFailure).toBeUndefined();
  });

  it('whose lookup breaks is reported, and looked up again [WAL-223]', async () => {
    const bug = new Error('bug');
    const { reach, said, clock, lookedUp } = unanswered(Promise.reject(bug));
    await reach('waiting');
    expect(said).toEqual([{ type: 'bug', error: bug }]);
    clock.increment(5_000);
    expect(lookedUp).toHaveLength(2);
  });

  it('is looked up beside others, each by itself [WAL-223]', async () => {
    const { send, listed, lookedUp, said, isIn } = unanswered(never, { data: [row('id-2')] });
    send({ type: 'withdrawal.sent', withdrawal: two });
    send({ type: 'withdrawal.unanswered', id: 'id-2' });
    expect(lookedUp).toEqual(['id-1', 'id-2']);
    await expect.poll(() => said).toMatchObject([{ type: 'withdrawal.found', withdrawal: two }]);
    expect(listed()).toEqual(['id-1']);
    expect(isIn('looking')).toBe(true);
  });

  it('that is sent again and refused is no less unconfirmed [WAL-222]', async () => {
    const { send, reach, stateOf } = unanswered(notThere);
    await reach('waiting');
    send({ type: 'withdrawal.sent', withdrawal: one });
    expect(stateOf('id-1')).toBe('notFound');
    send({ type: 'withdrawal.refused', id: 'id-1' });
    expect(stateOf('id-1')).toBe('notFound');
  });

  it('that is sent again and requested is done [WAL-222]', async () => {
    const { send, reach, listed, isIn } = unanswered(notThere);
    await reach('waiting');
    send({ type: 'withdrawal.sent', withdrawal: one });
    send({ type: 'withdrawal.requested', id: 'id-1' });
    expect(listed()).toEqual([]);
    expect(isIn('idle')).toBe(true);
  });

  it('leaves when its trader has checked, and others stay [WAL-224]', () => {
    const { send, listed, isIn } = unanswered();
    send({ type: 'withdrawals.recalled', withdrawals: [two] });
    send({ type: 'withdrawal.dismissed', id: 'id-1' });
    expect(listed()).toEqual(['id-2']);
    send({ type: 'withdrawal.dismissed', id: 'id-2' });
    expect(isIn('idle')).toBe(true);
  });

  it('whose trader has checked is not listed again by a late answer [WAL-224]', async () => {
    let answer: (result: WithdrawalLookup) => void = () => undefined;
    const { send, context, said } = unanswered(new Promise((resolve) => (answer = resolve)));
    send({ type: 'withdrawal.dismissed', id: 'id-1' });
    answer(withoutIds);
    await expect.poll(() => context().lookingUp).toEqual([]);
    expect(context().withdrawals).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('over a reload', () => {
  it('a withdrawal is unconfirmed and looked up, whatever step it was at [WAL-225]', async () => {
    const { send, stateOf, lookedUp, reach, said } = start(there);
    send({ type: 'withdrawals.recalled', withdrawals: [one] });
    expect(stateOf('id-1')).toBe('unconfirmed');
    expect(lookedUp).toEqual(['id-1']);
    await reach('idle');
    expect(said).toEqual([found]);
  });

  it('one that is known already is not listed twice [WAL-225]', () => {
    const { send, listed } = unanswered();
    send({ type: 'withdrawals.recalled', withdrawals: [two, one] });
    expect(listed()).toEqual(['id-2', 'id-1']);
  });
});

it('leaves no state out of reach', () => {
  const ended = ['id-1'].flatMap((actorId) => [
    { type: `xstate.done.actor.${actorId}`, actorId, output: there },
    { type: `xstate.done.actor.${actorId}`, actorId, output: withoutIds },
    { type: `xstate.error.actor.${actorId}`, actorId, error: new Error('thrown') },
  ]);
  const reached = reachableStates(sentWithdrawalsMachine, {
    events: [
      { type: 'withdrawal.sent', withdrawal: one },
      { type: 'withdrawal.unanswered', id: 'id-1' },
      { type: 'look.requested' },
      { type: 'withdrawal.dismissed', id: 'id-1' },
      ...ended,
    ],
    outputs: {},
    counters: ['looks'],
  });
  expect(reached).toEqual(new Set(['idle', 'looking', 'waiting'].map((value) => JSON.stringify(value))));
});
