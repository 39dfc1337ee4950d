import { unavailable, unconfirmed } from '../../exchange/refusals';
import type { Command, CommandKind } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import { createMemoryExchange } from '../../exchange/testing/memoryExchange';
import { createOwnerLine, type OwnerLine } from '../line/ownerLine';
import type { Store } from './store';
import type { World } from './world';

interface Waiting {
  command: Command;
  answer: (outcome: Outcome<CommandKind>) => void;
}

interface OwnerOptions {
  world: World;
  store: Store;
  key: Buffer;
  name: string;
  traders: readonly string[];
  /** By how much its clock is wrong. */
  skewMs: number;
}

/** A process that waits for the lease, rebuilds what it decides by from the store, and takes commands until it ends. */
export const createSimulatedOwner = ({ world, store, key, name, traders, skewMs }: OwnerOptions) => {
  let exchange: ReturnType<typeof createMemoryExchange> | undefined;
  let epoch = 0;
  let queue: Waiting[] = [];
  let isWorking = false;
  let isDead = false;
  let pausedUntil = 0;

  /** Nothing of a process that is suspended goes on. */
  const step = async (ms: number): Promise<void> => {
    await world.pause(ms);
    while (pausedUntil > world.now()) await world.pause(pausedUntil - world.now());
    if (isDead) await new Promise<never>(() => undefined);
  };

  const rebuild = (): void => {
    epoch = store.raiseEpoch();
    exchange = createMemoryExchange(traders);
    exchange.run(store.groups.flatMap(({ commands }) => commands));
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    while (exchange && queue.length > 0) {
      const waiting = queue.splice(0, 50);
      const commands = waiting.map(({ command }) => command);
      const { outcomes } = exchange.run(commands);
      await step(world.between(1, 8));
      const isKept = store.commit({ epoch, commands });
      await step(world.between(0, 3));
      if (!isKept || world.happens(0.002)) {
        // The answer to the commit was lost, or a successor fences us off: what is in memory counts no more.
        exchange = undefined;
        for (const { answer } of waiting) answer(unconfirmed);
        for (const { answer } of queue.splice(0)) answer(unavailable);
        break;
      }
      for (const [index, { answer }] of waiting.entries()) answer(outcomes[index] ?? unavailable);
    }
    isWorking = false;
  };

  const submit = (command: Command): Promise<Outcome<CommandKind>> =>
    new Promise((answer) => {
      if (!exchange) {
        answer(unavailable);
        return;
      }
      queue.push({ command, answer });
      if (!isWorking) void work();
    });

  const line: OwnerLine = createOwnerLine({
    key,
    owner: name,
    exchange: {
      submit: submit as never,
      position: () => undefined,
      isOpen: () => exchange !== undefined,
      isHalted: () => false,
      standby: () => undefined,
    },
    heldSessions: store.heldSessions,
    projections: () => ({ stream: '', counter: 0, at: 0, books: [], references: [] }),
    log: { warn: () => undefined },
    now: () => world.now() + skewMs,
  });

  const live = async (): Promise<void> => {
    for (;;) {
      await step(world.between(800, 1_200));
      if (!store.claim(name)) {
        // Another one has taken over meanwhile, so this process would end.
        if (epoch > 0) isDead = true;
        continue;
      }
      if (!exchange) rebuild();
      store.announce(name, name);
    }
  };
  void live();

  return {
    name,
    isDead: (): boolean => isDead,
    /** What arrives at a process that is suspended waits for it; to one that is dead nothing can be sent. */
    receive: async (envelope: Parameters<OwnerLine>[0]) => {
      await step(0);
      return line(envelope);
    },
    kill: (): void => {
      isDead = true;
      queue = [];
    },
    suspend: (ms: number): void => {
      pausedUntil = world.now() + ms;
    },
  };
};

export type SimulatedOwner = ReturnType<typeof createSimulatedOwner>;
