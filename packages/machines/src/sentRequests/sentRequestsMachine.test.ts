import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { createSentRequestsMachine, type SentRequestsEmitted, type SentRequestsEvent } from './sentRequestsMachine';
import { unconfirmedIn, type SentAnswer, type SentLookup } from './sentRequestsRules';

interface Request {
  id: string;
  amount: string;
}

interface Row {
  id: string | undefined;
  status: string;
}

type Lookup = SentLookup<Row>;

const request = (id: string): Request => ({ id, amount: '1500' });
const row = (id: string | undefined): Row => ({ id, status: 'Pending' });

const one = request('id-1');
const two = request('id-2');
const there: Lookup = { data: [row('id-0'), row('id-1')] };
const notThere: Lookup = { data: [row('id-0')] };
const empty: Lookup = { data: [] };
const withoutIds: Lookup = { data: [row(undefined)] };
const unreachable = { error: { code: 'unreachable' as const } };
const accepted: SentAnswer = { data: { message: 'Order placed successfully.' } };
const insufficient: Failure = { code: 'refused', status: 400, message: 'Insufficient Fund' };

const found = { type: 'request.found', request: one, row: row('id-1') };
const checkNeeded = { type: 'request.checkNeeded', request: one };

const never = new Promise<never>(() => undefined);

type Given<Answer> = Answer | Promise<Answer>;
type Place = 'idle' | 'looking' | 'waiting';

interface Answers {
  looks?: Given<Lookup>[];
  resends?: Given<SentAnswer>[];
}

const machine = createSentRequestsMachine<Request, Row>();

const start = ({ looks = [], resends = [] }: Answers = {}) => {
  const clock = new SimulatedClock();
  const lookedUp: string[] = [];
  const resent: Request[] = [];
  const provided = machine.provide({
    actors: {
      lookUp: fromPromise<Lookup, Request>(async ({ input }) => {
        lookedUp.push(input.id);
        return looks.shift() ?? never;
      }),
      resend: fromPromise<SentAnswer, Request>(async ({ input }) => {
        resent.push(input);
        return resends.shift() ?? never;
      }),
    },
  });
  const actor = createActor(provided, { clock });
  const said: SentRequestsEmitted<Request, Row>[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    send: (event: SentRequestsEvent<Request>) => actor.send(event),
    clock,
    said,
    lookedUp,
    resent,
    context,
    reach: (place: Place) => waitFor(actor, (state) => state.matches(place)),
    isIn: (place: Place) => actor.getSnapshot().matches(place),
    listed: () => unconfirmedIn(context()).map(({ request: { id } }) => id),
    stateOf: (id: string) => context().sent.find((each) => each.request.id === id)?.state,
    settled: () => waitFor(actor, ({ children }) => !('resend.id-1' in children)),
  };
};

const unanswered = (answers: Answers = {}) => {
  const started = start(answers);
  started.send({ type: 'request.sent', request: one });
  started.send({ type: 'request.unanswered', id: 'id-1' });
  return started;
};

