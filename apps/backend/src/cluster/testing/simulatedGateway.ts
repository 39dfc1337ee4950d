import type { Command, CommandKind } from '../../exchange/commands';
import type { Outcome } from '../../exchange/outcomes';
import type { Envelope } from '../line/envelope';
import { createGatewayLine, type KnownOwner, type Sent, type Transport } from '../line/gatewayLine';
import type { SimulatedOwner } from './simulatedOwner';
import type { Store } from './store';
import type { World } from './world';

interface GatewayOptions {
  world: World;
  store: Store;
  key: Buffer;
  owners: () => readonly SimulatedOwner[];
  skewMs: number;
  newId: () => string;
  /** Somebody on the network who keeps what passes, to send it again. */
  overhear: (envelope: Envelope) => void;
}

/** Mostly milliseconds, and now and then long enough for an owner to have been replaced meanwhile. */
const onTheWay = (world: World): number => (world.happens(0.01) ? world.between(1_000, 90_000) : world.between(0, 20));

export const createSimulatedGateway = (options: GatewayOptions) => {
  const { world, store, key, owners, skewMs, newId, overhear } = options;
  const abandoning = new Set<() => void>();
  let owner: KnownOwner | undefined;

  const look = (): void => {
    const found = store.announced();
    if (found?.owner !== owner?.owner) for (const giveUp of [...abandoning]) giveUp();
    owner = found;
    world.after(world.between(400, 600), look);
  };
  look();

  const transport: Transport = (url, envelope, patienceMs) =>
    new Promise<Sent>((resolve) => {
      const target = owners().find(({ name }) => name === url);
      if (!target || target.isDead() || world.happens(0.005)) {
        resolve({ became: 'not sent' });
        return;
      }
      const settle = (sent: Sent): void => {
        abandoning.delete(giveUp);
        resolve(sent);
      };
      const giveUp = (): void => settle({ became: 'lost' });
      abandoning.add(giveUp);
      world.after(patienceMs, giveUp);
      overhear(envelope);
      if (world.happens(0.005)) return;
      world.after(onTheWay(world), () => {
        void target.receive(envelope).then((answer) => {
          if (world.happens(0.01)) return;
          world.after(onTheWay(world), () => {
            settle(answer.status === 200 ? { became: 'answered', envelope: answer.envelope } : { became: 'lost' });
          });
        });
      });
    });

  const line = createGatewayLine({ key, owner: () => owner, transport, now: () => world.now() + skewMs, newId });

  return {
    /** As a call does: the session is looked up, and some time later the command is on its way. */
    submit: async (command: Command, session: string): Promise<Outcome<CommandKind> | undefined> => {
      if (store.endedAt(session) !== undefined) return undefined;
      await world.pause(world.happens(0.01) ? world.between(1_000, 40_000) : world.between(0, 5));
      return line.submit(command, session);
    },
  };
};
