import type { Failure } from '@exchange/domain';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { reachableStates } from '../testing/reachableStates';
import { depositMachine, type DepositEmitted, type DepositEvent, type DepositInput } from './depositMachine';
import type { DepositAddress, FetchedAddress, IncomingDeposit, LoadedDeposits } from './depositRules';

const address: DepositAddress = { asset: 'XDC', address: 'xdc3f5c', destinationTag: undefined, isSimulated: false };
const ofXrp: DepositAddress = { asset: 'XRP', address: 'rN7n7o', destinationTag: '100001', isSimulated: false };
const noAddress: Failure = { code: 'refused', status: 400, message: 'No address is available for this coin.' };
const unreachable = { error: { code: 'unreachable' as const } };

const deposit = (confirmations: number | undefined, more: Partial<IncomingDeposit> = {}): IncomingDeposit => ({
  key: '0x1',
  asset: 'XDC',
  amount: '5000',
  status: confirmations === 0 ? 'Pending' : 'Completed',
  confirmations,
  keptFor: undefined,
  createdAt: '2026-02-26T08:41:00.000Z',
  ...more,
});

const loaded = (...deposits: IncomingDeposit[]): LoadedDeposits => ({ data: deposits });
const changed = (incoming: IncomingDeposit) => ({ type: 'deposit.changed', deposit: incoming }) as const;

const never = new Promise<never>(() => undefined);

interface Answers {
  asset?: DepositInput['asset'];
  addresses?: (FetchedAddress | Promise<FetchedAddress>)[];
  loads?: (LoadedDeposits | Promise<LoadedDeposits>)[];
}

type Place = 'fetching' | 'unavailable' | { shown: 'loading' | 'waiting' };

const waiting: Place = { shown: 'waiting' };
const loading: Place = { shown: 'loading' };

const start = ({ asset = 'XDC', addresses = [], loads = [] }: Answers = {}) => {
  const clock = new SimulatedClock();
  const fetched: string[] = [];
  let loadCount = 0;
  const machine = depositMachine.provide({
    actors: {
      fetchAddress: fromPromise<FetchedAddress, DepositInput>(async ({ input }) => {
        fetched.push(input.asset);
        return addresses.shift() ?? never;
      }),
      loadDeposits: fromPromise<LoadedDeposits, DepositInput>(async () => {
        loadCount += 1;
        return loads.shift() ?? never;
      }),
    },
  });
  const panel = createActor(machine, { clock, input: { asset } });
  const said: DepositEmitted[] = [];
  panel.on('*', (event) => said.push(event));
  panel.start();
  return {
    send: (event: DepositEvent) => panel.send(event),
    clock,
    said,
    fetched,
    loadCount: () => loadCount,
    isIn: (place: Place) => panel.getSnapshot().matches(place),
    reach: (place: Place) => waitFor(panel, (state) => state.matches(place)),
    context: () => panel.getSnapshot().context,
    confirmations: () => panel.getSnapshot().context.deposits.map((one) => one.confirmations),
  };
};

const following = async (...loads: (LoadedDeposits | Promise<LoadedDeposits>)[]) => {
  const started = start({ addresses: [{ data: address }], loads });
  await started.reach(waiting);
  return started;
};