describe('a request that is on its way', () => {
  it('is neither listed as unconfirmed nor looked up [TRD-421] [WAL-222]', () => {
    const { send, listed, lookedUp, isIn } = start();
    send({ type: 'request.sent', request: one });
    expect(listed()).toEqual([]);
    expect(lookedUp).toEqual([]);
    expect(isIn('idle')).toBe(true);
  });

  it.each(['request.answered', 'request.refused'] as const)('is over once it is answered: %s [TRD-421]', (type) => {
    const { send, context, said } = start();
    send({ type: 'request.sent', request: one });
    send({ type, id: 'id-1' });
    expect(context().sent).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('an unconfirmed request', () => {
  it('is looked up at once, and done when it is found [TRD-422] [WAL-222] [WAL-223]', async () => {
    const { listed, lookedUp, reach, said } = unanswered({ looks: [there] });
    expect(listed()).toEqual(['id-1']);
    expect(lookedUp).toEqual(['id-1']);
    await reach('idle');
    expect(said).toEqual([found]);
    expect(listed()).toEqual([]);
  });

  it.each([
    ['rows of others', notThere],
    ['no rows', empty],
  ])('stays unconfirmed after a look at %s, and may be sent again as the same one [WAL-222]', async (_, answer) => {
    const { reach, stateOf, said, listed } = unanswered({ looks: [answer] });
    await reach('waiting');
    expect(stateOf('id-1')).toBe('notFound');
    expect(listed()).toEqual(['id-1']);
    expect(said).toEqual([]);
  });

  it('is looked up every five seconds for a minute, and then every half minute [TRD-422] [WAL-223]', async () => {
    const { reach, lookedUp, clock } = unanswered({ looks: Array.from({ length: 20 }, () => notThere) });
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

  it('is looked up when somebody asks, but not twice at the same time [TRD-423] [WAL-223]', async () => {
    const { send, reach, lookedUp } = unanswered({ looks: [notThere] });
    send({ type: 'look.requested' });
    expect(lookedUp).toHaveLength(1);
    await reach('waiting');
    send({ type: 'look.requested' });
    expect(lookedUp).toHaveLength(2);
  });

  it('stays, with the reason, while it cannot be looked up [TRD-423] [WAL-222]', async () => {
    const { reach, context, stateOf, clock } = unanswered({ looks: [unreachable, notThere] });
    await reach('waiting');
    expect(context().lookFailure).toEqual({ code: 'unreachable' });
    expect(stateOf('id-1')).toBe('unconfirmed');
    clock.increment(5_000);
    await reach('waiting');
    expect(context().lookFailure).toBeUndefined();
  });

  it('whose lookup breaks is reported, and looked up again [TRD-126] [WAL-223]', async () => {
    const bug = new Error('bug');
    const { reach, said, clock, lookedUp } = unanswered({ looks: [Promise.reject(bug)] });
    await reach('waiting');
    expect(said).toEqual([{ type: 'bug', error: bug }]);
    clock.increment(5_000);
    expect(lookedUp).toHaveLength(2);
  });

  it('must be checked by its trader where the rows have no ids, which is said once [WAL-224]', async () => {
    const { reach, said, stateOf, clock } = unanswered({ looks: [withoutIds, withoutIds] });
    await reach('waiting');
    expect(said).toEqual([checkNeeded]);
    expect(stateOf('id-1')).toBe('checkNeeded');
    clock.increment(5_000);
    await reach('waiting');
    expect(said).toEqual([checkNeeded]);
  });

  it('is still found where only older rows had no ids [WAL-223] [WAL-224]', async () => {
    const { reach, said, clock } = unanswered({ looks: [withoutIds, { data: [row('id-1'), row(undefined)] }] });
    await reach('waiting');
    clock.increment(5_000);
    await reach('idle');
    expect(said).toEqual([checkNeeded, found]);
  });

  it('is looked up beside others, each by itself [WAL-223]', async () => {
    const { send, listed, lookedUp, said, isIn } = unanswered({ looks: [never, { data: [row('id-2')] }] });
    send({ type: 'request.sent', request: two });
    send({ type: 'request.unanswered', id: 'id-2' });
    expect(lookedUp).toEqual(['id-1', 'id-2']);
    await expect.poll(() => said).toMatchObject([{ type: 'request.found', request: two }]);
    expect(listed()).toEqual(['id-1']);
    expect(isIn('looking')).toBe(true);
  });

  it('is looked up again when the line is back, whatever an earlier lookup waits for, and often again [TRD-473] [WAL-223]', async () => {
    const { send, lookedUp, said, reach, clock } = unanswered({ looks: [never, notThere, there] });
    send({ type: 'line.back' });
    expect(lookedUp).toEqual(['id-1', 'id-1']);
    await reach('waiting');
    clock.increment(5_000);
    await reach('idle');
    expect(said).toEqual([found]);
  });

  it('that is sent again by its form and refused is no less unconfirmed [WAL-222]', async () => {
    const { send, reach, stateOf } = unanswered({ looks: [notThere] });
    await reach('waiting');
    send({ type: 'request.sent', request: one });
    send({ type: 'request.refused', id: 'id-1' });
    expect(stateOf('id-1')).toBe('notFound');
  });

  it('that is sent again by its form and answered is done [WAL-222]', async () => {
    const { send, reach, listed, isIn } = unanswered({ looks: [notThere] });
    await reach('waiting');
    send({ type: 'request.sent', request: one });
    send({ type: 'request.answered', id: 'id-1' });
    expect(listed()).toEqual([]);
    expect(isIn('idle')).toBe(true);
  });

  it('leaves when its trader has checked, and others stay [TRD-122] [WAL-224]', () => {
    const { send, listed, isIn } = unanswered();
    send({ type: 'requests.recalled', requests: [two] });
    send({ type: 'request.dismissed', id: 'id-1' });
    expect(listed()).toEqual(['id-2']);
    send({ type: 'request.dismissed', id: 'id-2' });
    expect(isIn('idle')).toBe(true);
  });

  it('whose trader has checked is not listed again by a late answer [WAL-224]', async () => {
    let answer: (result: Lookup) => void = () => undefined;
    const { send, context, said } = unanswered({ looks: [new Promise((resolve) => (answer = resolve))] });
    send({ type: 'request.dismissed', id: 'id-1' });
    answer(withoutIds);
    await expect.poll(() => context().lookingUp).toEqual([]);
    expect(context().sent).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('over a reload', () => {
  it('a request is unconfirmed and looked up, whatever step it was at [WAL-225]', async () => {
    const { send, stateOf, lookedUp, reach, said } = start({ looks: [there] });
    send({ type: 'requests.recalled', requests: [one] });
    expect(stateOf('id-1')).toBe('unconfirmed');
    expect(lookedUp).toEqual(['id-1']);
    await reach('idle');
    expect(said).toEqual([found]);
  });

  it('one that is known already is not listed twice [WAL-225]', () => {
    const { send, listed } = unanswered();
    send({ type: 'requests.recalled', requests: [two, one] });
    send({ type: 'requests.recalled', requests: [two, one] });
    expect(listed()).toEqual(['id-2', 'id-1']);
  });
});

describe('an unconfirmed request that its trader sends again from the list', () => {
  it('is the same request, and is sent once at a time', async () => {
    const { send, resent, settled, said, listed, isIn, stateOf } = unanswered({ resends: [accepted] });
    send({ type: 'resend.requested', id: 'id-1' });
    send({ type: 'resend.requested', id: 'id-1' });
    expect(stateOf('id-1')).toBe('resending');
    await settled();
    expect(resent).toEqual([one]);
    expect(said).toEqual([{ type: 'request.accepted', request: one, message: 'Order placed successfully.' }]);
    expect(listed()).toEqual([]);
    expect(isIn('idle')).toBe(true);
  });

  it('is over when it is refused', async () => {
    const { send, settled, said, listed } = unanswered({ resends: [{ error: insufficient }] });
    send({ type: 'resend.requested', id: 'id-1' });
    await settled();
    expect(said).toEqual([{ type: 'request.refused', request: one, failure: insufficient }]);
    expect(listed()).toEqual([]);
  });

  it('is still unconfirmed when it gets no answer again', async () => {
    const { send, settled, said, stateOf } = unanswered({ resends: [unreachable] });
    send({ type: 'resend.requested', id: 'id-1' });
    await settled();
    expect(said).toEqual([{ type: 'request.stillUnconfirmed', request: one, failure: unreachable.error }]);
    expect(stateOf('id-1')).toBe('unconfirmed');
  });

  it('is reported, and still unconfirmed, when its call breaks [TRD-126]', async () => {
    const bug = new Error('bug');
    const { send, settled, said, stateOf } = unanswered({ resends: [Promise.reject(bug)] });
    send({ type: 'resend.requested', id: 'id-1' });
    await settled();
    expect(said[0]).toEqual({ type: 'bug', error: bug });
    expect(stateOf('id-1')).toBe('unconfirmed');
  });

  it('is reported once if it turns up meanwhile, and stays on its way if it does not', async () => {
    const { send, reach, said, stateOf, clock } = unanswered({ looks: [notThere, there] });
    send({ type: 'resend.requested', id: 'id-1' });
    await reach('waiting');
    expect(stateOf('id-1')).toBe('resending');
    clock.increment(5_000);
    await reach('idle');
    expect(said).toEqual([found]);
  });
});

it('leaves no state out of reach', () => {
  const actorId = 'look.id-1';
  const reached = reachableStates(machine, {
    events: [
      { type: 'request.sent', request: one },
      { type: 'request.unanswered', id: 'id-1' },
      { type: 'look.requested' },
      { type: 'line.back' },
      { type: 'request.dismissed', id: 'id-1' },
      { type: `xstate.done.actor.${actorId}`, actorId, output: there },
      { type: `xstate.done.actor.${actorId}`, actorId, output: withoutIds },
      { type: `xstate.error.actor.${actorId}`, actorId, error: new Error('thrown') },
    ],
    outputs: {},
    counters: ['looks'],
  });
  expect(reached).toEqual(new Set(['idle', 'looking', 'waiting'].map((value) => JSON.stringify(value))));
});
