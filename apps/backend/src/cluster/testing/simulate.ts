import { createHash } from 'node:crypto';
import type { Command, CommandKind } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import type { Envelope } from '../line/envelope';
import { createSimulatedGateway } from './simulatedGateway';
import { createSimulatedOwner, type SimulatedOwner } from './simulatedOwner';
import { createStore, type Store } from './store';
import { createWorld } from './world';

const traders = ['u-1', 'u-2', 'u-3', 'u-4'];
const gatewayCount = 3;
const key = Buffer.alloc(32, 7);
const hour = 3_600_000;
/** Longer than anything may be on its way. */
const rest = 300_000;

interface Told {
  session: string;
  command: Command;
  outcome: Outcome<CommandKind> | undefined;
}

export interface Simulated {
  /** What contradicts what traders were told. */
  faults: string[];
  counts: {
    done: number;
    unavailable: number;
    unconfirmed: number;
    sessionEnded: number;
    owners: number;
    replays: number;
  };
  /** Of all that is stored: the same seed gives the same one. */
  fingerprint: string;
}

const funding = (trader: string, asset: 'XDC' | 'USDT'): Command => ({
  kind: 'funds.post',
  id: `${trader} ${asset}`,
  legs: [{ asset, amount: '100000000', from: { house: 'demo faucet' }, to: { trader } }],
});

const clientIdOf = (command: Command): string => ('clientOrderId' in command ? (command.clientOrderId ?? '') : '');

const codeOf = (outcome: Outcome<CommandKind> | undefined): string | undefined =>
  outcome?.done ? 'done' : outcome?.refused.code;

const missing = new Set<string | undefined>(['unavailable', 'session ended']);

const faultOf = (client: string, code: string | undefined, count: number): string | undefined => {
  if (count > 1) return `${client} was carried out ${String(count)} times`;
  if (code === 'done' && count === 0) return `${client} was acknowledged and is missing`;
  return missing.has(code) && count > 0 ? `${client} was refused as ${String(code)} and is there` : undefined;
};

const faultsIn = (told: ReadonlyMap<string, Told>, { groups }: Pick<Store, 'groups'>): string[] => {
  const times = new Map<string, number>();
  for (const client of groups.flatMap(({ commands }) => commands.map(clientIdOf)))
    times.set(client, (times.get(client) ?? 0) + 1);
  return [...told].flatMap(([client, { outcome }]) => faultOf(client, codeOf(outcome), times.get(client) ?? 0) ?? []);
};

/**
 * An exchange of several processes for a simulated hour: traders order through gateways, while owners are killed and
 * suspended, messages are lost, late and repeated, sessions end, and clocks are wrong by seconds.
 */
export const simulate = async (seed: number, hours = 1): Promise<Simulated> => {
  const world = createWorld(seed);
  const store = createStore(world);
  const overheard: Envelope[] = [];
  const told = new Map<string, Told>();
  const owners: SimulatedOwner[] = [];
  let ids = 0;
  let replays = 0;
  let isOver = false;

  const launchOwner = (): void => {
    const name = `owner-${owners.length}`;
    owners.push(createSimulatedOwner({ world, store, key, name, traders, skewMs: world.between(-8_000, 8_000) }));
  };
  const alive = (): SimulatedOwner[] => owners.filter(({ isDead }) => !isDead());

  const gateways = Array.from({ length: gatewayCount }, () =>
    createSimulatedGateway({
      world,
      store,
      key,
      owners: () => owners,
      skewMs: world.between(-8_000, 8_000),
      newId: () => `id-${(ids += 1)}`,
      overhear: (envelope) => {
        if (world.happens(0.05)) overheard.push(envelope);
      },
    }),
  );

  const pick = <Value>(values: readonly Value[]): Value | undefined => values[world.between(0, values.length)];

  const order = (trader: string, clientOrderId: string): Command => ({
    kind: 'order.place',
    trader,
    pair: 'XDC-USDT',
    side: world.happens(0.5) ? 'buy' : 'sell',
    price: (0.05 + world.between(-5, 6) / 10_000).toFixed(4),
    amount: String(world.between(10, 100)),
    clientOrderId,
  });

  const trade = async (trader: string): Promise<void> => {
    let sessions = 1;
    for (let number = 1; !isOver; number += 1) {
      await world.pause(world.between(500, 10_000));
      const session = `${trader}-${sessions}`;
      const client = `${trader}-${number}`;
      const command = order(trader, client);
      const asked: Told = { session, command, outcome: undefined };
      told.set(client, asked);
      void pick(gateways)
        ?.submit(command, session)
        .then((outcome) => {
          asked.outcome = outcome;
        });
      if (world.happens(0.01)) {
        await world.pause(world.between(0, 20));
        store.endSession(session);
        sessions += 1;
      }
    }
  };

  const strike = async (): Promise<void> => {
    while (!isOver) {
      await world.pause(world.between(5_000, 60_000));
      const victim = pick(alive());
      if (world.happens(0.5)) victim?.kill();
      else victim?.suspend(world.between(1_000, 60_000));
      while (alive().length < 2) launchOwner();
    }
  };

  const attack = async (): Promise<void> => {
    for (;;) {
      await world.pause(world.between(500, 20_000));
      const envelope = pick(overheard);
      const target = pick(alive());
      if (!envelope || !target) continue;
      replays += 1;
      void target.receive(envelope);
    }
  };

  launchOwner();
  launchOwner();
  await world.runUntil(10_000);
  store.groups.push({
    epoch: 0,
    commands: traders.flatMap((trader) => [funding(trader, 'XDC'), funding(trader, 'USDT')]),
  });
  // Whoever began before the funds were there begins again.
  for (const owner of alive()) owner.kill();
  launchOwner();
  launchOwner();
  for (const trader of traders) void trade(trader);
  void strike();
  void attack();
  await world.runUntil(hours * hour);
  isOver = true;
  await world.runUntil(hours * hour + rest);

  const codes = Array.from(told.values(), ({ outcome }) => codeOf(outcome));
  const countOf = (code: string): number => codes.filter((one) => one === code).length;
  return {
    faults: faultsIn(told, store),
    counts: {
      done: countOf('done'),
      unavailable: countOf('unavailable'),
      unconfirmed: countOf('unconfirmed'),
      sessionEnded: countOf('session ended'),
      owners: owners.length,
      replays,
    },
    fingerprint: createHash('sha256').update(JSON.stringify(store.groups)).digest('hex'),
  };
};