describe('the address', () => {
  it('is fetched as the panel opens, and shown [WAL-231]', async () => {
    const { fetched, isIn, reach, context } = start({ addresses: [{ data: address }] });
    expect(fetched).toEqual(['XDC']);
    expect(isIn('fetching')).toBe(true);
    await reach(loading);
    expect(context().address).toEqual(address);
  });

  it('of XRP comes with its destination tag [WAL-231]', async () => {
    const { reach, context } = start({ asset: 'XRP', addresses: [{ data: ofXrp }] });
    await reach(loading);
    expect(context().address?.destinationTag).toBe('100001');
  });

  it.each<[string, DepositAddress]>([
    ['of another coin', { ...ofXrp, asset: 'BTC' }],
    ['of XRP without a destination tag', { ...ofXrp, destinationTag: undefined, isSimulated: false }],
  ])('%s is not shown [WAL-231]', async (_, unsafe) => {
    const { reach, context } = start({ asset: 'XRP', addresses: [{ data: unsafe }] });
    await reach('unavailable');
    expect(context()).toMatchObject({ address: undefined, failure: { code: 'unexpected' } });
  });

  it('that is refused is reported in the server’s words [WAL-232]', async () => {
    const { reach, context, said } = start({ addresses: [{ error: noAddress }] });
    await reach('unavailable');
    expect(context().failure).toEqual(noAddress);
    expect(said).toEqual([{ type: 'address.unavailable', asset: 'XDC', failure: noAddress }]);
  });

  it('that could not be fetched can be fetched again [WAL-233]', async () => {
    const { send, reach, context, fetched } = start({ addresses: [unreachable, { data: address }] });
    await reach('unavailable');
    send({ type: 'retry.requested' });
    expect(context().failure).toBeUndefined();
    await reach(loading);
    expect(fetched).toEqual(['XDC', 'XDC']);
  });

  it('whose call breaks is reported, and can be fetched again [WAL-233]', async () => {
    const bug = new Error('bug');
    const { send, reach, said, isIn } = start({ addresses: [Promise.reject(bug)] });
    await reach('unavailable');
    expect(said).toEqual([
      { type: 'bug', error: bug },
      { type: 'address.unavailable', asset: 'XDC', failure: { code: 'unexpected' } },
    ]);
    send({ type: 'retry.requested' });
    expect(isIn('fetching')).toBe(true);
  });

  it('of a coin that was left meanwhile is dropped [WAL-233]', async () => {
    let answer: (fetched: FetchedAddress) => void = () => undefined;
    const late = new Promise<FetchedAddress>((resolve) => (answer = resolve));
    const { send, reach, context, fetched } = start({ addresses: [late, { data: ofXrp }] });
    send({ type: 'coin.changed', asset: 'XRP' });
    answer({ data: { ...address, asset: undefined } });
    await reach(loading);
    expect(fetched).toEqual(['XDC', 'XRP']);
    expect(context()).toMatchObject({ asset: 'XRP', address: ofXrp });
  });

  it('of the coin before is gone while the next one is fetched [WAL-233]', async () => {
    const { send, context, said } = await following(loaded(deposit(0)));
    send({ type: 'coin.changed', asset: 'XRP' });
    expect(context()).toMatchObject({ asset: 'XRP', address: undefined, deposits: [] });
    send(changed(deposit(1)));
    expect(context().deposits).toEqual([]);
    expect(said).toEqual([]);
  });
});

describe('an incoming deposit', () => {
  it('is followed from 0 to 3 confirmations by what the server sends, without polling [WAL-234]', async () => {
    const { send, confirmations, said, clock, loadCount } = await following(loaded());
    for (const count of [0, 1, 2, 3]) {
      send(changed(deposit(count)));
      expect(confirmations()).toEqual([count]);
    }
    expect(said).toEqual([
      { type: 'deposit.seen', deposit: deposit(0) },
      { type: 'deposit.arrived', deposit: deposit(1) },
      { type: 'deposit.withdrawable', deposit: deposit(3) },
    ]);
    clock.increment(600_000);
    expect(loadCount()).toBe(1);
  });

  it('is followed from 0 to 3 confirmations by polling where the server sends nothing [WAL-234]', async () => {
    const { confirmations, said, clock, reach, loadCount } = await following(
      loaded(),
      loaded(deposit(0)),
      loaded(deposit(1)),
      loaded(deposit(2)),
      loaded(deposit(3)),
    );
    for (const count of [0, 1, 2, 3]) {
      clock.increment(29_999);
      expect(loadCount()).toBe(count + 1);
      clock.increment(1);
      await reach(waiting);
      expect(confirmations()).toEqual([count]);
    }
    expect(said.map(({ type }) => type)).toEqual(['deposit.seen', 'deposit.arrived', 'deposit.withdrawable']);
  });

  it('that was on its way when the panel opened is no news, and one that was done is not shown [WAL-234]', async () => {
    const done = deposit(3, { key: '0x0' });
    const doneWithoutCount = deposit(undefined, { key: '0x2' });
    const { context, said, clock, reach } = await following(
      loaded(deposit(1), done, doneWithoutCount),
      loaded(deposit(3), done, doneWithoutCount),
    );
    expect(context().deposits).toEqual([deposit(1)]);
    expect(said).toEqual([]);
    clock.increment(30_000);
    await reach(waiting);
    expect(context().deposits).toEqual([deposit(3)]);
    expect(said).toEqual([{ type: 'deposit.withdrawable', deposit: deposit(3) }]);
  });

  it('that was made between two loads is shown and announced [WAL-234]', async () => {
    const { context, said, clock, reach } = await following(loaded(), loaded(deposit(3)));
    clock.increment(30_000);
    await reach(waiting);
    expect(context().deposits).toEqual([deposit(3)]);
    expect(said).toEqual([{ type: 'deposit.withdrawable', deposit: deposit(3) }]);
  });

  it('that loses confirmations to a reorganisation is shown with what is left [WAL-234]', async () => {
    const { send, confirmations, said } = await following(loaded());
    send(changed(deposit(2)));
    send(changed(deposit(0)));
    expect(confirmations()).toEqual([0]);
    expect(said).toEqual([{ type: 'deposit.arrived', deposit: deposit(2) }]);
  });

  it('that is kept is shown, and isn’t announced as arrived, however many confirmations it has, until it is credited [WAL-234]', async () => {
    const { send, context, said } = await following(loaded());
    const kept = deposit(1, { status: 'Pending', keptFor: 'minimum' });
    send(changed(kept));
    send(changed({ ...kept, confirmations: 3 }));
    expect(context().deposits).toEqual([{ ...kept, confirmations: 3 }]);
    expect(said).toEqual([]);
    send(changed(deposit(3)));
    expect(said).toEqual([{ type: 'deposit.withdrawable', deposit: deposit(3) }]);
  });

  it.each(['Returned', 'Reversed'])('that was %s before the panel opened is not shown [WAL-234]', async (status) => {
    const before = deposit(3, { key: '0x0', status });
    const { send, context, said } = await following(loaded(before));
    expect(context().deposits).toEqual([]);
    send(changed(deposit(2)));
    send(changed(deposit(0, { status })));
    expect(context().deposits).toEqual([deposit(0, { status })]);
    expect(said).toEqual([{ type: 'deposit.arrived', deposit: deposit(2) }]);
  });

  it('of another coin is not shown [WAL-234]', async () => {
    const { send, context, said } = await following(loaded(deposit(1, { asset: 'ETH' })));
    send(changed(deposit(1, { asset: 'ETH', key: '0x9' })));
    expect(context().deposits).toEqual([]);
    expect(said).toEqual([]);
  });

  it('is not overwritten by an older answer that comes late [WAL-234]', async () => {
    let answer: (deposits: LoadedDeposits) => void = () => undefined;
    const { send, clock, confirmations, reach, loadCount } = await following(
      loaded(deposit(0)),
      new Promise((resolve) => (answer = resolve)),
      loaded(deposit(2)),
    );
    clock.increment(30_000);
    send(changed(deposit(2)));
    answer(loaded(deposit(1)));
    await reach(waiting);
    expect(confirmations()).toEqual([2]);
    expect(loadCount()).toBe(3);
  });

  it('is polled for again once the feed is lost, and loaded when it is back [WAL-234]', async () => {
    const { send, reach, loadCount, clock, isIn } = await following(loaded(), loaded(), loaded(), loaded());
    send(changed(deposit(0)));
    send({ type: 'feed.lost' });
    await reach(waiting);
    clock.increment(30_000);
    await reach(waiting);
    expect(loadCount()).toBe(3);
    send({ type: 'look.requested' });
    expect(isIn(loading)).toBe(true);
  });

  it('of the next coin is not polled for either, once the server has sent something [WAL-234]', async () => {
    const { send, reach, loadCount, clock } = start({
      addresses: [{ data: address }, { data: ofXrp }],
      loads: [loaded(), loaded()],
    });
    await reach(waiting);
    send(changed(deposit(0)));
    send({ type: 'coin.changed', asset: 'XRP' });
    await reach(waiting);
    clock.increment(30_000);
    expect(loadCount()).toBe(2);
  });

  it('is polled for again after a load that failed or broke [WAL-234]', async () => {
    const bug = new Error('bug');
    const { send, reach, context, clock, said } = await following(unreachable, Promise.reject(bug), loaded(deposit(1)));
    send(changed(deposit(0)));
    expect(context().loadFailure).toEqual({ code: 'unreachable' });
    clock.increment(30_000);
    await reach(waiting);
    expect(said.at(-1)).toEqual({ type: 'bug', error: bug });
    clock.increment(30_000);
    await reach(waiting);
    expect(context()).toMatchObject({ loadFailure: undefined, deposits: [deposit(1)] });
  });
});

it('leaves no state out of reach', () => {
  const reached = reachableStates(depositMachine, {
    input: { asset: 'XDC' },
    events: [{ type: 'retry.requested' }, { type: 'look.requested' }, { type: 'feed.lost' }, changed(deposit(1))],
    outputs: {
      fetchAddress: [{ data: address }, { error: noAddress }],
      loadDeposits: [loaded(deposit(0)), unreachable],
    },
  });
  expect(reached).toEqual(new Set(['fetching', 'unavailable', loading, waiting].map((value) => JSON.stringify(value))));
});
